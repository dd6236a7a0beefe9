/** Small decisions for unit tests. */
import type { ChoiceInfo, DecisionInfo, EventInfo, Tried } from "../../gen/server";

export type Row = [move: string, ...spots: string[]];

export function choice(...[move, ...spots]: Row): ChoiceInfo {
  return { move, label: `Do ${move}`, spots, facts: {} };
}

export function decision(rows: Row[], more: Partial<DecisionInfo> = {}): DecisionInfo {
  return {
    kind: "turn",
    prompt: "What do you do?",
    choices: rows.map((row) => choice(...row)),
    touch: "any",
    about: { piece: null, spots: [], things: [] },
    least: 1,
    left: 1,
    suggested: [],
    closed: [],
    ...more,
  };
}

export function event(seat: string | null, ...moves: [from: string, to: string][]): EventInfo {
  return {
    stage: 0,
    kind: "place",
    rule: "IC-1",
    seat,
    facts: {},
    moves: moves.map(([from, to]) => ({ piece: null, from, to })),
    text: "Somebody did something.",
  };
}

export function tried(more: Partial<Tried> = {}): Tried {
  return {
    type: "tried",
    ref: "",
    played: 1,
    end: "open",
    final: [],
    final_seats: {},
    patch: [],
    view: null,
    scores: [],
    events: [],
    decision: null,
    stage: 0,
    step: 0,
    fan: null,
    rule: null,
    message: null,
    at: null,
    ...more,
  };
}
