/** A lesson: the server keeps nothing, so where one is is the list of answers so far. */
import type { LessonInfo, LessonMoment, LessonWish } from "../../gen/server";
import type { Player, Scene } from "../../boards/board";
import { call } from "../http";
import { Hand } from "./hand.svelte";
import { patchless } from "./tried";
import { restOf } from "./spots";
import { letterOf, type View } from "./wire";

/** The parts of an answer that the lesson waits for: `new-city; 14,6; 13,0` are three. */
export function partsOf(answer: string | undefined): string[] {
  return (answer ?? "")
    .split(";")
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Whether a move is the wanted one: a lesson says `hotel` where the hand has `hotel#3`, and `*` for any. */
export function isMeant(move: string, wanted: string | undefined): boolean {
  return wanted === "*" || move === wanted || move.replace(/#\d+$/, "") === wanted;
}

export class Lesson {
  info = $state.raw<LessonInfo | null>(null);
  moment = $state.raw<LessonMoment | null>(null);
  scene = $state.raw<Scene | null>(null);
  /** the wanted spot is pointed at by the coach */
  isShown = $state(false);
  trouble = $state.raw<unknown>(null);
  readonly hand: Hand;
  /** answers at the beginning of each step, to go back */
  #starts: string[][] = [];

  constructor(readonly game: string) {
    this.hand = new Hand({
      try: (line) => Promise.resolve(patchless(line.length)),
      send: async (line) => {
        for (const answer of line) await this.answer(answer);
        return null; // the coach says what is wrong, in the card
      },
      whyNot: async (spot) => {
        await this.answer(restOf(spot));
        return null;
      },
      holds: () => false,
    });
  }

  step = $derived(this.info?.steps.find((one) => one.id === this.moment?.step) ?? null);
  isOver = $derived(this.moment !== null && this.moment.step === null);
  view = $derived((this.moment?.view ?? null) as View | null);
  /** what is to be done next, as a choice of the question */
  next = $derived.by(() => {
    const wanted = (this.moment?.wanted ?? []).map((answer) => partsOf(answer)[0]);
    return this.moment?.decision?.choices.find((choice) => wanted.some((one) => isMeant(choice.move, one))) ?? null;
  });
  /** there is only to read */
  isReading = $derived(this.step !== null && this.step.expected.length === 0);
  spots = $derived.by(() =>
    this.hand.spots({ wanted: [...(this.moment?.spots ?? []), ...(this.isShown ? (this.next?.spots ?? []) : [])] }),
  );
  players = $derived.by((): Player[] =>
    (this.info?.names ?? []).map((name, seat) => ({
      seat,
      letter: letterOf(seat),
      name,
      mine: seat === this.info?.seat,
      isBot: seat !== this.info?.seat,
      toAct: seat === this.info?.seat && this.moment?.decision !== null,
    })),
  );

  async open(): Promise<void> {
    try {
      const [first] = await call("GET /api/games/{game}/lessons", { path: { game: this.game } });
      this.info = first ?? null;
      this.#starts = [];
      await this.#ask({ answers: [] });
    } catch (error) {
      this.trouble = error;
    }
  }

  async #ask(wish: LessonWish): Promise<void> {
    if (!this.info) return;
    const path = { game: this.game, lesson: this.info.id };
    try {
      const moment = await call("POST /api/games/{game}/lessons/{lesson}", { path, body: wish });
      if (moment.step !== this.moment?.step) {
        this.isShown = false;
        this.#starts[moment.number] ??= moment.answers;
      }
      this.moment = moment;
      // one part of the answer after the other, also where a table takes several at once
      const decision = moment.decision && { ...moment.decision, left: 1, least: 1 };
      this.hand.ask(decision, `${moment.step}/${moment.answers.length}/${moment.reply?.verdict ?? ""}`);
    } catch (error) {
      this.trouble = error;
    }
  }

  get #answers(): string[] {
    return this.moment?.answers ?? [];
  }

  answer(answer: string): Promise<void> {
    return this.#ask({ answers: this.#answers, answer });
  }

  /** Go on where there is only to read. */
  goOn(): Promise<void> {
    return this.answer("");
  }

  skip(): Promise<void> {
    return this.#ask({ answers: this.#answers, skip: true });
  }

  canGoBack = $derived((this.moment?.number ?? 0) > 0);

  back(): Promise<void> {
    return this.#ask({ answers: this.#starts[(this.moment?.number ?? 1) - 1] ?? [] });
  }
}
