import { describe, expect, it } from "vitest";
import { choice } from "../../lib/table/samples";
import { addsTo, grouped, searched } from "./groups";

const choices = [
  choice("bank", "hand:0"),
  choice("3,4", "cell:3,4"),
  choice("park", "hand:1"),
  choice("pass", "button:pass"),
];

describe("listed choices", () => {
  it("stand together by the kind of their spot", () => {
    expect(grouped(choices).map((group) => [group.form, group.choices.length])).toEqual([
      ["hand", 2],
      ["cell", 1],
      ["button", 1],
    ]);
  });

  it("are found by every word, in label, move or place", () => {
    expect(searched(choices, "3,4").map((one) => one.move)).toEqual(["3,4"]);
    expect(searched(choices, "DO bank").map((one) => one.move)).toEqual(["bank"]);
    expect(searched(choices, "  ")).toHaveLength(4);
    expect(searched(choices, "opera")).toEqual([]);
  });

  it("have the line of their piece below them where it tells something more", () => {
    expect(addsTo("Play the Embassy", "Capture one neighbour")).toBe(true);
    expect(addsTo("Baths, 1 gold: build them at a lake, health 2", "health 2, at a lake")).toBe(false);
  });
});
