/** Several answers of one kind as one gesture: cards to pay with, tokens to take back. Kept as moves, for the engine
 * renumbers the hand after each answer and names copies of a card alike. */
import type { ChoiceInfo, DecisionInfo } from "../../gen/server";
import { formOf } from "./spots";

export interface Toggle {
  move: string;
  /** the copy that was touched */
  spot: string;
}

/** A choice that ends a run of answers instead of adding to it: stop, done, none. */
export function isEnd(choice: ChoiceInfo): boolean {
  return choice.spots.length > 0 && choice.spots.every((spot) => formOf(spot) === "button");
}

/** Toggle what was touched: the copy itself, or the next copy of the same card. */
export function toggled(toggles: readonly Toggle[], choice: ChoiceInfo, spots: readonly string[]): Toggle[] {
  const touched = choice.spots.find((spot) => spots.includes(spot)) ?? choice.spots[0] ?? choice.move;
  if (toggles.some((one) => one.spot === touched)) return toggles.filter((one) => one.spot !== touched);
  return [...toggles, { move: choice.move, spot: touched }];
}

/** Toggles for moves in order, each on a copy of its own; as many as are asked for. */
export function taken(decision: DecisionInfo, moves: readonly string[]): Toggle[] {
  const toggles: Toggle[] = [];
  for (const move of moves) {
    const choice = decision.choices.find((one) => one.move === move);
    if (!choice || isEnd(choice) || toggles.length >= decision.left) continue;
    const spot = choice.spots.find((one) => !toggles.some((toggle) => toggle.spot === one));
    if (spot !== undefined) toggles.push({ move, spot });
  }
  return toggles;
}

/** A question that gives cards of the hand away begins with those marked as spare. */
export function marked(decision: DecisionInfo, spare: readonly string[]): Toggle[] {
  const gives =
    decision.left > 1 && decision.choices.every((one) => isEnd(one) || formOf(one.spots[0] ?? "") === "hand");
  return gives ? taken(decision, spare) : [];
}

/** All copies that are not toggled, if these are exactly as many as are asked for; else null. */
export function others(decision: DecisionInfo, toggles: readonly Toggle[]): Toggle[] | null {
  const all = decision.choices.flatMap((one) =>
    isEnd(one) ? [] : one.spots.map((spot) => ({ move: one.move, spot })),
  );
  const rest = all.filter((one) => !toggles.some((toggle) => toggle.spot === one.spot));
  return toggles.length > 0 && rest.length === decision.left && decision.touch === "any" ? rest : null;
}
