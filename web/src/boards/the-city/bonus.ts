/** What a card brings with others: so much for each symbol or card, or once if there is one. */
import type { Piece } from "../board";
import { lookOf, SYMBOLS } from "./kinds";

export interface Bonus {
  brings: "income" | "points";
  amount: number;
  /** for each of them; else once */
  isEach: boolean;
  /** what it is counted by: a symbol or a card */
  outline: string;
}

interface Row {
  kind: "per_symbol" | "per_card" | "if_card";
  amount: number;
  symbol: keyof typeof SYMBOLS | null;
  cards: string[];
}

export function bonusesOf(piece: Piece | undefined): Bonus[] {
  const rows = (name: string) => (piece?.figures[name] ?? []) as Row[];
  const read = (brings: Bonus["brings"]) =>
    rows(`${brings}_bonus`).map(({ kind, amount, symbol, cards }) => ({
      brings,
      amount,
      isEach: kind !== "if_card",
      outline: symbol ? SYMBOLS[symbol] : lookOf(cards[0] ?? "").outline,
    }));
  return [...read("income"), ...read("points")];
}
