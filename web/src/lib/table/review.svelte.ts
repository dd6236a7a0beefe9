/** A finished game looked at again by a strong bot: the chances of all seats over time, and where a better answer was. */
import type { ReviewInfo, TurningInfo } from "../../gen/server";
import { call, Refusal, Unreachable } from "../http";
import { beSomebody } from "../play";
import { percents } from "./chart";
import type { Source } from "./reel";

const PAUSE_MS = 1200;

type Doing = "GET" | "POST" | "DELETE";

export class Review {
  info = $state.raw<ReviewInfo | null>(null);
  trouble = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(readonly source: Source) {}

  /** whether this game can be looked at again at all: one that runs cannot */
  isOffered = $derived(this.info !== null);
  isRunning = $derived(this.info?.status === "running");
  /** in the order of the game */
  turnings = $derived((this.info?.turnings ?? []).toSorted((one, two) => one.step - two.step));
  hasCurve = $derived((this.info?.chances.length ?? 0) > 1);

  /** The chances of all seats at each step, in whole percents, as far as they are known. */
  curve = $derived((this.info?.chances ?? []).map(percents));

  /** What is known so far; while it is worked on, again and again. */
  async look(): Promise<void> {
    this.#isClosed = false;
    await this.#do("GET");
  }

  async ask(): Promise<void> {
    await beSomebody();
    await this.#do("POST");
  }

  async stop(): Promise<void> {
    await this.#do("DELETE");
  }

  /** The turning point before or after a moment. */
  next(at: number, direction: 1 | -1): TurningInfo | null {
    const found =
      direction === 1 ? this.turnings.find((one) => one.step > at) : this.turnings.findLast((one) => one.step < at);
    return found ?? null;
  }

  async #do(doing: Doing): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.info = await this.#call(doing);
      this.trouble = "";
    } catch (error) {
      // a network that is away comes back; who only looks need not hear why there is nothing to see
      if (doing !== "GET" && error instanceof Refusal) this.trouble = error.message;
      if (doing === "GET" && !(error instanceof Unreachable)) return;
    }
    if (this.isRunning && !this.#isClosed) this.#timer = setTimeout(() => void this.look(), PAUSE_MS);
  }

  #call(doing: Doing): Promise<ReviewInfo> {
    const { id, isRecord } = this.source;
    return isRecord
      ? call(`${doing} /api/records/{record_id}/review`, { path: { record_id: id } })
      : call(`${doing} /api/tables/{table_id}/review`, { path: { table_id: id } });
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }
}
