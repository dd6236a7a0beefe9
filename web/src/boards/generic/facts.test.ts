import { describe, expect, it } from "vitest";
import type { Piece, View } from "../board";
import { compared, sheetOf, type Reading } from "./facts";

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
  fields: new Map([
    ["back", "-"],
    ["hand_sizes", "Tiles in hand"],
  ]),
  values: new Map([["feeding", "The people are fed"]]),
  bySeat: new Set(["hand_sizes", "zones", "parts"]),
  language: "fr",
  yes: "yes",
  no: "no",
};
const read = (view: Record<string, unknown>) => sheetOf(view as View, reading);
const nothing = { hand: [], figures: [], seats: [], rest: [] };

describe("the facts of a view", () => {
  it("leave out what the frame shows, what is empty, and what only a drawing needs", () => {
    expect(read({ game: "x", stage: 3, discard: [], picked: null, back: "back#3" })).toEqual(nothing);
  });

  it("read in words", () => {
    expect(read({ deck: 70, is_last: true, top: "post_office#8", phase: "feeding", owner: "B" }).figures).toEqual([
      { is: "value", label: "Deck", text: "70" },
      { is: "value", label: "Is last", text: "yes" },
      { is: "value", label: "Top", text: "post office" },
      { is: "value", label: "Phase", text: "The people are fed" },
      { is: "value", label: "Owner", text: "Tomás" },
    ]);
  });

  it("have a line for what every seat has one of, part by part", () => {
    expect(read({ hand_sizes: [5, 4], parts: [{ area: 3 }, { area: 0, silver: 2 }] }).seats).toEqual([
      { label: "Tiles in hand", items: [{ text: "5" }, { text: "4" }] },
      { label: "Area", items: [{ text: "3" }, { text: "0" }] },
      { label: "Silver", items: [{ text: "–" }, { text: "2" }] },
    ]);
  });

  it("never take a list for one of the seats because it is as long", () => {
    const { seats, rest } = read({ voices: ["feeding", "bank#2"] });
    expect(seats).toEqual([]);
    expect(rest).toEqual([
      { is: "list", label: "Voices", items: [{ text: "The people are fed" }, { text: "Bank", piece: "tile:bank" }] },
    ]);
  });

  it("put what is by seat and more than a word below the seat's name", () => {
    expect(read({ zones: [[], [{ card: "bank", cost: 2 }]] }).rest).toEqual([
      {
        is: "group",
        label: "Zones",
        facts: [
          {
            is: "table",
            label: "Tomás",
            columns: ["Card", "Cost"],
            items: [{ text: "Bank", cells: ["Bank", "2"], piece: "tile:bank" }],
          },
        ],
      },
    ]);
  });

  it("know what is in the hand, with its spot and its piece", () => {
    expect(read({ hand: ["bank#2", "port#1"] }).hand).toEqual([
      {
        is: "list",
        label: "Hand",
        items: [
          { text: "Bank", piece: "tile:bank", spot: "hand:0" },
          { text: "port", spot: "hand:1" },
        ],
      },
    ]);
  });

  it("tell a card by its name, its notes and the place that it names itself", () => {
    const why = { en: "too dear", fr: "trop cher" };
    const hand = [{ card: "bank", spot: "hand:bank#1", cost: 4, income: 0, blocked: { rule: "TC-25", why } }];
    expect(read({ hand }).hand).toEqual([
      {
        is: "cards",
        label: "Hand",
        items: [
          {
            text: "Bank",
            piece: "tile:bank",
            spot: "hand:bank#1",
            notes: [
              { label: "Cost", text: "4" },
              { label: "Blocked", text: "trop cher (TC-25)" },
            ],
          },
        ],
      },
    ]);
  });

  it("are a table where all rows are alike, each at its cell and in the order of the cells", () => {
    const board = { "0,1": { tile: null, down: true, back: "back#1" }, "-2,3": { tile: "bank#1", tokens: ["B", "B"] } };
    expect(read({ board }).rest).toEqual([
      {
        is: "table",
        label: "Board",
        columns: ["Cell", "Tile", "Down", "Tokens"],
        items: [
          { text: "-2,3", spot: "cell:-2,3", piece: "tile:bank", cells: ["-2,3", "Bank", "–", "Tomás ×2"] },
          { text: "0,1", spot: "cell:0,1", cells: ["0,1", "–", "yes", "–"] },
        ],
      },
    ]);
  });

  it("group what belongs together", () => {
    expect(read({ supply: { wood: 15, bank: 8 } }).rest).toEqual([
      {
        is: "group",
        label: "Supply",
        facts: [
          { is: "value", label: "Wood", text: "15" },
          { is: "value", label: "Bank", text: "8" },
        ],
      },
    ]);
  });

  it("name places of a borough by whose it is", () => {
    expect(read({ street: "B:F1-G1", walkers: ["cell:A:C6"] })).toEqual({
      ...nothing,
      figures: [{ is: "value", label: "Street", text: "Tomás F1-G1" }],
      rest: [{ is: "list", label: "Walkers", items: [{ text: "Lucie C6", spot: "cell:A:C6" }] }],
    });
  });
});

describe("what would change", () => {
  it("knows what it was; what stays is left alone", () => {
    const before = read({
      deck: 70,
      round: 2,
      hand_sizes: [5, 4],
      board: { "0,0": { tile: "bank#1" }, "0,1": { down: true } },
    });
    const after = read({
      deck: 69,
      round: 2,
      hand_sizes: [4, 4],
      board: { "0,0": { tile: "bank#1" }, "0,1": { tile: "port#1" } },
    });
    const { figures, seats, rest } = compared(after, before);
    expect(figures.map((one) => one.was)).toEqual(["70", undefined]);
    expect(seats[0]?.items.map((one) => one.was)).toEqual(["5", undefined]);
    expect(rest.flatMap((one) => ("items" in one ? one.items.map((item) => item.was !== undefined) : []))).toEqual([
      false,
      true,
    ]);
  });
});
