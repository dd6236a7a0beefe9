/** What happened since my last answer. */
import type { EventInfo } from "../../gen/server";
import { formOf } from "./spots";
import { seatOf } from "./wire";

/** Where pieces lie open on the table: notches belong there, not on a deck or a hand. */
const PLACES = ["cell", "street", "council", "display", "card", "laid"];

/** The index of the first event after the last one of `seat`: what others did since then. */
export function sinceMine(log: readonly EventInfo[], seat: number | null): number {
  return log.findLastIndex((event) => seatOf(event.seat) === seat && seat !== null) + 1;
}

/** Spots that others changed, each with the seat that did it last. */
export function changes(log: readonly EventInfo[], from: number, me: number | null): Map<string, number> {
  const changed = new Map<string, number>();
  for (const event of log.slice(from)) {
    const seat = seatOf(event.seat);
    if (seat === null || seat === me) continue;
    for (const move of event.moves) if (PLACES.includes(formOf(move.to))) changed.set(move.to, seat);
  }
  return changed;
}

/** The one of several events that says most: the last that took something of mine or gave me something, else the last
 * that put something on the table, else the last act of somebody. */
export function headline(news: readonly EventInfo[], me: string | null = null): EventInfo | undefined {
  const acts = news.filter((event) => event.seat !== null);
  const isMine = (event: EventInfo) =>
    event.moves.some(({ piece, from, to }) => [piece, from, to].some((one) => one?.endsWith(`:${String(me)}`)));
  const touched = me === null ? undefined : acts.findLast((event) => event.seat !== me && isMine(event));
  if (touched) return touched;
  const isPlaced = (event: EventInfo) => event.moves.some((move) => PLACES.includes(formOf(move.to)));
  return acts.findLast(isPlaced) ?? acts.at(-1) ?? news.at(-1);
}
