/** The city as it is drawn: where everything lies, and what a ghost would change. */
import type { Laid, View } from "../../gen/infinite-city";
import { seatOf } from "../board";

export type { Laid, View };

/** A token on a tile; `ghostly` if it would only be there. */
export interface Marker {
  key: string;
  seat: number;
  ghostly: boolean;
}

export interface DrawnTile {
  /** the tile itself, so that it travels when it moves */
  key: string;
  cell: string;
  x: number;
  y: number;
  /** null: its back */
  kind: string | null;
  tokens: Marker[];
  /** it is there; it would be there; it would be gone */
  state: "real" | "ghost" | "gone";
  isProtected: boolean;
}

export interface Place {
  cell: string;
  x: number;
  y: number;
}

/** The kind of a tile: `bank` of `bank#6`. */
export function kindOf(tile: string): string {
  return tile.split("#")[0] ?? tile;
}

/** Where a cell is drawn: north is up, and screens count down. */
export function placeOf(cell: string): Place {
  const [x = 0, y = 0] = cell.split(",").map(Number);
  return { cell, x, y: -y };
}

export function cellAt(x: number, y: number): string {
  return `${String(x)},${String(-y === 0 ? 0 : -y)}`;
}

/** A tile of a hand on the cell that was picked for it, still to be confirmed. */
export interface Pinned {
  tile: string;
  cell: string;
  token: string;
}

/** What is picked of a hand and of the free cells. What it turns up stays unknown, so no ghost of the city shows it. */
export function pinnedTile(view: View, isPicked: (spot: string) => boolean): Pinned | null {
  const [form, tiles] = view.looking_at ? (["shown", view.looking_at] as const) : (["hand", view.hand ?? []] as const);
  const tile = tiles.find((_, index) => isPicked(`${form}:${String(index)}`));
  const place = emptyCells(view).find(({ cell }) => isPicked(`cell:${cell}`));
  return tile && place && view.seat ? { tile, cell: place.cell, token: view.seat } : null;
}

/** The city with that tile in it. */
export function withPinned(board: View["board"], pinned: Pinned | null): View["board"] {
  if (!pinned || pinned.cell in board) return board;
  return { ...board, [pinned.cell]: { tile: pinned.tile, tokens: [pinned.token] } as Laid };
}

/** All tiles in an order that never changes (by their ids), as they are and as the ghost would have them. */
export function drawnTiles(view: View, ghost: View | null, pinned: Pinned | null = null): DrawnTile[] {
  const tiles: DrawnTile[] = [];
  const after = withPinned(ghost?.board ?? view.board, pinned);
  const guarded = new Set(view.protected);
  for (const [cell, laid] of Object.entries(view.board)) {
    const then = after[cell];
    const stays = then !== undefined && keyOf(cell, then) === keyOf(cell, laid);
    const tokens = stays ? markers(laid.tokens, then.tokens) : markers(laid.tokens, laid.tokens);
    tiles.push({
      ...placeOf(cell),
      key: keyOf(cell, laid),
      kind: isUp(laid) && laid.tile ? kindOf(laid.tile) : null,
      tokens,
      state: stays ? "real" : "gone",
      isProtected: guarded.has(cell),
    });
  }
  for (const [cell, laid] of Object.entries(after)) {
    const now = view.board[cell];
    if (now && keyOf(cell, now) === keyOf(cell, laid)) continue;
    tiles.push({
      ...placeOf(cell),
      key: `ghost ${keyOf(cell, laid)}`,
      kind: isUp(laid) && laid.tile ? kindOf(laid.tile) : null,
      tokens: markers([], laid.tokens),
      state: "ghost",
      isProtected: false,
    });
  }
  return tiles.sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** Empty cells that touch a tile, where one might think of playing. */
export function emptyCells(view: View): Place[] {
  const found = new Set<string>();
  for (const cell of Object.keys(view.board)) {
    const { x, y } = placeOf(cell);
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const beside = cellAt(x + dx, y + dy);
      if (!(beside in view.board)) found.add(beside);
    }
  }
  return [...found].map(placeOf);
}

/** The box of all that is drawn, in cells, with a margin of one. */
export function boxOf(view: View): { x: number; y: number; width: number; height: number } {
  const places = Object.keys(view.board).map(placeOf);
  if (places.length === 0) return { x: -2, y: -2, width: 4, height: 4 };
  const xs = places.map((place) => place.x);
  const ys = places.map((place) => place.y);
  const [left, top] = [Math.min(...xs) - 1, Math.min(...ys) - 1];
  return { x: left, y: top, width: Math.max(...xs) + 2 - left, height: Math.max(...ys) + 2 - top };
}

function isUp(laid: Laid): boolean {
  return !laid.down;
}

function keyOf(cell: string, laid: Laid): string {
  return laid.back ?? laid.tile ?? `back ${cell}`;
}

/** The tokens of a tile after the ghost: those that come are ghostly, those that go are left out. */
function markers(before: string[] = [], after: string[] = []): Marker[] {
  const left = new Map<string, number>();
  for (const letter of before) left.set(letter, (left.get(letter) ?? 0) + 1);
  const counts = new Map<string, number>();
  return after.map((letter) => {
    const number = (counts.get(letter) ?? 0) + 1;
    counts.set(letter, number);
    const isThere = (left.get(letter) ?? 0) > 0;
    if (isThere) left.set(letter, (left.get(letter) ?? 0) - 1);
    return { key: `${letter}${String(number)}`, seat: seatOf(letter) ?? 0, ghostly: !isThere };
  });
}
