/** A recorded game: any moment of it, with anybody's eyes. */
import type { TableInfo } from "../../gen/server";
import type { Player, Scene } from "../../boards/board";
import { call } from "../http";
import { actorOf, readReel, turnsOf, type Reel, type Source } from "./reel";
import { letterOf, type View } from "./wire";

/** Whose eyes: all hands lie open, what everybody saw, or one seat. */
export type Eyes = "open" | "public" | number;

const PAUSE_MS = 900;
/** how many steps of the log are worth reading beside the board */
const LOG_STEPS = 14;

/** Eyes as an address writes them. */
export function readEyes(text: string | null): Eyes {
  if (text === "open") return "open";
  return text !== null && /^[0-5]$/.test(text) ? Number(text) : "public";
}

export class Replay {
  table = $state.raw<TableInfo | null>(null);
  at = $state(0);
  eyes = $state<Eyes>("public");
  speed = $state(1);
  by = $state<"turn" | "decision">("decision");
  isPlaying = $state(false);
  trouble = $state.raw<unknown>(null);
  /** reels by seat; -1: what everybody saw */
  #reels = $state.raw<ReadonlyMap<number, Reel>>(new Map());
  #asked = new Map<number, Promise<Reel>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #before = $state(0);

  constructor(readonly source: Source) {}

  #own = $derived(typeof this.eyes === "number" ? this.eyes : -1);
  reel = $derived(this.#reels.get(this.#own) ?? null);
  /** what everybody saw: names and scores come from here */
  common = $derived(this.#reels.get(-1) ?? null);
  game = $derived(this.table?.game ?? this.common?.game ?? "");
  steps = $derived(this.common?.moves.length ?? 0);
  turns = $derived(turnsOf(this.common?.moves ?? []));
  /** which turn this moment belongs to, from 1 */
  turn = $derived(Math.max(1, this.turns.filter((start) => start < Math.max(1, this.at)).length));
  move = $derived(this.reel?.moves[this.at - 1] ?? null);
  view = $derived<View | null>(this.reel?.views[this.at] ?? null);
  old = $derived<View | null>(this.#before === this.at - 1 ? (this.reel?.views[this.at - 1] ?? null) : null);
  scene = $derived.by((): Scene | null =>
    this.move?.events.length ? { id: this.at, seat: actorOf(this.move), events: this.move.events } : null,
  );
  log = $derived(
    (this.reel?.moves ?? []).slice(Math.max(0, this.at - LOG_STEPS), this.at).flatMap((one) => one.events),
  );
  /** whether it came to an end, by the rules or because somebody gave up */
  isFinished = $derived(
    this.steps > 0 && (this.table ? this.table.status === "over" : (this.common?.outcome ?? null) !== null),
  );
  outcome = $derived(this.at === this.steps ? (this.common?.outcome ?? null) : null);
  /** hands that lie open, by seat */
  hands = $derived.by((): { seat: number; view: View }[] => {
    const seats = this.eyes === "open" ? this.players.map((one) => one.seat) : this.#own >= 0 ? [this.#own] : [];
    return seats.flatMap((seat) => {
      const view = this.#reels.get(seat)?.views[this.at];
      return view ? [{ seat, view }] : [];
    });
  });
  players = $derived.by((): Player[] => {
    const owing = this.view?.to_act ?? [];
    return (this.common?.names ?? []).map((name, seat) => ({
      seat,
      letter: letterOf(seat),
      name: this.table?.seats[seat]?.name ?? (name || letterOf(seat)),
      mine: this.table?.seats[seat]?.mine ?? false,
      isBot: this.table?.seats[seat]?.kind === "bot",
      toAct: owing.includes(letterOf(seat)),
    }));
  });

  async open(step: number | null, eyes: Eyes): Promise<void> {
    try {
      if (!this.source.isRecord)
        this.table = await call("GET /api/tables/{table_id}", { path: { table_id: this.source.id }, query: {} });
      const reel = await this.#read(-1);
      this.at = Math.max(0, Math.min(step ?? 0, reel.moves.length));
      this.#before = this.at;
      await this.look(typeof eyes === "number" && eyes >= reel.names.length ? "public" : eyes);
    } catch (error) {
      this.trouble = error;
    }
  }

  async #read(seat: number): Promise<Reel> {
    const asked = this.#asked.get(seat) ?? readReel(this.source, seat < 0 ? null : seat);
    this.#asked.set(seat, asked);
    const reel = await asked;
    this.#reels = new Map(this.#reels).set(seat, reel);
    return reel;
  }

  go(step: number): void {
    this.#before = this.at;
    this.at = Math.max(0, Math.min(step, this.steps));
  }

  /** One turn or decision on, or back. */
  stride(direction: 1 | -1): void {
    if (this.by === "decision") return this.go(this.at + direction);
    const ahead = this.turns.find((start) => start > this.at) ?? this.steps;
    const behind = this.turns.findLast((start) => start < this.at) ?? 0;
    this.go(direction === 1 ? ahead : behind);
  }

  async look(eyes: Eyes): Promise<void> {
    try {
      const seats = eyes === "open" ? this.players.map((one) => one.seat) : eyes === "public" ? [] : [eyes];
      await Promise.all(seats.map((seat) => this.#read(seat)));
      this.eyes = eyes;
    } catch (error) {
      this.trouble = error;
    }
  }

  toggle(): void {
    this.isPlaying = !this.isPlaying;
    if (this.isPlaying && this.at >= this.steps) this.go(0);
    this.#beat();
  }

  #beat(): void {
    clearTimeout(this.#timer);
    if (!this.isPlaying) return;
    if (this.at >= this.steps) return void (this.isPlaying = false);
    this.#timer = setTimeout(() => {
      this.stride(1);
      this.#beat();
    }, PAUSE_MS / this.speed);
  }

  close(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  /** The record as a file. */
  async record(): Promise<Record<string, unknown>> {
    const { id, isRecord } = this.source;
    return isRecord
      ? call("GET /api/records/{record_id}", { path: { record_id: id } })
      : call("GET /api/tables/{table_id}/record", { path: { table_id: id } });
  }

  /** A table of one's own from this moment on, with bots at all other seats. */
  playOn(seat: number, bot: string): Promise<TableInfo> {
    const { id, isRecord } = this.source;
    const body = { seat, bot };
    return isRecord
      ? call("POST /api/records/{record_id}/replay/{step}/play", { path: { record_id: id, step: this.at }, body })
      : call("POST /api/tables/{table_id}/replay/{step}/play", { path: { table_id: id, step: this.at }, body });
  }
}
