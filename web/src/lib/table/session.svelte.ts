/** A table as this person sees it: its seats, its log, its chat, and the line to its server. */
import type {
  ChatLine,
  EventInfo,
  FromServer,
  HintInfo,
  Log,
  OutcomeInfo,
  TableInfo,
  Tried,
  Update,
} from "../../gen/server";
import { language, type Language } from "../language.svelte";
import { ROOT } from "../root";
import { say } from "../words";
import type { Reason } from "./hand.svelte";
import { patched } from "./patch";
import { Socket, type Link, type Wish } from "./socket";
import { refused } from "./tried";
import type { View } from "./wire";

/** What one seat sees; `null` is a spectator. */
export interface Sight {
  update: Update;
  view: View;
  log: EventInfo[];
  epoch: number;
  /** as if the game ended now; at the end, how it ended */
  outcome: OutcomeInfo | null;
  /** how far the server's clock is ahead of ours, in seconds */
  ahead: number;
}

export type Eyes = number | null;

/** The log after a part of it came: keep the first `since`, then add. */
export function grown(before: readonly EventInfo[], part: Log): EventInfo[] {
  return part.events.length === 0 && part.since === before.length
    ? (before as EventInfo[])
    : [...before.slice(0, part.since), ...part.events];
}

/** A sight after an update. */
export function seen(before: Sight | undefined, update: Update): Sight {
  const view = update.view ?? patched(before?.view, update.patch ?? []);
  return {
    update,
    view: view as View,
    log: grown(before?.log ?? [], update.log),
    epoch: update.log.epoch,
    outcome: update.outcome ?? before?.outcome ?? null,
    ahead: update.now - Date.now() / 1000,
  };
}

/** What a question is known by: an answer to it is given once. */
export function keyOf(update: Update): string {
  return `${update.seat ?? "-"}/${update.stage}/${update.step}/${update.attempt}`;
}

/** A try with the view that it leads to: its patch is about the view that was sent last, and about no other. */
export function foreseen(tried: Tried, last: View | undefined): Tried {
  return last && tried.patch?.length ? { ...tried, view: patched(last, tried.patch) } : tried;
}

export class Session {
  info = $state.raw<TableInfo | null>(null);
  sights = $state.raw<ReadonlyMap<Eyes, Sight>>(new Map());
  chat = $state.raw<ChatLine[]>([]);
  link = $state<Link>("connecting");
  /** who waits for the next update */
  #waiting: (() => void)[] = [];
  retryAt = $state<number | null>(null);
  /** why the table cannot be shown */
  refusal = $state.raw<{ error: string; message: string } | null>(null);

  /** news of a seat: its sight, and what is new in its log */
  onsight: (eyes: Eyes, sight: Sight, news: EventInfo[]) => void = () => undefined;

  #socket: Socket;
  /** whose eyes these are where several people share the screen: nothing else is sent. undefined: all seats of mine */
  #look: Eyes | undefined;
  #tries = new Map<string, Promise<Tried>>();

