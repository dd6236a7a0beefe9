import { describe, expect, it } from "vitest";
import { bitsOf, finderOf, isHead } from "./telling";

const named = new Map([
  ["Port", "tile:port"],
  ["Lucie", ""],
  ["Transit Station", "tile:transit_station"],
  ["Station", "tile:station"],
]);
const tell = (text: string) => bitsOf(text, named, finderOf(named)).map((bit) => [bit.text, bit.about]);

describe("a sentence of the log", () => {
  it("lets people and pieces stand out, the longest name first", () => {
    expect(tell("Lucie plays a Transit Station at 2,0.")).toEqual([
      ["Lucie", ""],
      [" plays a ", null],
      ["Transit Station", "tile:transit_station"],
      [" at 2,0.", null],
    ]);
  });

  it("takes no part of a word for a name", () => {
    expect(tell("Porto, Portée, Supports")).toEqual([["Porto, Portée, Supports", null]]);
  });

  it("is plain where nothing is named", () => {
    expect(bitsOf("Round 2 begins.", new Map(), finderOf(new Map()))).toEqual([
      { text: "Round 2 begins.", about: null },
    ]);
    expect([isHead("round"), isHead("play")]).toEqual([true, false]);
  });
});
