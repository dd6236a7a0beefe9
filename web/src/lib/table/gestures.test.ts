import { describe, expect, it } from "vitest";
import { liftOf } from "./gestures";

describe("a piece under a finger", () => {
  it("floats above it, so that one sees it", () => {
    expect(liftOf(400)).toBe(56);
  });

  it("comes down where the screen ends, so that the lowest targets are reached", () => {
    expect(liftOf(40)).toBe(28);
    expect(liftOf(12)).toBe(0);
    expect(liftOf(0)).toBe(0);
  });
});
