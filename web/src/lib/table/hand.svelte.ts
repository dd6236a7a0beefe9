/** What a person has in the hand: picks that wait for their target, toggles, a ghost that waits for a confirmation. */
import type { ChoiceInfo, DecisionInfo, Tried } from "../../gen/server";
import { found } from "./choosing";
import { Foresight } from "./foresight.svelte";
import { Grip } from "./grip.svelte";
import { handlesOf, waysAt, type Opening, type Way } from "./reach";
import * as several from "./several";
import { spared } from "./spare";
import type { Toggle } from "./several";
import { marked, restOf, type Marking, type Spots } from "./spots";
import { primaryOf, type Primary } from "./primary";

export type { Primary } from "./primary";

export interface Reason {
  rule: string | null;
  message: string;
}

/** Who the hand plays with: a table's server, or a lesson. */
export interface Partner {
  try(line: string[], fan?: boolean): Promise<Tried>;
  /** null: accepted */
  send(line: string[]): Promise<Reason | null>;
  /** null: it is allowed after all */
  whyNot(spot: string): Promise<Reason | null>;
  /** whether a pick of this kind of question waits for its target */
  holds(kind: string, choice?: ChoiceInfo): boolean;
  /** which answers to this kind of question are begun at the things of the question behind them */
  opens?(kind: string): Readonly<Record<string, Opening>>;
}

/** How something was touched. */
export interface Touch {
  /** what is final is confirmed as well */
  twice?: boolean;
  /** a finger hides what it points at: a piece of several cells is laid down first and placed then */
  isFinger?: boolean;
}

/** A pick of the line, and the question that it answers. */
export interface Held {
  decision: DecisionInfo;
  choice: ChoiceInfo;
  /** it had no alternative and came by itself */
  isForced: boolean;
}

export interface Bubble extends Reason {
  spot: string;
}

export class Hand {
  /** what the server asks */
  asked = $state.raw<DecisionInfo | null>(null);
  /** picks so far: the line */
  held = $state.raw<Held[]>([]);
  /** the question after them, known from a try */
  follows = $state.raw<DecisionInfo | null>(null);
  /** spots touched so far for this question, where it takes several */
  touched = $state.raw<string[]>([]);
  toggles = $state.raw<Toggle[]>([]);
  /** the line cannot be taken back: it waits for a confirmation */
  pinned = $state.raw<Tried | null>(null);
  /** choices that no spot tells apart, listed at their spot */
  list = $state.raw<{ spot: string; choices: ChoiceInfo[] } | null>(null);
  bubble = $state.raw<Bubble | null>(null);
  isSending = $state(false);
  /** something touched is not understood yet */
  isBusy = $state(false);
  /** moves of cards to give away first, in the order marked */
  spare = $state.raw<string[]>([]);

  #key = "";
  #turn = 0;
  #work: Promise<void> = Promise.resolve();
  /** what would happen by what is held or looked at */
  readonly ahead: Foresight;

  constructor(readonly partner: Partner) {
    this.ahead = new Foresight(partner, () => this.line);
  }

  /** The question to answer now; null while one is being found out, or none is asked. */
  question = $derived(this.held.length > 0 ? this.follows : this.asked);
  isMulti = $derived(this.question !== null && this.question.left > 1);
  /** a piece of several cells */
  readonly grip = new Grip(
    () => (this.pinned ? null : this.question),
    (choice) => this.ahead.look(choice, 0),
  );
  line = $derived(this.held.map((one) => one.choice.move));
  /** choices still open after what was touched */
  open = $derived.by((): ChoiceInfo[] => {
    const { question, touched } = this;
    if (!question || this.pinned) return [];
    return question.choices.filter((choice) => touched.every((spot) => choice.spots.includes(spot)));
  });
  picked = $derived([
    ...this.held.flatMap((one) => one.choice.spots),
    ...this.touched,
    ...this.toggles.map((one) => one.spot),
  ]);

