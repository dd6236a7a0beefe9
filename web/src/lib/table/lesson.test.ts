import { expect, it } from "vitest";
import { isMeant, partsOf } from "./lesson.svelte";

it("an answer of a lesson has parts", () => {
  expect(partsOf("new-city; 14,6; 13,0")).toEqual(["new-city", "14,6", "13,0"]);
  expect(partsOf(undefined)).toEqual([]);
});

it("any copy of a tile is meant", () => {
  expect(isMeant("hotel#3", "hotel")).toBe(true);
  expect(isMeant("hotel#3", "hotel#3")).toBe(true);
  expect(isMeant("park", "*")).toBe(true);
  expect(isMeant("hotel#3", "housing")).toBe(false);
  expect(isMeant("3,4", undefined)).toBe(false);
});
