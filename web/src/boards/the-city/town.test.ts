import { describe, expect, it } from "vitest";
import type { DecisionInfo } from "../../gen/server";
import { marked } from "../../lib/table/spots";
import { changesOf, heldToBuild, lanesOf, scaleOf, type CardRow, type View } from "./town";

const row = (id: string, points: number, changes: CardRow["gain"]["changes"] = []): CardRow =>
  ({
    id,
    spot: `hand:${id}`,
    gain: { income: 0, points, own_income: 0, own_points: points, changes },
  }) as unknown as CardRow;

const park = { spot: "zone:A:0", seat: "A" as const, card: "park", income: 0, points: 1 };
const view = {
  scores: [29, 33],
  points: [14, 15],
  hand: [row("university#1", 6, [park]), row("villas#1", 3)],
} as unknown as View;
const asked = (kind: string) => ({ kind, choices: [], closed: [], about: { spots: [] } }) as unknown as DecisionInfo;

describe("The City as it is drawn", () => {
  it("holds what is picked to be built, and not what is picked as money", () => {
    const spots = marked({ picked: ["hand:university#1"] });
    expect(heldToBuild(view, spots, asked("choose")).map((one) => one.id)).toEqual(["university#1"]);
    expect(heldToBuild(view, spots, asked("pay"))).toEqual([]);
    expect(heldToBuild(view, spots, null)).toEqual([]);
    const pointed = marked({ ghosted: ["hand:villas#1"] });
    expect(heldToBuild(view, pointed, asked("choose")).map((one) => one.id)).toEqual(["villas#1"]);
  });

  it("adds up what the zone would yield more", () => {
    const held = [row("a#1", 1, [park]), row("b#1", 1, [park])];
    expect(changesOf(held).get("zone:A:0")).toEqual({ income: 0, points: 2 });
  });

  it("runs my lane further with what I hold, and nobody else's", () => {
    const lanes = lanesOf(view, 0, view.hand?.slice(0, 1) ?? []);
    expect(lanes.map((lane) => [lane.score, lane.next, lane.ghost])).toEqual([
      [29, 43, 49],
      [33, 48, 48],
    ]);
    expect(scaleOf(50, lanes)).toBeCloseTo(55);
    const over = lanesOf({ ...view, ended_by: "TC-56" }, 0, []);
    expect(over.map((lane) => lane.next)).toEqual([29, 33]);
  });
});
