import { expect, it } from "vitest";
import { kept } from "./same";

it("what says the same is the same thing", () => {
  const old = { cell: "3,4", cubes: { culture: 1 }, spots: ["a", "b"] };
  expect(kept(old, { cell: "3,4", cubes: { culture: 1 }, spots: ["a", "b"] })).toBe(old);
  const more = { cell: "3,4", cubes: { culture: 2 }, spots: ["a", "b"] };
  expect(kept(old, more)).toBe(more);
  expect(kept(undefined, more)).toBe(more);
  const fewer = { ...old, spots: ["a"] };
  expect(kept(old, fewer)).toBe(fewer);
});
