import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { event } from "./samples";
import { lengthOf, paced, Scenes } from "./scenes";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const placed = event("B", ["hand:B", "cell:0,0"]);

function stage(isStill = false) {
  const shown: number[] = [];
  return {
    shown,
    scenes: new Scenes<number>(
      (one) => shown.push(one),
      () => isStill,
    ),
  };
}

describe("scenes", () => {
  it("last as long as what travels in them, and never long", () => {
    expect(lengthOf([])).toBe(0);
    expect(lengthOf([placed])).toBe(270);
    expect(lengthOf(Array.from({ length: 30 }, () => placed))).toBe(1500);
    expect(paced([placed], 4)).toBe(135);
  });

  it("come one after the other", () => {
    const { shown, scenes } = stage();
    scenes.push(1, [placed]);
    scenes.push(2, [placed]);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(270);
    expect(shown).toEqual([1, 2]);
    vi.runAllTimers();
    scenes.push(3, []);
    expect(shown).toEqual([1, 2, 3]);
  });

  it("are skipped by the first click", () => {
    const { shown, scenes } = stage();
    [1, 2, 3].forEach((one) => scenes.push(one, [placed]));
    scenes.flush();
    expect(shown).toEqual([1, 3]);
    scenes.flush();
    vi.runAllTimers();
    expect(shown).toEqual([1, 3]);
  });

  it("do not pile up", () => {
    const { shown, scenes } = stage();
    for (let one = 0; one < 40; one++) scenes.push(one, [placed]);
    expect(shown.at(-1)).toBeGreaterThan(20);
  });

  it("do not exist with reduced motion", () => {
    const { shown, scenes } = stage(true);
    [1, 2].forEach((one) => scenes.push(one, [placed]));
    expect(shown).toEqual([1, 2]);
  });
});
