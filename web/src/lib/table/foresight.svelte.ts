/** What would happen, known from tries: the ghost of what is held or pointed at, and answers begun at later things. */
import type { ChoiceInfo, DecisionInfo, Tried } from "../../gen/server";
import type { Held, Partner } from "./hand.svelte";
import { waysOf, type Way } from "./reach";

export class Foresight {
  /** the view after what is held, hovered or pointed at */
  ghost = $state.raw<{ line: string[]; tried: Tried } | null>(null);
  hovered = $state.raw<ChoiceInfo | null>(null);
  /** answers to what is asked that begin at a thing of the question behind it */
  early = $state.raw<Way[]>([]);
  /** the same for the question after a line in the hand */
  #later = $state.raw<{ line: string; ways: Way[] }>({ line: "", ways: [] });
  /** what the filled button stands for: it says what would happen, and to press it is enough then */
  #foretold = $state.raw<{ move: string; tried: Tried } | null>(null);
  /** what is shown behind a line in the hand while nobody points elsewhere: the answer that the filled button gives */
  #resting: { held: string; ghost: { line: string[]; tried: Tried } } | null = null;

  /** another number whenever somebody looks elsewhere */
  #glance = 0;
  #question = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly partner: Partner,
    /** what is held */
    readonly line: () => string[],
  ) {}

  /** answers that begin at a thing of the question behind the present one */
  ways = $derived.by((): Way[] => {
    const line = this.line();
    if (line.length === 0) return this.early;
    return line.join(";") === this.#later.line ? this.#later.ways : [];
  });

  /** A choice is under the pointer or the walk: its ghost, without picking it. */
  look(choice: ChoiceInfo | null, wait: number): void {
    if (choice?.move === this.hovered?.move) return;
    this.away();
    this.hovered = choice;
    if (!choice) return;
    const line = [...this.line(), choice.move];
    this.#timer = setTimeout(() => void this.#show(line), wait);
  }

  /** Somebody points at a whole idea, or at nothing any more. */
  point(line: string[] | null): void {
    if (this.line().length > 0) return;
    this.away();
    if (line) void this.#show(line);
  }

  async #show(line: string[]): Promise<void> {
    const glance = this.#glance;
    const tried = await this.partner.try(line);
    if (glance === this.#glance && tried.end !== "refused") this.ghost = { line, tried };
  }

  /** Nothing is looked at any more; the ghost of what is held stays. */
  away(): void {
    this.#glance++;
    clearTimeout(this.#timer);
    this.hovered = null;
    const held = this.line().join(";");
    if (held && this.#resting?.held === held) this.ghost = this.#resting.ghost;
    else if (!held || this.ghost?.line.join(";") !== held) this.ghost = null;
  }

  /** A new question, and what the filled button stands for, if it is one of its choices. */
  async open(decision: DecisionInfo | null, filled: ChoiceInfo | null): Promise<void> {
    const number = ++this.#question;
    this.early = [];
    this.#foretold = null;
    this.#resting = null; // the same line in another question has another outcome
    if (!decision) return;
    if (filled)
      void this.partner.try([filled.move]).then((tried) => {
        if (number === this.#question) this.#foretold = { move: filled.move, tried };
      });
    const ways = await this.#openings(decision, []);
    if (number === this.#question) this.early = ways;
  }

  /** The question after a line in the hand, and what the filled button stands for. */
  async goOn(decision: DecisionInfo | null, filled: ChoiceInfo | null): Promise<void> {
    const line = this.line();
    this.#resting = null;
    if (!decision) return;
    if (filled) void this.#rest(line, filled);
    this.#later = { line: line.join(";"), ways: await this.#openings(decision, line) };
  }

  async #rest(held: string[], filled: ChoiceInfo): Promise<void> {
    const line = [...held, filled.move];
    const number = this.#question;
    const tried = await this.partner.try(line);
    if (tried.end === "refused" || number !== this.#question || this.line().join(";") !== held.join(";")) return;
    this.#resting = { held: held.join(";"), ghost: { line, tried } };
    if (!this.hovered) this.ghost = this.#resting.ghost;
  }

  /** What is known of a choice that the filled button stands for, which says so. */
  told(choice: ChoiceInfo): Tried | null {
    const line = [...this.line(), choice.move];
    if (line.length === 1 && this.#foretold?.move === choice.move) return this.#foretold.tried;
    return this.ghost?.line.join(";") === line.join(";") ? this.ghost.tried : null;
  }

  /** What could be begun at once although it is asked only later: a tile of the palette while a plan is made. */
  async #openings(decision: DecisionInfo, line: readonly string[]): Promise<Way[]> {
    const opens = this.partner.opens?.(decision.kind) ?? {};
    const begun = decision.choices.flatMap((choice) => {
      const opening = choice.spots.map((spot) => opens[spot]).find((one) => one !== undefined);
      return opening ? [{ choice, opening }] : [];
    });
    const ways = await Promise.all(
      begun.map(async ({ choice, opening }) =>
        waysOf(decision, choice, opening, await this.partner.try([...line, choice.move], opening === "handle")),
      ),
    );
    return ways.flat();
  }

  /** What the answers of an idea would answer, as far as they are asked. */
  async steps(asked: DecisionInfo | null, moves: readonly string[]): Promise<Held[]> {
    const steps: Held[] = [];
    let decision = asked;
    for (const move of moves) {
      const choice = decision?.choices.find((one) => one.move === move);
      if (!decision || !choice) break;
      steps.push({ decision, choice, isForced: false });
      if (steps.length < moves.length)
        decision = (await this.partner.try(steps.map((one) => one.choice.move))).decision;
    }
    return steps;
  }
}