  /** A new question, or the same again: then nothing in the hand is lost. */
  ask(decision: DecisionInfo | null, key: string): void {
    if (key === this.#key && decision && this.asked) {
      this.asked = this.held.length > 0 || this.toggles.length > 0 ? this.asked : decision;
      return;
    }
    this.#key = key;
    this.clear();
    this.asked = decision;
    if (decision) this.toggles = several.marked(decision, this.spare);
    void this.ahead.open(decision, this.isMulti ? null : this.offered);
  }

  clear(): void {
    this.#turn++;
    this.held = [];
    this.follows = null;
    this.touched = [];
    this.toggles = [];
    this.pinned = null;
    this.grip.laid = null;
    this.list = null;
    this.bubble = null;
    this.isSending = false;
    this.ahead.away();
  }

  /** One touch after the other: a second one waits until the first is understood. */
  #next(work: () => Promise<void>): Promise<void> {
    const turn = this.#turn;
    this.isBusy = true;
    const mine = this.#work.then(() => (turn === this.#turn ? work() : undefined));
    this.#work = mine;
    return mine.finally(() => {
      if (this.#work === mine) this.isBusy = false;
    });
  }

  /** Something was touched: its spots, innermost first. */
  touch(spots: string[], how: Touch = {}): Promise<void> {
    return this.#next(() => this.#touch(spots, how));
  }

  async #touch(spots: string[], how: Touch): Promise<void> {
    if (this.isSending || spots.length === 0) return;
    this.bubble = null;
    this.list = null;
    const last = this.held.at(-1);
    if (this.pinned && last && spots.some((spot) => last.choice.spots.includes(spot))) return this.#confirm();
    const { question } = this;
    if (question && !this.pinned && (await this.#answer(question, spots, this.touched, how)))
      return question === this.question ? undefined : this.#goOn(spots, how);
    for (const [index, earlier] of [...this.held.entries()].reverse()) {
      const again = found(earlier.decision, spots, [], this.grip.form);
      if (again.is === "nothing") continue;
      const isSame = again.is === "choice" && again.choice.move === earlier.choice.move;
      this.#cut(index);
      if (isSame) return;
      await this.#answer(earlier.decision, spots, [], how);
      return this.#goOn(spots, how);
    }
    const now = waysAt(this.ahead.ways, spots);
    const ways = now.length > 0 ? now : waysAt(this.ahead.early, spots);
    const [way] = ways;
    if (way?.opening === "list") this.list = { spot: spots[0] ?? "", choices: ways.map((one) => one.choice) };
    else if (way) await this.#follow(way, how);
    else await this.#explain(spots);
  }

  /** What lies further inside was touched as well, and may answer what follows: a priced line of a card. */
  async #goOn(spots: string[], how: Touch): Promise<void> {
    const { follows } = this;
    const used = this.held.flatMap((one) => one.choice.spots);
    const inner = spots.filter((spot) => !used.includes(spot));
    if (!follows || this.held.length === 0 || inner.length === 0) return;
    const closed = follows.closed.find((one) => one.spots.some((spot) => inner.includes(spot)));
    if (closed) this.bubble = { spot: inner[0] ?? "", rule: closed.rule, message: closed.why };
    else await this.#answer(follows, inner, [], how);
  }

