import { describe, expect, it } from "vitest";
import { boxOf, cellAt, drawnTiles, emptyCells, kindOf, pinnedTile, placeOf, type View } from "./city";

const view = {
  board: {
    "0,0": { tile: "plaza#1", tokens: ["A"] },
    "1,0": { tile: null, down: true, back: "back#3" },
  },
  protected: ["0,0"],
} as unknown as View;

const withBoard = (board: View["board"]): View => ({ ...view, board });

describe("the city as it is drawn", () => {
  it("knows a tile's kind and where a cell lies: north is up", () => {
    expect(kindOf("bank#6")).toBe("bank");
    expect(placeOf("3,-1")).toEqual({ cell: "3,-1", x: 3, y: 1 });
    expect(cellAt(3, 1)).toBe("3,-1");
    expect(cellAt(0, 0)).toBe("0,0");
  });

  it("shows a tile where it was picked to lie, even if nobody may know yet what it turns up", () => {
    const mine = { ...view, seat: "B", hand: ["bank#6", "embassy#2"] } as unknown as View;
    const picked = (...spots: string[]) => pinnedTile(mine, (spot) => spots.includes(spot));
    expect(picked("hand:1")).toBeNull();
    expect(picked("hand:1", "cell:0,0")).toBeNull();
    const pinned = picked("hand:1", "cell:0,1");
    expect(pinned).toEqual({ tile: "embassy#2", cell: "0,1", token: "B" });
    const ghosts = drawnTiles(mine, null, pinned).filter((tile) => tile.state === "ghost");
    expect(ghosts.map((tile) => [tile.cell, tile.kind, tile.tokens.map((one) => [one.seat, one.ghostly])])).toEqual([
      ["0,1", "embassy", [[1, true]]],
    ]);
    const known = withBoard({ ...view.board, "0,1": { tile: "embassy#2", tokens: ["B", "A"] } } as View["board"]);
    expect(drawnTiles(mine, known, pinned).find((tile) => tile.cell === "0,1")?.tokens).toHaveLength(2);
  });

  it("draws backs without a kind and keeps the order of ids", () => {
    const tiles = drawnTiles(view, null);
    expect(tiles.map((tile) => [tile.key, tile.kind, tile.state])).toEqual([
      ["back#3", null, "real"],
      ["plaza#1", "plaza", "real"],
    ]);
    expect(tiles[1]?.isProtected).toBe(true);
  });

  it("draws what a ghost would lay, and fades what would go", () => {
    const ghost = withBoard({
      "0,0": { tile: "plaza#1", tokens: ["A", "B"] },
      "0,1": { tile: "bank#2", tokens: ["B"] },
    });
    const states = Object.fromEntries(drawnTiles(view, ghost).map((tile) => [tile.key, tile.state]));
    expect(states).toEqual({ "plaza#1": "real", "back#3": "gone", "ghost bank#2": "ghost" });
    const plaza = drawnTiles(view, ghost).find((tile) => tile.key === "plaza#1");
    expect(plaza?.tokens).toEqual([
      { key: "A1", seat: 0, ghostly: false },
      { key: "B1", seat: 1, ghostly: true },
    ]);
  });

  it("offers the empty cells beside the city, each once, and a box around them", () => {
    expect(
      emptyCells(view)
        .map((place) => place.cell)
        .sort(),
    ).toEqual(["-1,0", "0,-1", "0,1", "1,-1", "1,1", "2,0"]);
    expect(boxOf(view)).toEqual({ x: -1, y: -1, width: 4, height: 3 });
  });
});
