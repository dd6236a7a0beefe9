import { describe, expect, it } from "vitest";
import { found, undrawn } from "./choosing";
import { decision } from "./samples";

describe("a touch", () => {
  it("picks the one choice of its spot", () => {
    const asked = decision([
      ["bank", "hand:0"],
      ["park", "hand:1"],
    ]);
    expect(found(asked, ["hand:1"])).toMatchObject({ is: "choice", choice: { move: "park" } });
  });

  it("picks by any copy of a card", () => {
    expect(found(decision([["park", "hand:0", "hand:3"]]), ["hand:3"])).toMatchObject({ choice: { move: "park" } });
  });

  it("goes from the innermost outwards", () => {
    const asked = decision([
      ["tile", "cell:0,0"],
      ["token", "arch:0,0 health"],
    ]);
    expect(found(asked, ["arch:0,0 health", "cell:0,0"])).toMatchObject({ choice: { move: "token" } });
    expect(found(asked, ["seat:B", "cell:0,0"])).toMatchObject({ choice: { move: "tile" } });
  });

  it("lists choices that no spot tells apart", () => {
    const asked = decision([
      ["sell", "cell:0,0"],
      ["buy", "cell:0,0"],
    ]);
    expect(found(asked, ["cell:0,0"])).toMatchObject({ is: "several", choices: [{ move: "sell" }, { move: "buy" }] });
  });

  it("finds nothing where nothing may be chosen", () => {
    expect(found(decision([["bank", "hand:0"]]), ["cell:9,9"])).toEqual({ is: "nothing" });
  });

  describe("of a pair", () => {
    const voices = decision(
      [
        ["12", "voice:1", "voice:2"],
        ["13", "voice:1", "voice:3"],
        ["23", "voice:2", "voice:3"],
      ],
      { touch: "all" },
    );

    it("narrows first and then picks", () => {
      const first = found(voices, ["voice:1"]);
      expect(first).toMatchObject({ is: "narrowed", touched: ["voice:1"] });
      expect(found(voices, ["voice:3"], ["voice:1"])).toMatchObject({ choice: { move: "13" } });
    });

    it("begins anew where the second does not fit the first", () => {
      const disks = decision(
        [
          ["a1", "disk:A1", "council:x-1"],
          ["a2", "disk:A2", "council:y-1"],
          ["a3", "disk:A2", "council:x-1"],
        ],
        { touch: "all" },
      );
      expect(found(disks, ["council:y-1"], ["disk:A1"])).toMatchObject({ choice: { move: "a2" } });
    });

    const tokens = decision(
      [
        ["0,0 A", "cell:0,0", "seat:A"],
        ["0,0 B", "cell:0,0", "seat:B"],
        ["1,0 B", "cell:1,0", "seat:B"],
      ],
      { touch: "all" },
    );

    it("picks at once by a token in its tile", () => {
      expect(found(tokens, ["seat:B", "cell:0,0"])).toMatchObject({ choice: { move: "0,0 B" } });
    });

    it("lists the owners on a tile with several tokens, and picks a lonely one", () => {
      expect(found(tokens, ["cell:0,0"])).toMatchObject({ is: "several", choices: [{}, {}] });
      expect(found(tokens, ["cell:1,0"])).toMatchObject({ choice: { move: "1,0 B" } });
    });
  });
});

describe("choices that the board does not draw", () => {
  const present = (spot: string) => spot.startsWith("cell:");

  it("are those without any of their places, or without one of a pair", () => {
    const asked = decision([
      ["a", "cell:0,0"],
      ["b", "button:pass"],
    ]);
    expect(undrawn(asked, present).map((one) => one.move)).toEqual(["b"]);
    const pair = decision([["a", "cell:0,0", "seat:A"]], { touch: "all" });
    expect(undrawn(pair, present).map((one) => one.move)).toEqual(["a"]);
  });
});
