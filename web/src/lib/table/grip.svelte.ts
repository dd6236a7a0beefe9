/** How a piece of several cells is held: turned, flipped, over a cell, or laid down as a ghost. */
import type { ChoiceInfo, DecisionInfo } from "../../gen/server";
import { Footprints } from "./footprints";

export class Grip {
  /** how the piece lies; kept for the next one */
  form = $state("");
  /** the cell at which it is held; null: it hovers nowhere */
  cell = $state<string | null>(null);
  /** it lies there as a ghost, to be turned and confirmed */
  laid = $state.raw<ChoiceInfo | null>(null);

  constructor(
    private readonly question: () => DecisionInfo | null,
    /** shows what would happen by a choice */
    private readonly look: (choice: ChoiceInfo) => void,
  ) {}

  /** the ways in which the piece can lie; null: none is asked for */
  footprints = $derived.by(() => {
    const question = this.question();
    return question?.touch === "cover" ? new Footprints(question.choices) : null;
  });
  can = $derived.by(() => {
    const cell = this.laid ? this.cell : null;
    return {
      turn: !!this.footprints && this.footprints.next(cell, this.form) !== null,
      flip: !!this.footprints && this.footprints.flipped(cell, this.form) !== null,
    };
  });

  /** The pointer or the walk is over these spots, where the piece would lie so. */
  over(spots: readonly string[], choice: ChoiceInfo | null): void {
    if (this.footprints) this.cell = choice ? (spots.find((spot) => choice.spots.includes(spot)) ?? null) : null;
  }

  /** Under a finger the piece lies as a ghost first; touched again it turns. False: it is to be placed. */
  lay(choice: ChoiceInfo, spots: readonly string[]): boolean {
    if (!this.footprints || choice.spots.length === 1) return false;
    if (this.laid && spots.some((spot) => this.laid?.spots.includes(spot))) {
      if (!this.can.turn) return false;
      this.turn();
      return true;
    }
    this.over(spots, choice);
    this.#show(choice);
    return true;
  }

  /** To the next form that can lie under the pointer. */
  turn(direction: 1 | -1 = 1): void {
    this.#change(this.footprints?.next(this.cell, this.form, direction) ?? null);
  }

  flip(): void {
    this.#change(this.footprints?.flipped(this.cell, this.form) ?? null);
  }

  #change(form: string | null): void {
    if (form === null) return;
    this.form = form;
    const choice = this.cell ? this.footprints?.at(this.cell, form) : null;
    if (!choice) return;
    if (this.laid) this.#show(choice);
    else this.look(choice);
  }

  #show(choice: ChoiceInfo): void {
    this.form = this.footprints?.formOf(choice) ?? this.form;
    this.laid = choice;
    this.look(choice);
  }
}
