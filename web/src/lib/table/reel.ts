/** A recorded game from beginning to end as one seat saw it: every view, what happened, and how the scores stood. */
import type { OutcomeInfo, Replay, ReplayMove } from "../../gen/server";
import { call } from "../http";
import { patched } from "./patch";
import { seatOf, type View } from "./wire";

/** Where a record lies: at a table of this house, or somebody brought it. */
export interface Source {
  id: string;
  isRecord: boolean;
}

export interface Reel {
  game: string;
  names: string[];
  canPlayOn: boolean;
  /** one more than there are moves */
  views: View[];
  moves: ReplayMove[];
  /** of all seats at each view */
  scores: number[][];
  outcome: OutcomeInfo | null;
}

/** Whoever moves next begins a turn: the steps at which the actor changes, the end among them. */
export function turnsOf(moves: readonly ReplayMove[]): number[] {
  const starts = moves.flatMap((one, index) => (one.move[0] === moves[index - 1]?.move[0] ? [] : [index]));
  return [...starts, moves.length];
}

/** A round that is over: its number, and the step at which the next one begins. */
export interface Round {
  number: number;
  end: number;
}

/** The rounds of a game by the field of the view that counts them; turns where nothing does. The last one is at the end. */
export function roundsOf({ views, moves }: Pick<Reel, "views" | "moves">, clock: string | undefined): Round[] {
  if (!clock)
    return turnsOf(moves)
      .slice(1)
      .map((end, index) => ({ number: index + 1, end }));
  const number = (step: number) => Number(views[step]?.[clock] ?? 0);
  return views.flatMap((_, step) =>
    step > 0 && (step === moves.length || number(step) !== number(step - 1))
      ? [{ number: number(step - 1), end: step }]
      : [],
  );
}

/** The seat that made a move. */
export function actorOf(move: ReplayMove | undefined): number | null {
  return seatOf(move?.move[0]);
}

export function reelOf(parts: readonly Replay[]): Reel {
  const [first] = parts;
  if (!first) throw new Error("A record has at least one part.");
  const views = [first.view as unknown as View];
  const moves = parts.flatMap((part) => part.moves);
  for (const move of moves) views.push(patched(views.at(-1) as View, move.patch));
  return {
    game: first.game,
    names: first.names,
    canPlayOn: first.can_play_on,
    views,
    moves,
    scores: [first.scores, ...moves.map((move) => move.scores)],
    outcome: parts.at(-1)?.outcome ?? null,
  };
}

export async function readReel({ id, isRecord }: Source, seat: number | null): Promise<Reel> {
  const parts: Replay[] = [];
  for (let start = 0, steps = 1; parts.length === 0 || start < steps;) {
    const query = { seat, start };
    const part = isRecord
      ? await call("GET /api/records/{record_id}/replay", { path: { record_id: id }, query })
      : await call("GET /api/tables/{table_id}/replay", { path: { table_id: id }, query });
    parts.push(part);
    start += part.moves.length;
    steps = part.moves.length === 0 ? start : part.steps;
  }
  return reelOf(parts);
}
