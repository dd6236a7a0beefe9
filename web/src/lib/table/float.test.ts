import { describe, expect, it } from "vitest";
import { beside } from "./float";

const screen = { width: 1000, height: 600 };
const size = { width: 200, height: 100 };
const at = (left: number, top: number) => ({ left, top, right: left + 80, bottom: top + 80 });

describe("a bubble", () => {
  it("lies right of its spot, or left where there is no room", () => {
    expect(beside(at(100, 100), size, screen)).toEqual({ left: 192, top: 90 });
    expect(beside(at(900, 100), size, screen)).toEqual({ left: 688, top: 90 });
  });

  it("stays on the screen", () => {
    expect(beside(at(100, 560), size, screen).top).toBe(492);
    expect(beside(at(100, 0), size, screen).top).toBe(8);
  });

  it("goes above or below on a narrow screen", () => {
    const phone = { width: 390, height: 844 };
    expect(beside(at(150, 400), { width: 300, height: 100 }, phone)).toEqual({ left: 40, top: 288 });
    expect(beside(at(150, 20), { width: 300, height: 100 }, phone)).toEqual({ left: 40, top: 112 });
  });
});
