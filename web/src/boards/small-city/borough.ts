/** A borough as it is drawn: where cells lie, the outline of a tile, and what a ghost would change. */
import type { Board, Influence, Plan, Tile, View } from "../../gen/small-city";

export type { Board, Influence, Plan, Tile, View };

/** Side of a cell in the units of the field. */
export const UNIT = 56;
const HALL_CELLS = 4;
/** Cells of a side of the sheet. */
export const SIDE = 10;

export interface Place {
  /** its name on the board: E7 */
  cell: string;
  /** column and row of the drawing, from the left and from the top */
  x: number;
  y: number;
}

/** Where a cell is drawn: row 1 is at the bottom, and screens count down. */
export function placeOf(cell: string): Place {
  return { cell, x: cell.charCodeAt(0) - 65, y: SIDE - Number(cell.slice(1)) };
}

export function cellAt(x: number, y: number): string {
  return `${String.fromCharCode(65 + x)}${String(SIDE - y)}`;
}

/** All cells of the sheet, row by row from the top. */
export const CELLS: readonly Place[] = Array.from({ length: SIDE * SIDE }, (_, index) => {
  const [x, y] = [index % SIDE, Math.floor(index / SIDE)];
  return { cell: cellAt(x, y), x, y };
});

export interface Street {
  /** its name: F1-G1 */
  name: string;
  /** the middle of the line, in cells */
  x: number;
  y: number;
  isUpright: boolean;
}

/** A street by its name, F1-G1: the line between two cells. */
export function streetOf(name: string): Street {
  const [first = "A1", second = "A1"] = name.split("-");
  const [a, b] = [placeOf(first), placeOf(second)];
  return { name, x: (a.x + b.x + 1) / 2, y: (a.y + b.y + 1) / 2, isUpright: a.y === b.y };
}

/** The digit of a cell in rows of digits from the bottom up. */
export function digitAt(rows: readonly string[] | undefined, cell: string): number {
  const { x, y } = placeOf(cell);
  return Number(rows?.[SIDE - 1 - y]?.[x] ?? 0);
}

// --- tiles ---------------------------------------------------------------------------------------------------------

export interface DrawnTile extends Tile {
  /** by cell and kind, so that what stays keeps its element */
  key: string;
  /** it is there; it would be there; it would be gone */
  state: "real" | "ghost" | "gone";
}

export function keyOf(tile: Tile): string {
  return `${tile.kind} ${tile.cells.join(" ")}`;
}

const drawn = new Map<string, DrawnTile>();
/** more than any game has at a time */
const DRAWN_AT_MOST = 2000;

/** The same object for the same tile in the same state, so that nothing is drawn anew for it. */
function asDrawn(tile: Tile, state: DrawnTile["state"]): DrawnTile {
  const id = `${state} ${JSON.stringify(tile)}`;
  const known = drawn.get(id);
  if (known) return known;
  if (drawn.size >= DRAWN_AT_MOST) drawn.clear();
  const key = state === "ghost" ? `ghost ${keyOf(tile)}` : keyOf(tile);
  const made: DrawnTile = { ...tile, key, state };
  drawn.set(id, made);
  return made;
}

