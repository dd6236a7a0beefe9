import { describe, expect, it } from "vitest";
import type { Piece, View } from "../board";
import { factsOf, plainName, type Reading } from "./facts";

const bank: Piece = {
  id: "tile:bank",
  group: "tile",
  name: "Bank",
  price: "",
  line: "",
  text: "",
  rules: [],
  figures: {},
};
const reading: Reading = {
  players: ["Lucie", "Tomás"],
  pieces: new Map([["tile:bank", bank]]),
  label: plainName,
  yes: "yes",
  no: "no",
};
const read = (view: Record<string, unknown>) => factsOf(view as View, reading);

describe("the facts of a view", () => {
  it("leave out what the frame shows, and what is empty", () => {
    expect(read({ game: "x", stage: 3, discard: [], picked: null })).toEqual([]);
  });

  it("read in words", () => {
    expect(read({ deck: 70, is_last: true, top: "post_office#8" })).toEqual([
      { is: "value", label: "Deck", text: "70" },
      { is: "value", label: "Is last", text: "yes" },
      { is: "value", label: "Top", text: "post office" },
    ]);
  });

  it("give each seat its entry", () => {
    expect(read({ hand_sizes: [5, 4] })).toEqual([
      {
        is: "seats",
        label: "Hand sizes",
        facts: [
          { is: "value", label: "Lucie", text: "5" },
          { is: "value", label: "Tomás", text: "4" },
        ],
      },
    ]);
  });

  it("know what is in the hand, with its spot and its piece", () => {
    expect(read({ hand: ["bank#2", "port#1"] })).toEqual([
      {
        is: "group",
        label: "Hand",
        facts: [
          { is: "value", label: "1", text: "Bank", piece: "tile:bank", spot: "hand:0" },
          { is: "value", label: "2", text: "port", spot: "hand:1" },
        ],
      },
    ]);
  });

  it("are a table where all rows are alike, each at its cell", () => {
    const board = [
      { cell: "0,0", tile: "bank#1", tokens: [1, 0] },
      { cell: "0,1", tile: null, tokens: [2, 1] },
      { cell: "0,2", tile: null, tokens: [0, 0] },
    ];
    expect(read({ board })).toEqual([
      {
        is: "table",
        label: "Board",
        columns: ["Cell", "Tile", "Tokens"],
        rows: [
          { spot: "cell:0,0", piece: "tile:bank", cells: ["0,0", "Bank", "Lucie"] },
          { spot: "cell:0,1", cells: ["0,1", "–", "Lucie ×2, Tomás"] },
          { spot: "cell:0,2", cells: ["0,2", "–", "–"] },
        ],
      },
    ]);
  });

  it("group what belongs together", () => {
    expect(read({ supply: { wood: 15, stone: 8 } })).toEqual([
      {
        is: "group",
        label: "Supply",
        facts: [
          { is: "value", label: "Wood", text: "15" },
          { is: "value", label: "Stone", text: "8" },
        ],
      },
    ]);
  });

  it("are a table of what is known by its cell, without the program's names of places", () => {
    const city = { "0,0": { tile: "bank", place: "cell:0,0", owner: "B" }, "1,0": { tile: null, place: "cell:1,0" } };
    expect(read({ city, zones: [[], []] })).toEqual([
      {
        is: "table",
        label: "City",
        columns: ["Cell", "Tile", "Owner"],
        rows: [
          { spot: "cell:0,0", piece: "tile:bank", cells: ["0,0", "Bank", "Tomás"] },
          { spot: "cell:1,0", cells: ["1,0", "–", "–"] },
        ],
      },
    ]);
  });
});
