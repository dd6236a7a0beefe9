import { describe, expect, it } from "vitest";
import type { Piece } from "../board";
import { bonusesOf } from "./bonus";
import { lookOf, SYMBOLS } from "./kinds";

const piece = (figures: Record<string, unknown>) => ({ figures }) as unknown as Piece;
const row = (kind: string, amount: number, symbol: string | null, ...cards: string[]) => ({
  kind,
  amount,
  scope: "own",
  symbol,
  cards,
});

describe("what a card brings with others", () => {
  it("is counted by symbols or by cards, each or once", () => {
    const museum = piece({
      income_bonus: [row("per_card", 1, null, "school")],
      points_bonus: [row("per_symbol", 1, "fountain"), row("if_card", 2, null, "villas", "school")],
    });
    expect(bonusesOf(museum)).toEqual([
      { brings: "income", amount: 1, isEach: true, outline: lookOf("school").outline },
      { brings: "points", amount: 1, isEach: true, outline: SYMBOLS.fountain },
      { brings: "points", amount: 2, isEach: false, outline: lookOf("villas").outline },
    ]);
  });

  it("is nothing for most cards, and for one that is not known", () => {
    expect(bonusesOf(piece({ income_bonus: [], points_bonus: [] }))).toEqual([]);
    expect(bonusesOf(undefined)).toEqual([]);
  });
});
