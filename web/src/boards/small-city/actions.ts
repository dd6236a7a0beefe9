/** Cards whose effect is a choice of its own: it can be made at the card, in the same breath. */
import type { Mark, Spots } from "../board";

const AT_CARDS: Readonly<Record<string, readonly string[]>> = {
  "supporter-card": ["button:money", "button:votes"],
  "planner-card": ["button:grow"],
};

export interface AtCard {
  spot: string;
  mark: Mark;
  money: number;
  votes: number;
}

/** What can be chosen at a card. */
export function choicesAt(card: string, spots: Spots): AtCard[] {
  return (AT_CARDS[card] ?? []).flatMap((spot) => {
    const mark = spots.mark(spot);
    return mark.lit
      ? [{ spot, mark, money: Number(mark.facts?.money ?? 0), votes: Number(mark.facts?.votes ?? 0) }]
      : [];
  });
}
