/** What a strong player would think of: asked for by the person at the screen, and only for the question at hand. */
import type { HintInfo } from "../../gen/server";
import type { Hand, Reason } from "./hand.svelte";

export interface Adviser {
  hand: Hand;
  ask: () => Promise<HintInfo[] | Reason>;
}

/** A hint with all that it touches. */
export interface Idea extends HintInfo {
  spots: string[];
}

export class Advice {
  isOpen = $state(false);
  isThinking = $state(false);
  ideas = $state.raw<Idea[]>([]);
  /** why there is none */
  trouble = $state("");
  pointed = $state.raw<Idea | null>(null);

  #asking = 0;

  constructor(readonly adviser: Adviser) {}

  /** Rank and chance on the thing with which each idea begins. */
  ranks = $derived.by((): ReadonlyMap<string, string> => {
    const ranks = new Map<string, string>();
    this.ideas.forEach((idea, index) => {
      const choice = this.adviser.hand.asked?.choices.find((one) => one.move === idea.moves[0]);
      const spot = choice?.spots[0];
      if (spot !== undefined && !ranks.has(spot)) ranks.set(spot, `${index + 1} · ${percent(idea.chance)} %`);
    });
    return ranks;
  });

  toggle(): void {
    if (this.isOpen) this.close();
    else void this.#ask();
  }

  async #ask(): Promise<void> {
    const number = ++this.#asking;
    this.isOpen = this.isThinking = true;
    this.trouble = "";
    const answer = await this.adviser.ask();
    const ideas = Array.isArray(answer) ? await Promise.all(answer.map((hint) => this.#idea(hint))) : [];
    if (number !== this.#asking) return;
    this.isThinking = false;
    this.ideas = ideas;
    this.trouble = Array.isArray(answer) ? "" : answer.message;
  }

  close(): void {
    this.#asking++;
    this.isOpen = this.isThinking = false;
    this.ideas = [];
    this.point(null);
  }

  async #idea(hint: HintInfo): Promise<Idea> {
    const { hand } = this.adviser;
    const choices = (await hand.ahead.steps(hand.asked, hint.moves)).map((one) => one.choice);
    return { ...hint, spots: choices.flatMap((one) => one.spots) };
  }

  /** Its spots are lit and its ghost is shown. */
  point(idea: Idea | null): void {
    if (idea === this.pointed) return;
    this.pointed = idea;
    this.adviser.hand.ahead.point(idea?.moves ?? null);
  }

  /** As if all its answers had been chosen: what is final waits for its confirmation. */
  take(idea: Idea): void {
    this.point(null);
    void this.adviser.hand.take(idea.moves);
  }
}

/** A chance as people say it. */
export function percent(chance: number): number {
  return Math.round(chance * 100);
}
