/** The drawers of the palette, and the steps of a plan as chips. */
import type { Offer, Plan, PlanStep } from "../../gen/small-city";
import { say } from "../../lib/words";
import type { Pieces } from "../board";
import { tintOf, type Tint } from "./kinds";

export interface Drawer {
  id: "homes" | "shops" | "stations" | "industry" | "culture" | "parks";
  tint: Tint;
  /** the key that goes to it; digits count what is in the drawers of a key */
  letter: string;
  kinds: string[];
  /** the digit of its first kind */
  first: number;
}

/** In two rows of three. */
const DRAWERS: readonly Pick<Drawer, "id" | "tint" | "letter">[] = [
  { id: "homes", tint: "home", letter: "H" },
  { id: "shops", tint: "shop", letter: "S" },
  { id: "parks", tint: "park", letter: "P" },
  { id: "industry", tint: "plant", letter: "F" },
  { id: "culture", tint: "cult", letter: "C" },
  { id: "stations", tint: "serv", letter: "P" },
];

/** What is never bought by itself: the hall is there, a warehouse comes with its factory. */
const NOT_SOLD = ["town_hall", "warehouse"];

/** All kinds of tile that can be built, in their drawers, small ones first. */
export function drawersOf(pieces: Pieces): Drawer[] {
  const tiles = [...pieces.values()].filter((piece) => piece.id.startsWith("tile:"));
  const counted = new Map<string, number>();
  return DRAWERS.map((drawer) => {
    const kinds = tiles
      .filter((piece) => tintOf(String(piece.figures.category)) === drawer.tint)
      .map((piece) => piece.id.slice("tile:".length))
      .filter((kind) => !NOT_SOLD.includes(kind));
    const before = counted.get(drawer.letter) ?? 0;
    counted.set(drawer.letter, before + kinds.length);
    return { ...drawer, kinds, first: before + 1 };
  });
}

export function offerOf(plan: Plan | undefined, kind: string): Offer | undefined {
  return plan?.palette.find((offer) => offer.kind === kind);
}

export interface Chip {
  key: string;
  step: PlanStep;
  /** what it belongs to: the warehouse of a factory, the raw paid for a school */
  more: PlanStep[];
  /** false: the pile no longer has what it takes */
  fits: boolean;
}

const OWN_STEPS = ["build", "enlarge", "demolish", "grow"];

/** One chip for each gesture of a plan. */
export function chipsOf(steps: readonly (PlanStep & { fits?: boolean })[]): Chip[] {
  const chips: Chip[] = [];
  for (const step of steps) {
    const last = chips.at(-1);
    const fits = step.fits ?? true;
    if (OWN_STEPS.includes(step.step) || !last)
      chips.push({ key: `${String(chips.length)} ${step.step}`, step, more: [], fits });
    else {
      last.more.push(step);
      last.fits &&= fits;
    }
  }
  return chips;
}

/** What taking one gesture out of a plan means: so many answers go back, and the lines behind it are given again. */
export function withoutGesture(answers: readonly string[], gesture: number): { count: number; then: string } {
  const lines: string[][] = [];
  for (const answer of answers)
    if (OWN_STEPS.includes(answer)) lines.push([answer]);
    else lines.at(-1)?.push(answer);
  const back = lines.slice(gesture);
  const again = back.slice(1).map((line) => line.join("; "));
  return { count: back.flat().length, then: again.join(" | ") };
}

/** A step in a few words: "Home 1 at E7". */
export function wordsOfStep(step: PlanStep, pieces: Pieces): string {
  const tile = (pieces.get(`tile:${step.kind ?? ""}`)?.name ?? step.kind) || "";
  const cell = (step.cell ?? "").replace(/^[A-D]:/, "");
  const kind = OWN_STEPS.includes(step.step) ? step.step : "other";
  return say(`sc-step-${kind}`, { tile, cell, size: step.size ?? 0 });
}