  constructor(readonly id: string) {
    this.#socket = new Socket({
      address: () => this.#address(),
      receive: (message) => this.#receive(message),
      changed: (link, retryAt) => {
        this.link = link;
        this.retryAt = retryAt;
      },
    });
  }

  open(look?: Eyes): void {
    this.#look = look;
    this.#socket.open();
  }

  close(): void {
    this.#socket.close();
  }

  retry(): void {
    this.#socket.retry();
  }

  /** At a shared screen, see with another seat, or what all may see (null). Nothing is kept of what was seen before. */
  look(eyes: Eyes): void {
    this.#look = eyes;
    this.sights = new Map();
    this.#tries.clear();
    void this.#socket.ask({ type: "look", seat: eyes }, true);
  }

  /** Speak another language: the server says everything anew. */
  async speak(lang: Language): Promise<void> {
    await this.ask({ type: "language", lang });
  }

  #address(): string {
    const address = new URL(`${ROOT}api/tables/${encodeURIComponent(this.id)}/socket`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    address.searchParams.set("lang", language());
    if (this.#look !== undefined) address.searchParams.set("look", String(this.#look ?? "none"));
    const [only, second] = this.sights.values();
    if (only && !second) {
      address.searchParams.set("epoch", String(only.epoch));
      address.searchParams.set("events", String(only.log.length));
    }
    return address.href;
  }

  #receive(message: FromServer): void {
    switch (message.type) {
      case "table":
        this.info = message;
        break;
      case "update": {
        if (this.#look !== undefined && this.#look !== message.seat) break; // sent before we looked away
        const before = this.sights.get(message.seat);
        const sight = seen(before, message);
        this.sights = new Map(this.sights).set(message.seat, sight);
        this.#tries.clear();
        this.onsight(message.seat, sight, message.log.events);
        for (const done of this.#waiting.splice(0)) done();
        break;
      }
      case "chat":
        if (!this.chat.some((line) => line.id === message.id)) this.chat = [...this.chat, message];
        break;
      case "goodbye":
        break;
      case "refused":
        if (!message.ref) this.refusal = message;
        break;
    }
  }

  /** Send something that is not about a moment; the reason if it was refused. */
  async ask(wish: Wish, again = true): Promise<Reason | null> {
    const reply = await this.#socket.ask(wish, again);
    if (reply.type === "refused") return { rule: reply.rule, message: reply.message };
    return reply.type === "lost" ? { rule: null, message: say("error-unreachable") } : null;
  }

  /** What would happen by a line of a seat; known lines are not asked again. `fan`: one question further. */
  try(seat: number, line: string[], fan = false): Promise<Tried> {
    const update = this.sights.get(seat)?.update;
    if (!update) return Promise.reject(new Error("There is no such seat here."));
    const key = `${keyOf(update)} ${line.join(";")}${fan ? " fan" : ""}`;
    const known = this.#tries.get(key);
    if (known) return known;
    const { stage, step, attempt } = update;
    const tried = this.#socket.ask({ type: "try", seat, stage, step, attempt, line, fan }, true).then((reply) => {
      if (reply.type === "tried") return foreseen(reply, this.sights.get(seat)?.view);
      this.#tries.delete(key);
      return refused(reply.type === "refused" ? reply : { message: say("error-unreachable"), rule: null });
    });
    this.#tries.set(key, tried);
    return tried;
  }

  answer(seat: number, line: string[]): Promise<Reason | null> {
    const update = this.sights.get(seat)?.update;
    if (!update) return Promise.resolve(null);
    const { stage, step, attempt } = update;
    const moves = line.length === 1 ? { move: line[0] } : { moves: line };
    return this.ask({ type: "answer", seat, stage, step, attempt, ...moves });
  }

  async whyNot(seat: number, spot: string): Promise<Reason | null> {
    const reply = await this.#socket.ask({ type: "why_not", seat, spot });
    return reply.type === "reason" && reply.message ? { rule: reply.rule, message: reply.message } : null;
  }

  /** What a strong player would think of; or why that is not told. */
  async hint(seat: number): Promise<HintInfo[] | Reason> {
    const update = this.sights.get(seat)?.update;
    if (!update) return [];
    const { stage, step, attempt } = update;
    const reply = await this.#socket.ask({ type: "hint", seat, stage, step, attempt }, true);
    if (reply.type === "hinted") return reply.hints;
    return { rule: null, message: reply.type === "refused" ? reply.message : say("error-unreachable") };
  }

  /** Take back the last gesture: all answers that were given together; or so many answers. */
  undo(seat: number, count: number | null = null): Promise<Reason | null> {
    const attempt = this.sights.get(seat)?.update.attempt ?? 0;
    return this.ask({ type: "undo", seat, attempt, count });
  }

  /** Until a seat is asked something else than before. */
  async moved(seat: number, before: string): Promise<void> {
    while (this.keyOf(seat) === before) await new Promise<void>((done) => this.#waiting.push(done));
  }

  keyOf(seat: number): string {
    const update = this.sights.get(seat)?.update;
    return update ? keyOf(update) : "";
  }
}
