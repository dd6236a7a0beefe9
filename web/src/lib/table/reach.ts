/** Answers that are begun at the things of a later question: a tile of the palette begins "build", a handle on a home
 * "enlarge". What follows is known from tries, so nobody need press a button first. */
import type { ChoiceInfo, DecisionInfo, Tried } from "../../gen/server";
import { formOf } from "./spots";

/**
 * How an answer is begun: by its things at once, by a list at the thing, by a handle for each target behind it; or with the
 * answer behind it as one, where both are buttons: how one pays and what one takes.
 */
export type Opening = "thing" | "list" | "handle" | "pair";

export interface Way {
  opening: Opening;
  /** what is answered on the way, in order */
  moves: string[];
  /** what is touched, and how that reads */
  choice: ChoiceInfo;
  /** of a pair: both answers with their questions */
  pair?: { decision: DecisionInfo; choice: ChoiceInfo }[];
  /** of a handle: where what it enlarges is, and the cell it gains */
  from: string[];
  cell: string | null;
}

/** A knob that a board draws between a thing and what it would gain. */
export interface Handle {
  /** for `spots.at` */
  spot: string;
  from: string[];
  /** the cell that would be gained */
  cell: string;
  /** in how many ways */
  forms: number;
}

/** The ways that begin with a choice, from a try of it. */
export function waysOf(asked: DecisionInfo, first: ChoiceInfo, opening: Opening, tried: Tried): Way[] {
  if (tried.end === "refused" || !tried.decision) return [];
  const next = tried.decision.choices;
  if (opening === "pair") return pairsOf({ decision: asked, choice: first }, tried.decision);
  if (opening !== "handle")
    return next.map((choice) => {
      const moves = [first.move, choice.move];
      return { opening, moves, choice: { ...choice, move: moves.join("; ") }, from: [], cell: null };
    });
  return (tried.fan ?? []).flatMap(({ move, choices }) => {
    const thing = next.find((one) => one.move === move);
    if (!thing) return [];
    return choices.flatMap((target) => {
      const [cell] = target.spots;
      if (cell === undefined) return [];
      const spots = [`handle:${move}>${cell}`];
      const choice = { ...thing, move: [first.move, move, target.move].join("; "), spots };
      return [{ opening, moves: [first.move, move], choice, from: thing.spots, cell }];
    });
  });
}

const PRESSED = ["button", "raw"];

function pairsOf(first: { decision: DecisionInfo; choice: ChoiceInfo }, then: DecisionInfo): Way[] {
  const isPressed = then.choices.every((one) => one.spots.every((spot) => PRESSED.includes(formOf(spot))));
  if (!isPressed || then.choices.length < 2) return [];
  return then.choices.map((choice) => {
    const moves = [first.choice.move, choice.move];
    const label = `${first.choice.label} → ${choice.label}`;
    const both = { ...choice, move: moves.join("; "), label, spots: [`pair:${moves.join(">")}`] };
    return { opening: "pair", moves, choice: both, pair: [first, { decision: then, choice }], from: [], cell: null };
  });
}

/** What begins at the spots of an element, innermost first: what needs no list before what does. */
export function waysAt(ways: readonly Way[], spots: readonly string[]): Way[] {
  for (const spot of spots) {
    const here = ways.filter((way) => way.choice.spots.includes(spot));
    const direct = here.find((way) => way.opening !== "list");
    if (direct) return [direct];
    if (here.length > 0) return here;
  }
  return [];
}

export function handlesOf(ways: readonly Way[]): Handle[] {
  const handles = new Map<string, Handle>();
  for (const { cell, from, choice } of ways) {
    const [spot] = choice.spots;
    if (cell === null || spot === undefined) continue;
    handles.set(spot, { spot, from, cell, forms: (handles.get(spot)?.forms ?? 0) + 1 });
  }
  return [...handles.values()];
}
