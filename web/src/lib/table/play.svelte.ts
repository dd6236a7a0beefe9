/** Playing at a table: whose eyes these are, what is shown, what is in the hand, what can be taken back. */
import type { EventInfo, TableInfo } from "../../gen/server";
import type { Player, Scene } from "../../boards/board";
import { Advice } from "./advice.svelte";
import { Hand, type Reason } from "./hand.svelte";
import { loreOf, type Lore } from "./lore";
import { Scenes } from "./scenes";
import { keyOf, Session, type Eyes, type Sight } from "./session.svelte";
import { changes, sinceMine } from "./since";
import { letterOf, type View } from "./wire";

const still = typeof matchMedia === "undefined" ? null : matchMedia("(prefers-reduced-motion: reduce)");

export class Play {
  readonly session: Session;
  readonly hand: Hand;
  readonly advice: Advice;
  /** what is on the screen; others' scenes may still wait behind it */
  shown = $state.raw<Sight | null>(null);
  scene = $state.raw<Scene | null>(null);
  old = $state.raw<View | null>(null);
  /** whose eyes these are, where several seats are mine */
  up = $state<Eyes>(null);
  /** who takes the screen next; its view is shown by nobody until then */
  curtain = $state<number | null>(null);
  /** somebody else looks now: what is on the screen is not what they saw last */
  #isNew = false;
  /** the first event after my last answer */
  #since = $state(0);
  /** lines that can be taken back, to send them again */
  #lines: string[][] = [];
  undone = $state.raw<string[] | null>(null);
  trouble = $state.raw<Reason | null>(null);
  /** what a line of the score sheet counts */
  pointed = $state.raw<string[]>([]);
  #counted = $state.raw<ReadonlyMap<string, number>>(new Map());
  /** that line in words */
  pointing = $state("");

  #scenes: Scenes<Sight>;
  #number = 0;

