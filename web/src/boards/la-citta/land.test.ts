import { describe, expect, it } from "vitest";
import type { Map as Board } from "../../gen/la-citta";
import { centreOf } from "./hexes";
import { landOf } from "./land";
import { LOW, viewsOf } from "./near";

const board: Board = {
  hexes: ["0,0", "1,0", "2,0", "3,0"].map((cell) => ({ cell, name: cell, food: 1, mountains: 0, lakes: 0 })),
  out_of_play: ["4,0"],
  spaces: [
    { id: "U", terrain: "farm", food: 3, cells: ["0,1", "1,1", "2,1", "0,2", "1,2", "0,3"] },
    { id: "D", terrain: "lake", food: 0, cells: ["3,1", "2,2", "3,2", "1,3", "2,3", "3,3"] },
  ],
  edges: [{ id: "n", terrain: "mountain", food: 0, hexes: ["0,0", "1,0", "2,0", "3,0"] }],
  closed: ["-1,0", "-1,1"],
};

describe("the land as it is drawn", () => {
  const land = landOf(board);

  it("makes one shape of the six cells of a space, with a sheaf for each food", () => {
    const [farm, lake] = land.shapes;
    expect(farm?.outline.match(/z/g)).toHaveLength(1);
    expect(farm?.sheaves).toHaveLength(3);
    expect(farm?.stands).toBe(false);
    expect(lake?.stands).toBe(true);
    expect(lake?.water).not.toBe("");
    expect(farm?.water).toBe("");
  });

  it("lays an edge on the cells outside the map, as one strip", () => {
    const [strip] = land.strips;
    expect(strip?.outline.match(/z/g)).toHaveLength(1);
    expect(strip?.marks.every((mark) => mark.y < centreOf("0,0").y)).toBe(true);
  });

  it("has a box around what is played on, and not much more", () => {
    const { x, y, width, height } = land.box;
    const holds = (cell: string) => {
      const point = centreOf(cell);
      return point.x > x && point.x < x + width && point.y > y && point.y < y + height;
    };
    expect(["-1,0", "4,0", "0,1"].map(holds)).toEqual([true, true, true]);
    expect(holds("0,3")).toBe(false);
  });
});

describe("what a small screen looks at", () => {
  it("is nothing where nothing is lit", () => {
    expect(viewsOf([])).toEqual([]);
  });

  it("never makes a hex smaller than a finger, begins where most is lit, and leaves nothing out", () => {
    const cells = ["20,0", "0,0", "1,0", "2,0", "20,8"];
    const views = viewsOf(cells);
    expect(views).toHaveLength(2);
    for (const { width, height } of views) expect(width <= 340 && height <= 470).toBe(true);
    const holds = (cell: string) =>
      views.findIndex(({ x, y, width, height }) => {
        const point = centreOf(cell);
        return point.x > x && point.x < x + width && point.y > y && point.y < y + height;
      });
    expect(cells.map(holds)).toEqual([1, 0, 0, 0, 1]);
    for (const { height } of viewsOf(cells, LOW)) expect(height).toBeLessThanOrEqual(LOW.height);
  });
});
