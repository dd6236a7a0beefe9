import { describe, expect, it } from "vitest";
import { around, centreOf, hexPath, hullOf, loopsOf, outlineOf, RADIUS, shoreOf } from "./hexes";

describe("hexes taken together", () => {
  it("lie in slanted rows, and each has six around it", () => {
    expect(centreOf("0,0")).toEqual({ x: 0, y: 0 });
    expect(centreOf("2,-2").y).toBe(-3 * RADIUS);
    expect(centreOf("0,1").x).toBeCloseTo(centreOf("1,0").x / 2);
    expect(around("6,0")).toEqual(["7,-1", "7,0", "6,1", "5,1", "5,0", "6,-1"]);
  });

  it("become one outline: two beside each other share a side", () => {
    expect(loopsOf(["0,0"]).map((loop) => loop.length)).toEqual([6]);
    expect(loopsOf(["0,0", "1,0"]).map((loop) => loop.length)).toEqual([10]);
    expect(loopsOf(["0,0", "1,0", "0,1"]).map((loop) => loop.length)).toEqual([12]);
  });

  it("keep what lies apart and what is hollow as loops of their own", () => {
    expect(loopsOf(["0,0", "3,0"]).map((loop) => loop.length)).toEqual([6, 6]);
    const ring = loopsOf(around("0,0")).map((loop) => loop.length);
    expect(ring.toSorted((a, b) => a - b)).toEqual([6, 18]);
    expect(loopsOf([])).toEqual([]);
  });

  it("are drawn inwards by an inset, with straight sides or round ones", () => {
    const [loop = []] = loopsOf(["0,0"]);
    expect(Math.max(...loop.map((point) => point.y))).toBe(RADIUS);
    const lowest = [...outlineOf(["0,0"], 3).matchAll(/ (-?[\d.]+)/g)].map((one) => Number(one[1]));
    expect(Math.max(...lowest)).toBeLessThan(RADIUS - 3);
    expect(hexPath({ x: 0, y: 0 }, 3).startsWith("M")).toBe(true);
    expect(shoreOf(["0,0", "1,0"], 4)).toMatch(/^M[-\d. ]+(Q[-\d. ]+){10}z$/);
  });

  it("fit into a convex rim", () => {
    const points = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => ({ x, y })));
    expect(hullOf(points)).toHaveLength(4);
    expect(hullOf(points)).not.toContainEqual({ x: 1, y: 1 });
  });
});