  /** All that a way stands for, one answer after the other; those that came by themselves are there already. */
  async #follow(way: Way, how: Touch): Promise<void> {
    const last = way.pair?.at(-1);
    if (way.pair && last) {
      this.held = [...this.held, ...way.pair.map((one) => ({ ...one, isForced: false }))];
      this.follows = null;
      return this.#understand(last.decision, way.pair.length, how);
    }
    if (this.held.length > 0) this.#cut(0);
    for (const move of way.moves) {
      if (this.held.some((one) => one.isForced && one.choice.move === move)) continue;
      const { question } = this;
      const choice = question?.choices.find((one) => one.move === move);
      if (!question || !choice) return;
      await this.#pick(question, choice, how);
    }
    const { question, grip } = this;
    const shape = way.cell ? grip.footprints?.at(way.cell, grip.form) : null;
    if (!way.cell || !question || !shape) return;
    // one handle may stand for several shapes: then it is laid down, to be turned
    const isSure = grip.footprints?.next(way.cell, grip.footprints.formOf(shape)) === null;
    if (isSure || !grip.lay(shape, [way.cell])) await this.#pick(question, shape, how);
  }

  async #answer(question: DecisionInfo, spots: string[], before: string[], how: Touch): Promise<boolean> {
    const result = found(question, spots, before, this.grip.form);
    if (result.is === "nothing") return false;
    const isLaid = how.isFinger && !how.twice && question === this.question;
    if (isLaid && result.is === "choice" && this.grip.lay(result.choice, spots)) return true;
    if (result.is === "several") this.list = { spot: spots[0] ?? "", choices: result.choices };
    else if (result.is === "narrowed") this.touched = result.touched;
    else if (this.isMulti && !several.isEnd(result.choice)) await this.#toggle(question, result.choice, spots);
    else await this.#pick(question, result.choice, how);
    return true;
  }

  /** A choice from a list. */
  choose(choice: ChoiceInfo): Promise<void> {
    return this.#next(async () => {
      if (this.isSending) return;
      this.list = null;
      this.bubble = null;
      if (this.pinned && this.held.at(-1)?.choice.move === choice.move) return this.#confirm();
      const question = this.pinned ? this.held.at(-1)?.decision : this.question;
      if (this.pinned) this.#cut(this.held.length - 1);
      const way = [...this.ahead.ways, ...this.ahead.early].find((one) => one.choice === choice);
      if (way) return this.#follow(way, {});
      if (!question?.choices.some((one) => one.move === choice.move)) return;
      if (this.isMulti && !several.isEnd(choice)) await this.#toggle(question, choice, choice.spots);
      else await this.#pick(question, choice, {});
    });
  }

  /** All answers of an idea, as if each had been chosen. */
  take(moves: readonly string[]): Promise<void> {
    return this.#next(async () => {
      const { asked } = this;
      if (this.isSending || !asked) return;
      this.bubble = null;
      this.#cut(0);
      const turn = this.#turn;
      if (asked.left > 1) {
        this.toggles = several.taken(asked, moves);
        const end = asked.choices.find((one) => several.isEnd(one) && moves.includes(one.move)) ?? null;
        if (end || this.toggles.length >= asked.left) await this.#finishToggles(asked, end);
        return;
      }
      const steps = await this.ahead.steps(asked, moves);
      const last = steps.at(-1);
      if (turn !== this.#turn || !last) return;
      this.held = steps;
      await this.#understand(last.decision, steps.length, {});
    });
  }

  async #toggle(question: DecisionInfo, choice: ChoiceInfo, spots: string[]): Promise<void> {
    this.toggles = several.toggled(this.toggles, choice, spots);
    if (this.toggles.length >= question.left) await this.#finishToggles(question, null);
  }

  /** All toggles as one line, and what ends them early if there is such a thing. */
  async #finishToggles(question: DecisionInfo, end: ChoiceInfo | null): Promise<void> {
    const choices = this.toggles.flatMap(({ move }) => question.choices.find((one) => one.move === move) ?? []);
    if (end) choices.push(end);
    const added = choices.map((choice) => ({ decision: question, choice, isForced: false }));
    this.held = [...this.held, ...added];
    this.follows = null;
    await this.#understand(question, added.length, {});
  }

  async #pick(question: DecisionInfo, choice: ChoiceInfo, how: Touch): Promise<void> {
    if (this.isMulti && this.toggles.length > 0) return this.#finishToggles(question, choice);
    this.held = [...this.held, { decision: question, choice, isForced: false }];
    this.follows = null;
    this.touched = [];
    this.grip.laid = null;
    await this.#understand(question, 1, how);
  }

  /** What becomes of the line: it waits for its target, goes at once, or waits for a confirmation. */
  async #understand(question: DecisionInfo, added: number, how: Touch): Promise<void> {
    const turn = this.#turn;
    this.ahead.away();
    const tried = await this.partner.try(this.line);
    if (turn !== this.#turn) return;
    if (tried.end === "refused") {
      const wrong = this.held[tried.at ?? this.held.length - 1] ?? this.held.at(-1);
      this.held = this.held.slice(0, this.held.length - added);
      this.bubble = { spot: wrong?.choice.spots[0] ?? "", rule: tried.rule, message: tried.message ?? "" };
      if (this.held.length > 0) await this.#restore();
      return;
    }
    this.ahead.ghost = { line: this.line, tried };
    const only = tried.decision?.choices.length === 1 ? tried.decision.choices[0] : undefined;
    if (tried.end === "open" && tried.decision && only && !several.isEnd(only)) {
      this.held = [...this.held, { decision: tried.decision, choice: only, isForced: true }];
      return this.#understand(tried.decision, added + 1, how);
    }
    const isHeld = this.partner.holds(question.kind, this.held.at(-1)?.choice);
    if (tried.end === "open" && tried.decision && isHeld) this.#goesOn(tried.decision);
    else if (tried.end === "open" || how.twice) await this.#send();
    else this.pinned = tried;
  }

  /** Do what is shown. */
  confirm(): Promise<void> {
    return this.#next(() => this.#confirm());
  }

  async #confirm(): Promise<void> {
    if (this.isSending) return;
    if (this.pinned) return this.#send();
    const { question } = this;
    if (!question) return;
    if (this.isMulti && this.toggles.length > 0) {
      const end = this.toggles.length < question.left ? (question.choices.find(several.isEnd) ?? null) : null;
      if (end || this.toggles.length >= question.least) await this.#finishToggles(question, end);
      return;
    }
    if (this.isMulti && question.suggested.length > 1) {
      this.toggles = several.taken(question, question.suggested);
      return this.#finishToggles(question, null);
    }
    const none = this.isMulti ? question.choices.find(several.isEnd) : undefined;
    const choice = this.grip.laid ?? this.offered ?? none;
    if (choice) await this.#pick(question, choice, { twice: this.told(choice) !== null });
  }

  /** What the filled button has said of a choice. Of what is only hovered it has said nothing. */
  told(choice: ChoiceInfo): Tried | null {
    return choice === this.grip.laid || choice === this.offered ? this.ahead.told(choice) : null;
  }

  #goesOn(decision: DecisionInfo | null): void {
    this.follows = decision;
    void this.ahead.goOn(decision, this.isMulti ? null : this.offered);
  }

  /** A card to give away first, or not any more. */
  markSpare(move: string, copies: number): void {
    this.spare = spared(this.spare, move, copies);
  }

  /** With more to give than to keep, toggling those to keep counts too. */
  confirmOthers(): Promise<void> {
    return this.#next(async () => {
      const { question } = this;
      const others = question ? several.others(question, this.toggles) : null;
      if (!question || !others) return;
      this.toggles = others;
      await this.#finishToggles(question, null);
    });
  }

  canKeep = $derived(this.question !== null && this.isMulti && several.others(this.question, this.toggles) !== null);

  /** What Enter does with nothing picked: the suggested answer, or the only one. */
  offered = $derived.by((): ChoiceInfo | null => {
    const { question } = this;
    if (!question || this.pinned || this.touched.length > 0) return null;
    const [suggested] = question.suggested;
    return question.choices.find((one) => one.move === suggested || question.choices.length === 1) ?? null;
  });

  primary = $derived.by((): Primary | null => primaryOf(this));

  async #send(): Promise<void> {
    const turn = this.#turn;
    const { line, toggles } = this;
    this.isSending = true;
    const refused = await this.partner.send(line);
    if (turn !== this.#turn) return;
    this.isSending = false;
    if (!refused) return;
    const spot = this.held.at(-1)?.choice.spots[0] ?? "";
    this.#cut(0);
    this.toggles = toggles; // a refusal loses nothing that was toggled
    this.bubble = { spot, ...refused };
  }

  /** Take back the last toggle, touch or pick; false if there is none. */
  back(): boolean {
    if (this.isSending) return false;
    if (this.toggles.length > 0 && !this.pinned) this.toggles = this.toggles.slice(0, -1);
    else if (this.touched.length > 0) this.touched = [];
    else if (this.grip.laid) this.#unlay();
    else if (this.held.length > 0) {
      const own = this.held.findLastIndex((one) => !one.isForced);
      this.toggles = [];
      this.#cut(Math.max(0, own));
    } else return false;
    return true;
  }

  /** Close what is open, else put the pick back, else clear the toggles. Sends nothing, ever. */
  escape(): boolean {
    if (this.bubble || this.list) this.bubble = this.list = null;
    else if (this.grip.laid) this.#unlay();
    else if (this.held.length > 0 || this.touched.length > 0) this.#cut(0);
    else if (this.toggles.length > 0) this.toggles = [];
    else return false;
    return true;
  }

  #unlay(): void {
    this.grip.laid = null;
    this.ahead.away();
  }

  /** Keep the first picks of the line only. */
  #cut(length: number): void {
    this.#turn++;
    this.held = this.held.slice(0, length);
    this.follows = null;
    this.touched = [];
    this.pinned = null;
    this.grip.laid = null;
    this.list = null;
    this.isSending = false;
    this.ahead.away();
    if (length > 0) void this.#next(() => this.#restore());
  }

  async #restore(): Promise<void> {
    const turn = this.#turn;
    const tried = await this.partner.try(this.line);
    if (turn !== this.#turn) return;
    this.#goesOn(tried.decision);
    this.ahead.ghost = { line: this.line, tried };
  }

  async #explain(spots: string[]): Promise<void> {
    const turn = this.#turn;
    const closed = (this.question ?? this.asked)?.closed.find((one) => one.spots.some((spot) => spots.includes(spot)));
    const spot = spots[0] ?? "";
    if (closed) this.bubble = { spot, rule: closed.rule, message: closed.why };
    else if (this.held.length > 0) {
      const { rule, message } = await this.partner.try([...this.line, restOf(spot)]);
      if (message && turn === this.#turn) this.bubble = { spot, rule, message };
    } else if (this.asked) {
      const reason = await this.partner.whyNot(spot);
      if (reason && turn === this.#turn) this.bubble = { spot, ...reason };
    }
  }

  /** Why not here. */
  explain(spots: string[]): Promise<void> {
    return this.#next(() => this.#explain(spots));
  }

  /** The pointer or the walk is over something: its ghost, without picking. */
  hover(spots: string[], wait = HOVER_MS): void {
    if (this.grip.laid) return; // what lies there stays until it is touched
    const { question } = this;
    const result =
      question && !this.pinned && !this.isMulti ? found(question, spots, this.touched, this.grip.form) : null;
    const choice = result?.is === "choice" ? result.choice : null;
    this.grip.over(spots, choice);
    this.ahead.look(choice, wait);
  }

  /** Where several answers would go as suggested, as long as nobody wants it otherwise. */
  #suggested(): string[] {
    const { question, isMulti, toggles } = this;
    if (!question || !isMulti || toggles.length > 0) return [];
    return question.choices.filter((one) => question.suggested.includes(one.move)).flatMap((one) => one.spots);
  }

  spots(more: Pick<Marking, "wanted" | "counted" | "changed" | "ranks"> = {}): Spots {
    const { question } = this;
    const target = this.ahead.ghost?.tried.events.flatMap((event) => event.moves.map((move) => move.to)) ?? [];
    return marked({
      ...more,
      decision: question ?? this.asked,
      open: this.open,
      picked: this.picked,
      ghosted: [...(this.ahead.hovered?.spots ?? []), ...target, ...this.#suggested()],
      grip: this.grip,
      ways: this.touched.length === 0 ? this.ahead.ways : [],
      handles: this.held.length === 0 ? handlesOf(this.ahead.early) : [],
      sweeps: this.isMulti,
      spare: this.spare,
      inOrder: this.isMulti && question?.kind === "capitol",
      holds: question !== null && this.partner.holds(question.kind),
      held: question && !this.pinned ? this.held.flatMap((one) => one.choice.spots) : [],
    });
  }
}

const HOVER_MS = 60;
