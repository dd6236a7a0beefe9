import { describe, expect, it } from "vitest";
import { isEnd, marked, others, taken, toggled } from "./several";
import { choice, decision } from "./samples";

const pay = decision(
  [
    ["park", "hand:0", "hand:3"],
    ["school", "hand:1"],
    ["cinema", "hand:2"],
  ],
  { kind: "pay", left: 2, least: 2 },
);

describe("several answers of one kind", () => {
  it("toggles the copy that was touched", () => {
    const park = choice("park", "hand:0", "hand:3");
    const one = toggled([], park, ["hand:3"]);
    expect(one).toEqual([{ move: "park", spot: "hand:3" }]);
    expect(toggled(one, park, ["hand:0"])).toHaveLength(2);
    expect(toggled(one, park, ["hand:3"])).toEqual([]);
  });

  it("takes suggestions in order, each on its own copy, no more than asked", () => {
    expect(taken(pay, ["park", "park", "school"])).toEqual([
      { move: "park", spot: "hand:0" },
      { move: "park", spot: "hand:3" },
    ]);
    expect(taken(pay, ["opera", "cinema"])).toEqual([{ move: "cinema", spot: "hand:2" }]);
  });

  it("begins with spare cards where cards of the hand are given", () => {
    expect(marked(pay, ["cinema"])).toEqual([{ move: "cinema", spot: "hand:2" }]);
    expect(marked({ ...pay, left: 1 }, ["cinema"])).toEqual([]);
    expect(marked(decision([["a", "cell:0,0"]], { left: 2 }), ["a"])).toEqual([]);
  });

  it("pays with the others where those to keep were toggled", () => {
    const keep = toggled(toggled([], choice("park", "hand:0", "hand:3"), ["hand:0"]), choice("cinema", "hand:2"), [
      "hand:2",
    ]);
    expect(others(pay, keep)?.map((one) => one.spot)).toEqual(["hand:3", "hand:1"]);
    expect(others(pay, keep.slice(1))).toBeNull();
    expect(others(pay, [])).toBeNull();
  });

  it("ends by a button", () => {
    expect(isEnd(choice("stop", "button:stop"))).toBe(true);
    expect(isEnd(choice("park", "hand:0"))).toBe(false);
  });
});
