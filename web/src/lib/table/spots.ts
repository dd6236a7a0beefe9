/** Spots are the places on the screen that a choice touches: `cell:3,4`, `hand:2`, `seat:B`, `button:pass`. */
import type { ChoiceInfo, ClosedInfo, DecisionInfo } from "../../gen/server";
import type { Footprints } from "./footprints";
import type { Handle, Way } from "./reach";
import { sparedOf } from "./spare";

/** What a spot is at this moment. A board draws it from here and from nowhere else. */
export interface Mark {
  /** it can be chosen: it glows */
  lit: boolean;
  /** it is chosen: in the hand, or toggled */
  picked: boolean;
  /** its number where several are picked in order, from 1 */
  order: number | null;
  /** what is held or hovered would change it */
  ghosted: boolean;
  /** the question is about it: the text being resolved, the citizen who walks */
  about: boolean;
  /** a lesson or a score points at it */
  wanted: boolean;
  /** the points that it brought, where a score points at it */
  counts: number | null;
  /** one might expect to choose it, and why it cannot be chosen */
  closed: ClosedInfo | null;
  /** the seat (from 0) that changed it since my last turn */
  changedBy: number | null;
  /** rank and chance of an idea that begins here */
  rank: string;
  /** it is held and dragged to its target */
  drags: boolean;
  /** the piece in the hand, as it is turned now, can be put down here by its middle */
  fits: boolean;
  /** several of these are picked: sweeping over them picks each */
  sweeps: boolean;
  /** how a choice of it reads; empty where there is none or more than one */
  label: string;
  /** figures of the choice: price, gain, food */
  facts: Record<string, unknown> | null;
  /** how many choices touch it */
  choices: number;
}

const NOTHING: Mark = {
  lit: false,
  picked: false,
  order: null,
  ghosted: false,
  about: false,
  wanted: false,
  counts: null,
  closed: null,
  changedBy: null,
  rank: "",
  drags: false,
  fits: false,
  sweeps: false,
  label: "",
  facts: null,
  choices: 0,
};

/** What is spread on the element of a spot: `<g {...spots.at("cell:3,4", "Plaza")}>`. */
export interface SpotAttributes {
  "data-spot": string;
  "data-legal"?: "";
  "data-picked"?: "";
  "data-ghosted"?: "";
  "data-about"?: "";
  "data-wanted"?: "";
  "data-closed"?: string;
  "data-changed"?: string;
  "data-rank"?: string;
  "data-drag"?: "";
  "data-fits"?: "";
  "data-sweep"?: "";
  role?: "button";
  tabindex?: number;
  "aria-label"?: string;
  "aria-description"?: string;
  "aria-pressed"?: boolean;
}

export class Spots {
  constructor(
    readonly marks: ReadonlyMap<string, Mark> = new Map(),
    /** knobs that a board draws where a thing can gain a cell; each has a spot of its own */
    readonly handles: readonly Handle[] = [],
    /** cells of a piece that was laid down as a ghost and waits to be turned or confirmed, the anchor first */
    readonly laid: readonly string[] = [],
    readonly spare: readonly string[] = [],
  ) {}

  /** Which of these cards were marked as spare (`M`): ids as in the glossary, one for each card of the hand. */
  spared(cards: readonly string[]): boolean[] {
    return sparedOf(cards, this.spare);
  }

  mark(spot: string): Mark {
    return this.marks.get(spot) ?? NOTHING;
  }

  /**
   * The attributes of an element that stands for a spot; `name` is what it is called where no choice names it, `details`
   * what else is printed on it: who chooses by ear hears that after the name.
   */
  at(spot: string, name = "", details = ""): SpotAttributes {
    const mark = this.mark(spot);
    const attributes: SpotAttributes = { "data-spot": spot };
    if (mark.lit) {
      attributes["data-legal"] = "";
      attributes.role = "button";
      attributes.tabindex = -1;
      attributes["aria-pressed"] = mark.picked;
    }
    const label = mark.label || name;
    if (label && mark.lit) attributes["aria-label"] = label;
    if (details && mark.lit) attributes["aria-description"] = details;
    if (mark.picked) attributes["data-picked"] = "";
    if (mark.ghosted) attributes["data-ghosted"] = "";
    if (mark.about) attributes["data-about"] = "";
    if (mark.wanted) attributes["data-wanted"] = "";
    if (mark.closed) attributes["data-closed"] = mark.closed.rule;
    if (mark.changedBy !== null) attributes["data-changed"] = String(mark.changedBy);
    if (mark.rank) attributes["data-rank"] = mark.rank;
    if (mark.drags) attributes["data-drag"] = "";
    if (mark.fits) attributes["data-fits"] = "";
    if (mark.sweeps) attributes["data-sweep"] = "";
    return attributes;
  }
}

