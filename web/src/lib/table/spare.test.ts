import { expect, it } from "vitest";
import { spared, sparedOf } from "./spare";

it("marks as many copies as there are, then none", () => {
  const once = spared([], "park", 2);
  const twice = spared([...once, "mall"], "park", 2);
  expect(twice).toEqual(["park", "mall", "park"]);
  expect(spared(twice, "park", 2)).toEqual(["mall"]);
});

it("shows the first copies of what is marked", () => {
  expect(sparedOf(["card:park", "card:mall", "card:park", "card:park"], ["park", "park"])).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