  constructor(readonly id: string) {
    this.session = new Session(id);
    this.session.onsight = (eyes, sight, news) => this.#see(eyes, sight, news);
    this.#scenes = new Scenes<Sight>(
      (sight, events) => this.#show(sight, events),
      () => still?.matches ?? true,
    );
    this.hand = new Hand({
      try: (line, fan) => this.session.try(this.seat, line, fan),
      send: (line) => this.#send(line),
      whyNot: (spot) => this.session.whyNot(this.seat, spot),
      holds: (kind, choice) =>
        this.lore.holds.includes(kind) && !choice?.spots.some((spot) => this.lore.ends?.includes(spot)),
      opens: (kind) => this.lore.opens[kind] ?? {},
    });
    this.advice = new Advice({ hand: this.hand, ask: () => this.session.hint(this.seat) });
  }

  info = $derived.by(() => this.session.info);
  mine = $derived((this.info?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat));
  isShared = $derived(this.mine.length > 1);
  lore = $derived<Lore>(loreOf(this.info?.game ?? ""));
  seat = $derived(this.up ?? -1);
  isOver = $derived(this.info?.status === "over");
  question = $derived.by(() => this.hand.question);
  key = $derived(this.shown ? keyOf(this.shown.update) : "");
  isMyTurn = $derived(this.shown !== null && this.shown.update.decision !== null && !this.isOver);
  /** where the log begins to be new to me */
  since = $derived(this.#since);
  changed = $derived(changes(this.shown?.log ?? [], this.#since, this.up));
  news = $derived((this.shown?.log ?? []).slice(this.#since).filter((event) => event.seat !== letterOf(this.seat)));
  ghost = $derived.by((): View | null => {
    const view = this.hand.ahead.ghost?.tried.view;
    return view && this.shown ? (view as View) : null;
  });
  /** scores as they stand, or as they would be after what is held or hovered */
  scores = $derived.by((): number[] => {
    const ghost = this.hand.ahead.ghost?.tried.scores ?? [];
    return ghost.length > 0 ? ghost : (this.shown?.view.scores ?? []);
  });
  spots = $derived.by(() =>
    this.hand.spots({
      changed: this.changed,
      wanted: [...this.pointed, ...(this.advice.pointed?.spots ?? [])],
      counted: this.#counted,
      ranks: this.advice.ranks,
    }),
  );
  /** what everybody at a shared screen may read while the curtain is down */
  publicLog = $derived.by((): EventInfo[] => [...this.session.sights.values()][0]?.log ?? []);
  players = $derived.by((): Player[] => {
    const owing = this.shown?.update.to_act ?? [];
    return (this.info?.seats ?? []).map((one) => ({
      seat: one.seat,
      letter: letterOf(one.seat),
      name: one.name ?? "",
      mine: one.mine,
      isBot: one.bot !== null,
      toAct: owing.includes(one.seat) && !this.isOver,
    }));
  });

  /** Sit down. Where several seats are mine the curtain is down at first: nothing that one of them knows is sent. */
  open(table: TableInfo): void {
    const mine = table.seats.filter((seat) => seat.mine);
    this.session.open(mine.length > 1 ? null : undefined);
  }

  #see(eyes: Eyes, sight: Sight, news: EventInfo[]): void {
    this.#choose(sight);
    if (eyes !== this.up || this.curtain !== null) return;
    const isNews = this.shown !== null && !this.#isNew && sight.log.length > this.shown.log.length;
    this.#scenes.push(sight, isNews ? news : []);
    if (sight.update.to_act.length === 0) this.#scenes.flush();
  }

  /** Who looks at the screen: the seat of mine that owes an answer; behind the curtain first if it has secrets. */
  #choose(sight: Sight): void {
    const seats = this.mine;
    if (seats.length <= 1) {
      const eyes = seats[0] ?? null;
      if (this.up !== eyes || this.shown === null) this.#turnTo(eyes);
      return;
    }
    if (this.curtain !== null) return;
    const owing = seats.filter((seat) => sight.update.to_act.includes(seat));
    if (this.up !== null && (owing.length === 0 || owing.includes(this.up))) return;
    const next = owing[0] ?? seats[0] ?? 0;
    const isOpen = sight.update.to_act.length === 0 || !this.lore.hasSecrets(sight.view, letterOf(next));
    if (isOpen) this.#lookWith(next);
    else this.lower(next);
  }

  /** The curtain falls for a seat: nothing of any seat is on the screen. */
  lower(seat: number): void {
    this.#scenes.drop();
    this.hand.ask(null, "");
    this.advice.close();
    this.shown = null;
    this.curtain = seat;
    this.session.look(null);
  }

  raise(): void {
    const seat = this.curtain;
    this.curtain = null;
    if (seat !== null) this.#lookWith(seat);
  }

  /** At a shared screen: what this seat sees is asked for, and shown when it comes. */
  #lookWith(seat: number): void {
    this.hand.ask(null, "");
    this.#turnTo(seat);
    this.#isNew = true;
    this.session.look(seat);
  }

  #turnTo(eyes: Eyes): void {
    this.up = eyes;
    this.#lines = [];
    this.#scenes.drop();
    const sight = this.session.sights.get(eyes);
    if (sight) this.#show(sight, []);
  }

  #show(sight: Sight, events: EventInfo[]): void {
    const before = this.shown;
    this.old = events.length > 0 ? (before?.view ?? null) : null;
    this.scene = events.length > 0 ? { id: ++this.#number, seat: actor(events), events } : null;
    this.shown = sight;
    const { update } = sight;
    if (!before || this.#isNew || sight.log.length < before.log.length)
      this.#since = update.since ?? sinceMine(sight.log, this.up);
    this.#isNew = false;
    if (!update.can_undo && !update.can_ask_undo) this.#lines = [];
    if (!before || keyOf(before.update) !== keyOf(update)) this.advice.close();
    this.hand.ask(update.decision, keyOf(update));
  }

  /** whether the score on a seat's plate is that of the ghost */
  isGhostly(seat: number): boolean {
    return (this.shown?.view.scores ?? this.scores)[seat] !== this.scores[seat];
  }

  point(spots: string[], words = "", counted: ReadonlyMap<string, number> = new Map()): void {
    this.pointed = spots;
    this.#counted = counted;
    this.pointing = words;
  }

  /** Any key or tap: motion is over, and the act counts. */
  hurry(): void {
    this.#scenes.flush();
  }

  async #send(line: string[]): Promise<Reason | null> {
    const before = this.shown?.log.length ?? 0; // bots may have answered before I hear that my answer was taken
    const refused = await this.session.answer(this.seat, line);
    if (!refused) {
      this.#lines.push(line);
      this.undone = null;
      this.#since = before;
    }
    return refused;
  }

  canUndo = $derived.by(() => {
    const update = this.shown?.update;
    return {
      here: this.hand.held.length + this.hand.toggles.length > 0,
      now: update?.can_undo ?? false,
      ask: update?.can_ask_undo ?? false,
    };
  });

  /** Take back the last toggle or pick, else the last gesture with all its moves. */
  async undo(): Promise<void> {
    if (this.hand.back()) return;
    if (!this.canUndo.now && !this.canUndo.ask) return;
    const line = this.#lines.pop() ?? null;
    this.trouble = await this.session.undo(this.seat);
    this.undone = this.trouble ? null : line;
  }

  /**
   * Take something out of the middle of what is being planned: so many answers go back, and the lines behind it are sent
   * again. What no longer fits without it is left out, and the last reason for that is told.
   */
  async takeOut(count: number, lines: readonly string[][]): Promise<void> {
    this.hand.clear();
    let before = this.session.keyOf(this.seat);
    this.#lines = [];
    this.trouble = await this.session.undo(this.seat, count);
    if (this.trouble) return void (this.hand.bubble = { spot: "", ...this.trouble });
    for (const line of lines) {
      await this.session.moved(this.seat, before);
      before = this.session.keyOf(this.seat);
      const refused = await this.#send(line);
      if (!refused) continue;
      this.hand.bubble = { spot: "", ...refused };
      before = "";
    }
  }

  /** Send the line again that was taken back. */
  async redo(): Promise<void> {
    const line = this.undone;
    if (!line || !this.isMyTurn) return;
    this.undone = null;
    this.trouble = await this.#send(line);
  }
}

function actor(events: readonly EventInfo[]): number | null {
  const letter = events.find((event) => event.seat !== null)?.seat;
  return letter ? "ABCDEF".indexOf(letter) : null;
}
