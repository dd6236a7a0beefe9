import { describe, expect, it } from "vitest";
import { Spots } from "../board";
import {
  cellAt,
  CELLS,
  digitAt,
  drawnTiles,
  hallPlaces,
  hallToBe,
  people,
  placeOf,
  streetOf,
  UNIT,
  vacancies,
  windowOf,
  zoneArea,
  type Board,
  type Tile,
} from "./borough";
import { looksOf, type CellLook } from "./cells";
import { withoutGesture } from "./palette";
import { outlineOf, seamsOf } from "./outline";

const tile = (kind: string, cells: string[], citizens: (string | null)[] = []): Tile =>
  ({ kind, category: "residential", level: 1, cells, slots: cells.map(() => "home"), citizens, votes: 0 }) as Tile;
const board = (tiles: Tile[], more: Partial<Board> = {}): Board =>
  ({ seat: "A", size: 7, tiles, hall: 3, hall_raw: {}, ...more }) as Board;

describe("cells", () => {
  it("lie with row 1 at the bottom", () => {
    expect(placeOf("A1")).toEqual({ cell: "A1", x: 0, y: 9 });
    expect(placeOf("J10")).toEqual({ cell: "J10", x: 9, y: 0 });
    expect(cellAt(4, 3)).toBe("E7");
  });

  it("have their digit in rows from the bottom up", () => {
    expect(digitAt(["0120000000", "3000000000"], "C1")).toBe(2);
    expect(digitAt(["0120000000", "3000000000"], "A2")).toBe(3);
    expect(digitAt(undefined, "A2")).toBe(0);
  });

  it("have streets between them", () => {
    expect(streetOf("F1-G1")).toEqual({ name: "F1-G1", x: 6, y: 9.5, isUpright: true });
    expect(streetOf("A1-A2")).toEqual({ name: "A1-A2", x: 0.5, y: 9, isUpright: false });
  });
});

describe("a borough", () => {
  it("tells its free places by what they are for", () => {
    const one = (category: string, slots: (string | null)[], citizens: (string | null)[]): Tile =>
      ({ ...tile("any", ["A1", "B1", "C1"], citizens), category, slots }) as Tile;
    const tiles = [
      one("residential", ["home", "home", "home"], [null, "A", null]),
      one("factory", ["wood", "wood", "stone"], [null, "B", null]),
      one("commercial", ["cash", "cash_to_votes", null], [null, null, null]),
      one("park", ["rest", "rest", "rest"], ["A", null, null]),
    ];
    expect(vacancies(board(tiles))).toEqual({ jobs: 2, shops: 2, rest: 2 });
  });
});

describe("cells that did not change", () => {
  const home = tile("res1", ["C3"], ["A"]);
  const looks = (marks: [string, object][], citizens: (string | null)[] = ["A"], before: CellLook[] = []) => {
    const here = board([{ ...home, citizens } as Tile]);
    const ground = {
      letter: "A",
      tiles: drawnTiles(here, null),
      crowd: people(here, null),
      walkers: null,
      spots: new Spots(new Map(marks) as unknown as Spots["marks"]),
      advised: [],
      explainsLit: false,
      nameOf: (cell: string) => cell,
    };
    return looksOf(ground, before);
  };
  const at = (cell: string) => CELLS.findIndex((place) => place.cell === cell);

  it("keep their looks, and the others get new ones", () => {
    const before = looks([]);
    const lit = { lit: true, label: "here", changedBy: null, closed: null, facts: { votes: 2 } };
    const after = looks([["cell:A:B2", lit]], ["A"], before);
    expect(after[at("B2")]?.attributes["data-legal"]).toBe("");
    expect(after[at("B2")]?.worth).toBe(2);
    expect(after.filter((look, index) => look !== before[index])).toHaveLength(1);
    const left = looks([], [null], before);
    expect(left[at("C3")]?.person).toBeNull();
    expect(left.filter((look, index) => look !== before[index])).toHaveLength(1);
  });

  it("are drawn with the same tiles", () => {
    const here = board([home]);
    expect(drawnTiles(here, null)[0]).toBe(drawnTiles(structuredClone(here), null)[0]);
  });
});

