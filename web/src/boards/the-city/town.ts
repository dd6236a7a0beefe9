/** The City as it is drawn: rows of cards, the race, and what a card in the hand would bring. */
import type { DecisionInfo } from "../../gen/server";
import type { CardRow, Gain, Symbols, View, ZoneCard } from "../../gen/the-city";
import type { Spots } from "../board";

export type { CardRow, Gain, Symbols, View, ZoneCard };
export type Sign = keyof Symbols;

const BUILDING = ["choose", "choose-anything", "second", "second-of-any", "crew"];

/** The cards of the hand that are picked to be built, else the one pointed at; cards picked as money are none of them. */
export function heldToBuild(view: View, spots: Spots, decision: DecisionInfo | null): CardRow[] {
  if (!decision || !BUILDING.includes(decision.kind)) return [];
  const hand = view.hand ?? [];
  const picked = hand.filter((row) => spots.mark(row.spot).picked);
  return picked.length > 0 ? picked : hand.filter((row) => spots.mark(row.spot).ghosted).slice(0, 1);
}

/** The seat whose cards a score points at. */
export function pointedZone(view: View, spots: Spots): number | null {
  const seat = view.zone_cards.findIndex((zone) => zone.some((row) => spots.mark(row.spot).wanted));
  return seat === -1 ? null : seat;
}

/** What the cards of a zone would yield more, by spot, all held cards together. */
export function changesOf(held: readonly CardRow[]): Map<string, { income: number; points: number }> {
  const found = new Map<string, { income: number; points: number }>();
  for (const row of held)
    for (const change of row.gain.changes) {
      const before = found.get(change.spot) ?? { income: 0, points: 0 };
      found.set(change.spot, { income: before.income + change.income, points: before.points + change.points });
    }
  return found;
}

export interface Lane {
  seat: number;
  score: number;
  /** where the score will be after this round as things stand */
  next: number;
  /** and with what is held */
  ghost: number;
}

/** The race: each score, where it is going this round, and where the held cards would take mine. */
export function lanesOf(view: View, me: number | null, held: readonly CardRow[]): Lane[] {
  const more = held.reduce((sum, row) => sum + row.gain.points, 0);
  return view.scores.map((score, seat) => {
    const next = view.ended_by ? score : score + (view.points[seat] ?? 0);
    return { seat, score, next, ghost: seat === me ? next + more : next };
  });
}

/** The end of the scale: a little beyond the goal, and beyond whoever runs further. */
export function scaleOf(goal: number, lanes: readonly Lane[]): number {
  return Math.max(goal * 1.1, ...lanes.map((lane) => lane.ghost + 2));
}
