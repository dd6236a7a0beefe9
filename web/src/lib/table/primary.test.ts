import { describe, expect, it } from "vitest";
import { telling } from "./primary";

describe("why something cannot be taken back", () => {
  it("is told in one word where a hidden thing is turned up for all", () => {
    expect(telling(["looks", "reveals", "next"])).toEqual(["turns", "next"]);
    expect(telling(["looks"])).toEqual(["looks"]);
    expect(telling(["draws", "reveals"])).toEqual(["draws", "reveals"]);
    expect(telling([])).toEqual([]);
  });
});