export interface Marking {
  decision?: DecisionInfo | null;
  /** choices that are still possible after what was touched; all of the decision if not given */
  open?: readonly ChoiceInfo[];
  picked?: readonly string[];
  ghosted?: readonly string[];
  wanted?: readonly string[];
  /** the points of wanted spots */
  counted?: ReadonlyMap<string, number>;
  changed?: ReadonlyMap<string, number>;
  /** where ideas of a strong player begin */
  ranks?: ReadonlyMap<string, string>;
  /** picked spots are numbered */
  inOrder?: boolean;
  /** whether a pick of this question is held until its target is chosen */
  holds?: boolean;
  /** what is in the hand and waits for its target */
  held?: readonly string[];
  /** how a piece of several cells is held */
  grip?: { footprints: Footprints | null; form: string; laid: ChoiceInfo | null } | null;
  /** answers that begin at a thing of a later question */
  ways?: readonly Way[];
  handles?: readonly Handle[];
  sweeps?: boolean;
  spare?: readonly string[];
}

/** The marks of all spots, from the question and from what is in the hand. */
export function marked({
  decision = null,
  open = decision?.choices ?? [],
  picked = [],
  ghosted = [],
  wanted = [],
  counted = new Map(),
  changed = new Map(),
  ranks = new Map(),
  inOrder = false,
  holds = false,
  held = [],
  grip = null,
  ways = [],
  handles = [],
  sweeps = false,
  spare = [],
}: Marking): Spots {
  const marks = new Map<string, Mark>();
  const edit = (spot: string, change: Partial<Mark>) => marks.set(spot, { ...(marks.get(spot) ?? NOTHING), ...change });
  for (const closed of decision?.closed ?? []) for (const spot of closed.spots) edit(spot, { closed });
  for (const { choice, opening } of ways)
    for (const spot of choice.spots)
      edit(spot, { lit: true, closed: null, drags: opening === "thing", label: choice.label, facts: choice.facts });
  for (const choice of open)
    for (const spot of choice.spots) {
      const before = marks.get(spot)?.choices ?? 0;
      const one = { label: choice.label, facts: choice.facts };
      const many = { label: "", facts: null };
      edit(spot, { lit: true, drags: holds, closed: null, choices: before + 1, ...(before === 0 ? one : many) });
      if (sweeps) edit(spot, { sweeps });
    }
  if (grip?.footprints && open.length > 0)
    for (const [spot, mark] of marks) {
      const here = mark.choices > 0 ? grip.footprints.at(spot, grip.form) : null;
      if (here) edit(spot, { label: here.label, facts: here.facts, fits: grip.footprints.fits(spot, grip.form) });
    }
  for (const spot of decision?.about.spots ?? []) edit(spot, { about: true });
  for (const [spot, changedBy] of changed) edit(spot, { changedBy });
  for (const [spot, rank] of ranks) edit(spot, { rank });
  for (const spot of ghosted) edit(spot, { ghosted: true });
  for (const spot of wanted) edit(spot, { wanted: true, counts: counted.get(spot) ?? null });
  picked.forEach((spot, index) => edit(spot, { picked: true, lit: true, order: inOrder ? index + 1 : null }));
  for (const spot of held) edit(spot, { drags: true }); // it was tapped, and is dragged after all
  const laid = grip?.laid?.spots ?? [];
  for (const spot of laid) edit(spot, { ghosted: true, drags: true });
  return new Spots(marks, handles, laid, spare);
}

/** The form of a spot: `cell` of `cell:3,4`. */
export function formOf(spot: string): string {
  return spot.slice(0, Math.max(0, spot.indexOf(":")));
}

/** What stands behind the colon: `3,4` of `cell:3,4`. */
export function restOf(spot: string): string {
  return spot.slice(spot.indexOf(":") + 1);
}