describe("the outline of a tile", () => {
  it("goes once around a square", () => {
    expect(outlineOf(["A10"], 10, 1, 2)).toBe("M1 3Q1 1 3 1L7 1Q9 1 9 3L9 7Q9 9 7 9L3 9Q1 9 1 7Z");
  });

  it("has six corners around an L and no seam outside it", () => {
    const path = outlineOf(["A9", "B9", "B10"], 10, 1, 2);
    expect(path.match(/Q/g)).toHaveLength(6);
    expect(path.match(/Z/g)).toHaveLength(1);
    expect(seamsOf(["A9", "B9", "B10"], 10, 2).match(/M/g)).toHaveLength(2);
  });

  it("has four corners around two by two, and around a row", () => {
    expect(outlineOf(["A9", "B9", "B10", "A10"], 10).match(/Q/g)).toHaveLength(4);
    expect(outlineOf(["A9", "B9", "C9"], 10).match(/Q/g)).toHaveLength(4);
  });
});

describe("a ghost", () => {
  const before = board([tile("res1", ["A1"], ["A"])]);

  it("lays what is not there and takes away what would be gone", () => {
    const after = board([tile("res2", ["A1", "B1"], ["A", null])]);
    expect(drawnTiles(before, after).map((one) => [one.kind, one.state])).toEqual([
      ["res2", "ghost"],
      ["res1", "gone"],
    ]);
  });

  it("lets people leave and arrive", () => {
    const after = board([tile("res1", ["A1"], [null]), tile("com1", ["C1"], ["A"])]);
    const found = people(before, after);
    expect(found.get("A1")).toEqual({ seat: "A", isGhostly: false, isLeaving: true });
    expect(found.get("C1")).toEqual({ seat: "A", isGhostly: true, isLeaving: false });
  });
});

it("is put where four cells are chosen for it, and nowhere before", () => {
  const mark = (picked: boolean) => ({ picked, ghosted: false });
  const marks = new Map(["D4", "E4", "E5", "D5"].map((cell) => [`cell:A:${cell}`, mark(true)]));
  expect(hallToBe(marks, "A").map((one) => [one.state, one.cells])).toEqual([["ghost", ["D4", "E4", "E5", "D5"]]]);
  expect(hallToBe(marks, "B")).toEqual([]);
});

it("a plan without one gesture: how many answers go back, and what is given again", () => {
  const answers = ["build", "res1", "D3", "grow", "build", "fac1", "A2", "A1"];
  expect(withoutGesture(answers, 2)).toEqual({ count: 4, then: "" });
  expect(withoutGesture(answers, 0)).toEqual({ count: 8, then: "grow | build; fac1; A2; A1" });
});

it("a hall holds people first, then raw", () => {
  expect(hallPlaces(board([], { hall: 1, hall_raw: { wood: 2 } }))).toEqual(["citizen", "wood", "wood"]);
});

describe("a small screen", () => {
  it("shows the whole zone if it has room", () => {
    expect(windowOf(7, [], 20, 20)).toEqual(zoneArea(7));
  });

  it("with what it can grow by, where that is asked for", () => {
    expect(windowOf(7, [], 20, 20, true).width).toBeGreaterThan(windowOf(7, [], 20, 20).width + UNIT / 2);
  });

  it("else a part around what can be chosen, and never beyond the zone", () => {
    const seen = windowOf(10, ["A1", "B2"], 8, 7);
    expect([seen.width / UNIT, seen.height / UNIT]).toEqual([8, 7]);
    expect(seen.x).toBe(zoneArea(10).x);
    expect(seen.y + seen.height).toBeCloseTo(zoneArea(10).y + zoneArea(10).height);
  });
});
