/** The end of a year as a page: what happened, chapter by chapter, and what it came to. Read from events alone. */
import type { EventInfo } from "../../gen/server";
import type { Events } from "../../gen/la-citta";
import type { Service } from "./kinds";
import type { Passage } from "./region";

export const CHAPTERS = ["voice", "migration", "relocation", "feeding", "new-year"] as const;
export type ChapterName = (typeof CHAPTERS)[number];

export interface Chapter {
  name: ChapterName;
  events: EventInfo[];
}

export interface Page {
  year: number;
  chapters: Chapter[];
  /** nothing more will be written on it */
  isWhole: boolean;
}

/** What the page counts for a city. */
export interface Line {
  castle: string;
  /** letter of its owner */
  owner: string;
  came: number;
  left: number;
  /** of those who left: by hunger, and because there was no room */
  hungry: number;
  crowded: number;
  fallen: string[];
  isRuin: boolean;
}

/** Kinds of event that a new year begins with; whatever else comes then belongs to the turns. */
const DAWN = ["year", "voice_card", "income", "growth", "full", "skip", "first_player"];

/** The facts of an event, if it is one of this kind. */
function factsOf<Kind extends keyof Events>(event: EventInfo, kind: Kind): NonNullable<Events[Kind]> | null {
  return event.kind === kind ? (event.facts as unknown as NonNullable<Events[Kind]>) : null;
}

/** Goes on with a page, or begins one where the people speak; null: there is none yet. */
export function written(page: Page | null, events: readonly EventInfo[]): Page | null {
  for (const event of events) {
    const phase = factsOf(event, "phase");
    if (phase?.phase === "voice")
      page = { year: phase.year, chapters: [{ name: "voice", events: [] }], isWhole: false };
    else if (!page || page.isWhole) continue;
    else if (phase) page = phase.phase === "clean-up" ? page : begun(page, phase.phase);
    else if (event.kind === "year") page = added(begun(page, "new-year"), event);
    else if (page.chapters.at(-1)?.name === "new-year" && !DAWN.includes(event.kind)) page = { ...page, isWhole: true };
    else page = added(page, event);
  }
  return page;
}

function begun(page: Page, name: ChapterName): Page {
  return { ...page, chapters: [...page.chapters, { name, events: [] }] };
}

function added(page: Page, event: EventInfo): Page {
  const last = page.chapters.at(-1);
  if (!last) return page;
  return { ...page, chapters: [...page.chapters.slice(0, -1), { ...last, events: [...last.events, event] }] };
}

/** The chapters in which something happens, and the first, which says what the people want. */
export function worthReading(page: Page): ChapterName[] {
  const told = page.chapters.filter((one) => one.name === "voice" || one.events.length > 0).map((one) => one.name);
  return CHAPTERS.filter((name) => told.includes(name));
}

/** Where to go on with a page that was left at a chapter: there, or at the next one in which something happens. */
export function readOn(page: Page, left: ChapterName): ChapterName {
  const there = worthReading(page);
  return CHAPTERS.slice(CHAPTERS.indexOf(left)).find((name) => there.includes(name)) ?? "new-year";
}

/** The castles that a chapter is about, for the eye to find them on the map. */
export function castlesOf(chapter: Chapter): string[] {
  const named = chapter.events.flatMap(({ facts }) => [facts.city, facts.origin]);
  return [...new Set(named.filter((one) => typeof one === "string"))];
}

/** What the people asked for: one service or two, and the cards that said so. */
export function voiceOf(page: Page): { asked: Service[]; cards: Service[] } {
  const events = page.chapters.find((one) => one.name === "voice")?.events ?? [];
  const asked = events.flatMap((event): Service[] => {
    const one = factsOf(event, "voice");
    const two = factsOf(event, "two_voices");
    return one ? [one.service] : two ? [two.service, two.second] : [];
  });
  const cards = events
    .flatMap((event) => factsOf(event, "reveal")?.cards ?? [])
    .map((card) => card.split("#")[0] as Service);
  return { asked, cards };
}

/** Who went where, for arrows on the map. */
export function passagesOf(chapter: Chapter): Passage[] {
  const passages: Passage[] = [];
  for (const event of chapter.events) {
    const moved = factsOf(event, "migrate");
    const full = factsOf(event, "no_room");
    const last = passages.findLast((one) => one.city === full?.city);
    if (moved) passages.push({ origin: moved.origin, city: moved.city, room: true });
    else if (last) last.room = false;
  }
  return passages;
}

/** The sum of the page, city by city; cities to which nothing happened are left out. */
export function ledgerOf(page: Page): Line[] {
  const lines = new Map<string, Line>();
  const lineOf = (castle: string, owner: string) => {
    const empty = { castle, owner, came: 0, left: 0, hungry: 0, crowded: 0, fallen: [], isRuin: false };
    const line = lines.get(castle) ?? empty;
    lines.set(castle, line);
    return line;
  };
  for (const event of page.chapters.filter((one) => one.name !== "new-year").flatMap((one) => one.events)) {
    const moved = factsOf(event, "migrate");
    if (moved) {
      lineOf(moved.city, moved.seat).came++;
      lineOf(moved.origin, moved.other).left++;
    }
    const full = factsOf(event, "no_room");
    if (full) lineOf(full.city, full.seat).came--;
    const starved = factsOf(event, "starve");
    if (starved) lineOf(starved.city, starved.seat).hungry++;
    const surplus = factsOf(event, "surplus");
    if (surplus) lineOf(surplus.city, surplus.seat).crowded += surplus.count;
    const given = factsOf(event, "demolish");
    if (given) lineOf(given.city, given.seat).fallen.push(given.kind);
    const ruin = factsOf(event, "city_falls");
    if (ruin) {
      const line = lineOf(ruin.city, ruin.seat);
      line.fallen.push(...ruin.kinds);
      line.isRuin = true;
    }
  }
  return [...lines.values()];
}

/** Of each seat that was fed or hungry: how many mouths, how much food, how many had to go, and what it costs. */
export interface Meal {
  seat: string;
  people: number;
  food: number;
  gone: number;
  /** loses a player card and a turn next year */
  isPunished: boolean;
  /** points that hunger costs at the end of the game */
  points: number;
}

export function mealsOf(page: Page): Meal[] {
  const meals = new Map<string, Meal>();
  for (const event of page.chapters.find((one) => one.name === "feeding")?.events ?? []) {
    const hunger = factsOf(event, "hunger");
    const meal = hunger ?? factsOf(event, "fed");
    if (meal) {
      const { seat, people, food } = meal;
      meals.set(seat, { seat, people, food, gone: hunger?.count ?? 0, isPunished: false, points: 0 });
    }
    const punished = meals.get(factsOf(event, "penalty")?.seat ?? "");
    if (punished) punished.isPunished = true;
    const last = factsOf(event, "last_hunger");
    const fined = meals.get(last?.seat ?? "");
    if (last && fined) fined.points = last.points;
  }
  return [...meals.values()];
}
