/** From what was touched to a choice. */
import type { ChoiceInfo, DecisionInfo } from "../../gen/server";
import { Footprints } from "./footprints";
import { formOf } from "./spots";

export type Found =
  | { is: "choice"; choice: ChoiceInfo }
  /** further spots tell them apart: those stay lit */
  | { is: "narrowed"; touched: string[]; choices: ChoiceInfo[] }
  /** no spot tells them apart: a list at the spot */
  | { is: "several"; choices: ChoiceInfo[] }
  | { is: "nothing" };

/** Forms that lie far from the spot that was touched, or on it: a list is nearer than narrowing. */
const LISTED = ["seat", "arch", "button", "raw"];

/**
 * What a touch means. `spots` are those of the element that was touched, innermost first; `before` is what was touched
 * already for the same question; `form` is how a piece of several cells lies in the hand.
 */
export function found(
  decision: DecisionInfo,
  spots: readonly string[],
  before: readonly string[] = [],
  form = "",
): Found {
  const known = spots.filter((spot) => decision.choices.some((choice) => choice.spots.includes(spot)));
  const [innermost] = known;
  if (innermost === undefined) return { is: "nothing" };
  if (decision.touch === "cover") {
    const choice = new Footprints(decision.choices).at(innermost, form);
    return choice ? { is: "choice", choice } : { is: "nothing" };
  }
  if (decision.touch !== "all")
    return among(
      decision.choices.filter((choice) => choice.spots.includes(innermost)),
      [],
    );
  for (const touched of [[...before, ...known], known, [innermost]]) {
    const wanted = [...new Set(touched)];
    const open = decision.choices.filter((choice) => wanted.every((spot) => choice.spots.includes(spot)));
    if (open.length > 0) return among(open, wanted);
  }
  return { is: "nothing" };
}

function among(open: ChoiceInfo[], touched: string[]): Found {
  const [choice, second] = open;
  if (choice && !second) return { is: "choice", choice };
  const rest = open.map((one) => one.spots.filter((spot) => !touched.includes(spot)));
  const isTold = touched.length > 0 && new Set(rest.map((spots) => spots.toSorted().join())).size === open.length;
  const isFar = rest.flat().every((spot) => LISTED.includes(formOf(spot)));
  return isTold && !isFar ? { is: "narrowed", touched, choices: open } : { is: "several", choices: open };
}

/** Where a choice without a place of its own on the board is asked: those of `present` have one. */
export function undrawn(decision: DecisionInfo, present: (spot: string) => boolean): ChoiceInfo[] {
  const isReached = (choice: ChoiceInfo) =>
    decision.touch === "all" ? choice.spots.every(present) : choice.spots.some(present);
  return decision.choices.filter((choice) => !isReached(choice));
}
