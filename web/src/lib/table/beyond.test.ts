import { describe, expect, it } from "vitest";
import { beyond } from "./beyond";

const cards = [0, 1, 2, 3, 4, 5, 6].map((index) => ({ left: index * 118, right: index * 118 + 110 }));

describe("a row that reaches further than the screen", () => {
  it("tells how many are out of sight on either side", () => {
    expect(beyond(cards, { left: 0, right: 390 })).toEqual({ before: 0, after: 4 });
    expect(beyond(cards, { left: 200, right: 590 })).toEqual({ before: 2, after: 2 });
    expect(beyond(cards, { left: 428, right: 818 })).toEqual({ before: 4, after: 0 });
  });

  it("counts what is seen by half as seen", () => {
    expect(beyond(cards, { left: 55, right: 409 })).toEqual({ before: 0, after: 3 });
  });

  it("has nothing to tell of a row that fits", () => {
    expect(beyond(cards, { left: 0, right: 900 })).toEqual({ before: 0, after: 0 });
    expect(beyond([], { left: 0, right: 390 })).toEqual({ before: 0, after: 0 });
  });
});