/** The tiles of a borough in an order that never changes, and what a ghost would lay or take away. */
export function drawnTiles(board: Board, ghost: Board | null): DrawnTile[] {
  const now = new Set(board.tiles.map(keyOf));
  const then = ghost ? new Set(ghost.tiles.map(keyOf)) : now;
  const tiles = board.tiles.map((tile) => asDrawn(tile, then.has(keyOf(tile)) ? "real" : "gone"));
  for (const tile of ghost?.tiles ?? []) if (!now.has(keyOf(tile))) tiles.push(asDrawn(tile, "ghost"));
  return tiles.sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** The town hall where it is about to be put: chosen, or under the pointer. */
export function hallToBe(
  marks: ReadonlyMap<string, { picked: boolean; ghosted: boolean }>,
  letter: string,
): DrawnTile[] {
  const start = `cell:${letter}:`;
  const chosen = [...marks].filter(([spot, mark]) => spot.startsWith(start) && (mark.picked || mark.ghosted));
  const cells = chosen.map(([spot]) => spot.slice(start.length));
  if (cells.length !== HALL_CELLS) return [];
  const empty = cells.map(() => null);
  const tile = { kind: "town_hall", category: "cultural", level: null, cells, slots: empty, citizens: empty, votes: 0 };
  return [{ ...tile, key: "hall to be", state: "ghost" }];
}

export interface Person {
  seat: string;
  /** he would only stand there */
  isGhostly: boolean;
  /** he would leave */
  isLeaving: boolean;
}

/** Who stands on which cell, as things are and as a ghost would have them. */
export function people(board: Board, ghost: Board | null): Map<string, Person> {
  const now = standing(board);
  const then = ghost ? standing(ghost) : now;
  const found = new Map<string, Person>();
  for (const [cell, seat] of now) found.set(cell, { seat, isGhostly: false, isLeaving: then.get(cell) !== seat });
  for (const [cell, seat] of then)
    if (now.get(cell) !== seat) found.set(cell, { seat, isGhostly: true, isLeaving: false });
  return found;
}

function standing(board: Board): Map<string, string> {
  const found = new Map<string, string>();
  for (const tile of board.tiles)
    tile.cells.forEach((cell, index) => {
      const seat = tile.citizens[index];
      if (seat) found.set(cell, seat);
    });
  return found;
}

/** Free places by what they are for: work, trade, or rest. Homes and the hall are nobody else's. */
export function vacancies(board: Board): { jobs: number; shops: number; rest: number } {
  const free = { jobs: 0, shops: 0, rest: 0 };
  for (const tile of board.tiles)
    tile.slots.forEach((slot, index) => {
      if (!slot || slot === "home" || tile.citizens[index]) return;
      free[slot === "rest" ? "rest" : tile.category === "commercial" ? "shops" : "jobs"]++;
    });
  return free;
}

/** What lies in the four places of a town hall: people first, then raw. */
export function hallPlaces(board: Board): string[] {
  const raw = Object.entries(board.hall_raw).flatMap(([kind, count]) => Array<string>(count).fill(kind));
  return [...Array<string>(board.hall).fill("citizen"), ...raw];
}

export function isHall(tile: Tile): boolean {
  return tile.kind === "town_hall";
}

/** All cells that a tile takes, its water as well. */
export function bodyOf(tile: Tile): string[] {
  return tile.cells.filter((cell) => !tile.water?.includes(cell));
}

// --- the lit part --------------------------------------------------------------------------------------------------

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The zone of a borough, in units of the field: with its letters, numbers, the name above it, and what it can grow by. */
export function zoneArea(size: number, grows = false): Area {
  return areaOf(-0.45, SIDE - size - 0.4, size + (grows ? 1.2 : 0.6), size + 0.85);
}

/**
 * What a small screen shows: as much of the zone as fits in so many cells, around what can be chosen; so that no cell
 * is too small for a finger.
 */
export function windowOf(size: number, lit: readonly string[], columns: number, rows: number, grows = false): Area {
  const zone = zoneArea(size, grows);
  const places = lit.map(placeOf).filter(({ x, y }) => x < size && y >= SIDE - size);
  const [wide, high] = [Math.min(zone.width / UNIT, columns), Math.min(zone.height / UNIT, rows)];
  const middle = (values: number[], least: number, most: number) =>
    values.length > 0 ? (Math.min(...values) + Math.max(...values) + 1) / 2 : (least + most) / 2;
  const [left, top] = [zone.x / UNIT, zone.y / UNIT];
  const [right, bottom] = [left + zone.width / UNIT, top + zone.height / UNIT];
  const x =
    middle(
      places.map((place) => place.x),
      left,
      right,
    ) -
    wide / 2;
  const y =
    middle(
      places.map((place) => place.y),
      top,
      bottom,
    ) -
    high / 2;
  return areaOf(Math.max(left, Math.min(x, right - wide)), Math.max(top, Math.min(y, bottom - high)), wide, high);
}

function areaOf(x: number, y: number, width: number, height: number): Area {
  return { x: x * UNIT, y: y * UNIT, width: width * UNIT, height: height * UNIT };
}
