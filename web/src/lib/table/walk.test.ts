import { describe, expect, it } from "vitest";
import { inReadingOrder, jumpLetters, step, type Place } from "./walk";

const at = (spot: string, x: number, y: number): Place => ({ spot, x, y });
const grid = [at("a", 0, 0), at("b", 100, 0), at("c", 300, 0), at("d", 100, 100), at("e", 320, 220)];
const [a, b, c, d] = grid as [Place, Place, Place, Place];

describe("the arrow walk", () => {
  it("goes to the nearest in its direction", () => {
    expect(step(a, "right", grid)?.spot).toBe("b");
    expect(step(b, "right", grid)?.spot).toBe("c");
    expect(step(b, "down", grid)?.spot).toBe("d");
    expect(step(d, "up", grid)?.spot).toBe("b");
  });

  it("looks wider where nothing lies straight ahead", () => {
    expect(step(d, "down", grid)?.spot).toBe("e");
  });

  it("wraps to the far end of the row", () => {
    expect(step(c, "right", [a, b, c])?.spot).toBe("a");
    expect(step(a, "left", [a, b, c])?.spot).toBe("c");
  });

  it("stays where there is nothing else", () => {
    expect(step(a, "up", [a])).toBeNull();
  });
});

describe("jump letters", () => {
  it("are single up to 24 and then double, each another", () => {
    expect(jumpLetters(24).every((one) => one.length === 1)).toBe(true);
    expect(jumpLetters(292).every((one) => one.length === 2)).toBe(true);
    expect(new Set(jumpLetters(292)).size).toBe(292);
  });

  it("follow the reading order", () => {
    expect(inReadingOrder([d, c, b, a]).map((one) => one.spot)).toEqual(["a", "b", "c", "d"]);
  });
});
