import { describe, expect, it } from "vitest";
import { actOf, digitSpot, type Pressed } from "./keys";
import { loreOf } from "./lore";
import { decision } from "./samples";

const press = (key: string, more: Partial<Pressed> = {}): Pressed => ({
  key,
  code: /^\d$/.test(key) ? `Digit${key}` : key,
  shift: false,
  alt: false,
  ctrl: false,
  ...more,
});
const lore = loreOf("the-city");
const choose = decision([
  ["park", "hand:2"],
  ["architect", "button:architect"],
]);

describe("keys", () => {
  it("mean the n-th thing of the row, lit or not, by the physical key", () => {
    expect(actOf(press("3"), choose, lore)).toEqual({ does: "touch", spot: "hand:2" });
    expect(actOf(press("&", { code: "Digit1" }), choose, lore)).toEqual({ does: "touch", spot: "hand:0" });
    expect(digitSpot(decision([["a", "seat:B"]]), 2)).toBe("seat:B");
    expect(
      digitSpot(
        decision([
          ["a", "kind:farmhouse"],
          ["b", "kind:school"],
        ]),
        2,
      ),
    ).toBe("kind:school");
    expect(
      digitSpot(
        decision([
          ["a", "button:money"],
          ["b", "button:votes"],
        ]),
        2,
      ),
    ).toBe("button:votes");
    expect(digitSpot(decision([["a", "cell:0,0"]]), 1)).toBeNull();
  });

  it("have letters for the buttons that are asked, and only then", () => {
    expect(actOf(press("a"), choose, lore)).toEqual({ does: "touch", spot: "button:architect" });
    expect(actOf(press("a"), decision([["x", "hand:0"]]), lore)).toBeNull();
  });

  it("give way to the game where a letter means two things", () => {
    const plan = decision([["build", "button:build"]]);
    expect(actOf(press("c"), plan, loreOf("small-city"))).toEqual({ does: "touch", spot: "button:build" });
    expect(actOf(press("c"), choose, lore)).toEqual({ does: "chat" });
  });

  it("belong to the rows of a board, whose things digits count once one of them has the focus", () => {
    const plan = decision([["build", "button:build"]]);
    const small = loreOf("small-city");
    const rows = { letters: ["H", "C"], isFocused: false };
    expect(actOf(press("c"), plan, small, rows)).toEqual({ does: "row", letter: "C" });
    expect(actOf(press("h"), plan, small, rows)).toEqual({ does: "row", letter: "H" });
    expect(actOf(press("H", { shift: true }), plan, small, rows)).toEqual({ does: "hint" });
    expect(actOf(press("2"), plan, small, rows)).toBeNull();
    expect(actOf(press("2"), plan, small, { ...rows, isFocused: true })).toEqual({ does: "nth", number: 2 });
  });

  it("confirm, take back, walk and explain", () => {
    expect(actOf(press("Enter"), choose, lore)).toEqual({ does: "confirm" });
    expect(actOf(press("Enter", { shift: true }), choose, lore)).toEqual({ does: "others" });
    expect(actOf(press("z"), choose, lore)).toEqual({ does: "undo" });
    expect(actOf(press("z", { ctrl: true }), choose, lore)).toEqual({ does: "undo" });
    expect(actOf(press("Z", { shift: true }), choose, lore)).toEqual({ does: "redo" });
    expect(actOf(press("ArrowUp", { alt: true }), choose, lore)).toEqual({
      does: "walk",
      arrow: "up",
      everything: true,
    });
    expect(actOf(press("w"), choose, lore)).toEqual({ does: "why" });
    expect(actOf(press("r", { ctrl: true }), choose, lore)).toBeNull();
  });
});
