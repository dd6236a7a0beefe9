/** One answer is one scene. Others' scenes wait for each other, but never for long, and I never wait for them. */
import type { EventInfo } from "../../gen/server";

/** What an update brings to the screen: `seat` and the rest are null or empty where nothing travels. */
export interface Waiting<Shown> {
  shown: Shown;
  events: EventInfo[];
}

const PULSE_MS = 90;
const TRAVEL_MS = 180;
const LONGEST_MS = 1500;
const HURRY_ABOVE = 3;
const ENOUGH_MS = 6000;

/** How long a scene takes by itself. */
export function lengthOf(events: readonly EventInfo[]): number {
  const moves = events.reduce((sum, event) => sum + event.moves.length, 0);
  return events.length === 0 ? 0 : Math.min(LONGEST_MS, PULSE_MS + TRAVEL_MS * moves);
}

/** The same with others waiting behind it: more than three, twice as fast. */
export function paced(events: readonly EventInfo[], waiting: number): number {
  return waiting > HURRY_ABOVE ? lengthOf(events) / 2 : lengthOf(events);
}

/** Shows one thing after the other; `show` is called when the time of each has come. */
export class Scenes<Shown> {
  #waiting: Waiting<Shown>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly show: (shown: Shown, events: EventInfo[]) => void,
    readonly isStill: () => boolean,
  ) {}

  push(shown: Shown, events: EventInfo[]): void {
    this.#waiting.push({ shown, events });
    const total = this.#waiting.reduce((sum, one) => sum + lengthOf(one.events), 0);
    if (this.isStill() || total > ENOUGH_MS) this.flush();
    else if (this.#timer === undefined) this.#next();
  }

  /** All that waits is set at once: my first click skips motion and counts. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const events = this.#waiting.flatMap((one) => one.events);
    const last = this.#waiting.at(-1);
    this.#waiting = [];
    if (last) this.show(last.shown, events);
  }

  /** Forget what waits: it belongs to another seat. */
  drop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  }

  #next(): void {
    const one = this.#waiting.shift();
    if (!one) {
      this.#timer = undefined;
      return;
    }
    this.show(one.shown, one.events);
    this.#timer = setTimeout(() => this.#next(), paced(one.events, this.#waiting.length));
  }
}
