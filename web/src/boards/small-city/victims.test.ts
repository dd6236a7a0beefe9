import { describe, expect, it } from "vitest";
import { losesCitizen } from "./victims";

const polluter = (seat: string, pollution: number, added: number) =>
  ({ seat, pollution, forecast: { pollution: added } }) as Parameters<typeof losesCitizen>[0][number];

describe("a citizen dies of pollution", () => {
  it("where most is added, once anybody reaches the level", () => {
    const boards = [polluter("A", 2, 4), polluter("B", 8, 3)];
    expect(losesCitizen(boards, "A", 10)).toBe(true);
    expect(losesCitizen(boards, "B", 10)).toBe(false);
    expect(losesCitizen([polluter("A", 2, 4), polluter("B", 6, 3)], "A", 10)).toBe(false);
  });

  it("of equals where the level is highest, and in all if that is equal too", () => {
    expect(losesCitizen([polluter("A", 5, 3), polluter("B", 8, 3)], "A", 10)).toBe(false);
    expect(losesCitizen([polluter("A", 8, 3), polluter("B", 8, 3)], "A", 10)).toBe(true);
  });

  it("even if nobody adds anything", () => {
    expect(losesCitizen([polluter("A", 12, 0), polluter("B", 5, 0)], "A", 10)).toBe(true);
    expect(losesCitizen([polluter("A", 12, 0), polluter("B", 5, 1)], "A", 10)).toBe(false);
    expect(losesCitizen([polluter("A", 12, 1)], "C", 10)).toBe(false);
  });
});
