import { describe, expect, it } from "vitest";
import { event } from "./samples";
import { changes, headline, sinceMine } from "./since";

const log = [
  event("A", ["hand:A", "cell:0,0"]),
  event("B", ["hand:B", "cell:1,0"], ["deck", "hand:B"]),
  event(null, ["deck", "display:0"]),
  event("C", ["hand:C", "cell:1,0"]),
];

describe("since my last turn", () => {
  it("begins after my last event", () => {
    expect(sinceMine(log, 0)).toBe(1);
    expect(sinceMine(log, 2)).toBe(4);
    expect(sinceMine(log, null)).toBe(0);
    expect(sinceMine([], 0)).toBe(0);
  });

  it("marks what others changed on the table, with who did it last", () => {
    expect([...changes(log, 1, 0)]).toEqual([["cell:1,0", 2]]);
    expect(changes(log, 0, 1).get("cell:0,0")).toBe(0);
  });

  it("is told by what somebody laid on the table, not by what follows from it", () => {
    const built = event("B", ["hand:B", "cell:1,0"]);
    const paid = event("B", ["supply:B", "bank"]);
    const refill = event(null, ["deck", "display:0"]);
    expect(headline([built, paid, refill])).toBe(built);
    expect(headline([paid, refill])).toBe(paid);
    expect(headline([refill])).toBe(refill);
    expect(headline([])).toBeUndefined();
  });

  it("is told first by what touches me", () => {
    const taken = event("B", ["cell:2,2", "supply:A"]);
    const built = event("B", ["hand:B", "cell:1,0"]);
    const own = event("A", ["hand:A", "cell:3,0"]);
    expect(headline([taken, built], "A")).toBe(taken);
    expect(headline([taken, built], "C")).toBe(built);
    expect(headline([built, own], "A")).toBe(own);
    expect(headline([taken, built])).toBe(built);
  });
});
