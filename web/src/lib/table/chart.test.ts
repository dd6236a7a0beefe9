import { describe, expect, it } from "vitest";
import { apart, axisOf, percents, scaleOf } from "./chart";

describe("a chart of scores", () => {
  it("ends at a round number of points", () => {
    expect(axisOf(0, 22)).toEqual([0, 6, 12, 18, 24]);
    expect(axisOf(0, 3)).toEqual([0, 1, 2, 3, 4]);
    expect(axisOf(0, 0)).toEqual([0, 1, 2, 3, 4]);
    expect(axisOf(0, 61)).toEqual([0, 20, 40, 60, 80]);
    expect(axisOf(0, 61, 2)).toEqual([0, 40, 80]);
    expect(axisOf(0, 137).at(-1)).toBeGreaterThanOrEqual(137);
  });

  it("goes below zero where scores do", () => {
    expect(axisOf(-14, -3)).toEqual([-16, -12, -8, -4, 0]);
    expect(axisOf(-5, 22)).toEqual([-10, 0, 10, 20, 30]);
    expect(axisOf(-1, 1, 2)).toEqual([-1, 0, 1]);
    for (const [lowest, highest] of [
      [-1, 97],
      [-33, 2],
      [-250, 250],
    ] as const) {
      const axis = axisOf(lowest, highest);
      expect(axis).toContain(0);
      expect(axis.length).toBeLessThanOrEqual(5);
      expect(axis[0]).toBeLessThanOrEqual(lowest);
      expect(axis.at(-1)).toBeGreaterThanOrEqual(highest);
    }
    const { y } = scaleOf([0, 40], [-10, 0, 10], { left: 30, right: 430, top: 10, bottom: 210 });
    expect([y(-10), y(0), y(10), y(-99)]).toEqual([210, 110, 10, 210]);
  });

  it("finds a step again where it was drawn", () => {
    const { x, y, step } = scaleOf([0, 40], [0, 12, 24], { left: 30, right: 430, top: 10, bottom: 210 });
    expect([x(0), x(40), y(0), y(24)]).toEqual([30, 430, 210, 10]);
    expect(step(x(17))).toBe(17);
    expect([step(-99), step(999)]).toEqual([0, 40]);
  });

  it("gives every round the same width, however many decisions it took", () => {
    const { x, step } = scaleOf([0, 4, 40], [0, 24], { left: 30, right: 430, top: 10, bottom: 210 });
    expect([x(0), x(2), x(4), x(22), x(40)]).toEqual([30, 130, 230, 330, 430]);
    expect([step(130), step(x(31)), step(999)]).toEqual([2, 31, 40]);
  });

  it("keeps names apart and inside", () => {
    expect(apart([50, 52, 90], 16, 200)).toEqual([50, 66, 90]);
    expect(apart([195, 190, 199], 16, 200)).toEqual([184, 168, 200]);
  });

  it("says chances in whole percents that make a hundred", () => {
    expect(percents([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
    expect(percents([0.219, 0.341, 0.221, 0.219])).toEqual([22, 34, 22, 22]);
    expect(percents([0, 1])).toEqual([0, 100]);
    expect(percents([0.505, 0.49]).reduce((sum, one) => sum + one)).toBe(100);
  });
});
