/** The land between and around the lanes as it is drawn: whole shapes, worked out once for a game. */
import type { Map as Board } from "../../gen/la-citta";
import { around, centreOf, hexPaths, hullOf, middleOf, outlineOf, pathOf, shoreOf, type Point } from "./hexes";

export type Terrain = Board["spaces"][number]["terrain"];

export interface Shape {
  id: string;
  terrain: Terrain;
  outline: string;
  /** of a lake: its water and its depth */
  water: string;
  deep: string;
  middle: Point;
  /** a triangle that stands on its base, not on its tip */
  stands: boolean;
  /** where its sheaves lie: one for each food */
  sheaves: Point[];
}

export interface Strip {
  id: string;
  terrain: Terrain;
  outline: string;
  /** where it is marked: a sheaf, a wave, a peak */
  marks: Point[];
  food: number;
}

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Land {
  sheet: string;
  ground: string;
  lanes: string;
  outside: string;
  closed: string;
  dots: Point[];
  shapes: Shape[];
  strips: Strip[];
  box: Area;
}

/** How far two sheaves of one field lie apart. */
const SHEAF = 26;
/** What is left free around the map. */
const RIM = 16;
/** If at least so much of the map is in play, all of it is looked at. */
const MOST_OF_IT = 0.75;
/** An edge is marked once in so many hexes. */
const MARKED = 4;

export function landOf(board: Board): Land {
  const lanes = board.hexes.map((hex) => hex.cell);
  const inner = [...lanes, ...board.out_of_play, ...board.closed, ...board.spaces.flatMap((space) => space.cells)];
  const strips = stripsOf(board, new Set(inner));
  const all = [...inner, ...strips.flatMap((strip) => strip.cells)].map(centreOf);
  // two or three players use a part of the map only: that is what one looks at
  const played = areaOf([...new Set(lanes.flatMap((lane) => [lane, ...around(lane)]))].map(centreOf));
  const whole = areaOf(all);
  const isPart = played.width * played.height < MOST_OF_IT * whole.width * whole.height;
  return {
    sheet: pathOf(hullOf(all.flatMap((point) => aroundOf(point, 10)))),
    ground: outlineOf([...lanes, ...board.out_of_play, ...board.closed]),
    lanes: hexPaths(lanes, 0.9),
    outside: hexPaths(board.out_of_play, 0.9),
    closed: hexPaths(board.closed, 0.9),
    dots: board.closed.map(centreOf),
    shapes: board.spaces.map(shapeOf),
    strips: strips.map(({ cells, ...strip }) => ({ ...strip, outline: outlineOf(cells) })),
    box: isPart ? played : whole,
  };
}

/** What holds all points, with a rim. */
function areaOf(points: readonly Point[]): Area {
  const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
  const [x, y] = [Math.min(...xs) - RIM, Math.min(...ys) - RIM];
  return { x, y, width: Math.max(...xs) + RIM - x, height: Math.max(...ys) + RIM - y };
}

/** Points about a point, for a rim that keeps its distance. */
function aroundOf({ x, y }: Point, distance: number): Point[] {
  return [0, 1, 2, 3, 4, 5].map((side) => ({
    x: x + distance * Math.cos((side * Math.PI) / 3),
    y: y + distance * Math.sin((side * Math.PI) / 3),
  }));
}

function shapeOf(space: Board["spaces"][number]): Shape {
  const { id, terrain, food, cells } = space;
  const middle = middleOf(cells);
  const ys = cells.map((cell) => centreOf(cell).y);
  const top = Math.min(...ys);
  const stands = cells.filter((_, index) => ys[index] === top).length * 2 <= cells.length - 2;
  const isLake = terrain === "lake";
  return {
    id,
    terrain,
    outline: outlineOf(cells, 0.6),
    water: isLake ? shoreOf(cells, 4) : "",
    deep: isLake ? shoreOf(cells, 13) : "",
    middle,
    stands,
    sheaves: sheaves(food, { x: middle.x, y: middle.y + (stands ? 5 : -5) }),
  };
}

/** One, two side by side, or three as a triangle. */
function sheaves(food: number, at: Point): Point[] {
  const rows = food === 3 ? [2, 1] : [food];
  return rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, index) => ({
      x: at.x + (index - (count - 1) / 2) * SHEAF,
      y: at.y + (row - (rows.length - 1) / 2) * SHEAF * 0.86,
    })),
  );
}

/** A printed edge has no cells of its own: it is drawn on those outside the map beside its hexes. */
function stripsOf(board: Board, inner: ReadonlySet<string>): (Omit<Strip, "outline"> & { cells: string[] })[] {
  const taken = new Set(inner);
  return board.edges.map(({ id, terrain, food, hexes }) => {
    const cells = [...new Set(hexes.flatMap(around))].filter((cell) => !taken.has(cell));
    for (const cell of cells) taken.add(cell);
    const marks = hexes.filter((_, index) => index % MARKED === MARKED / 2).map((hex) => outwards(hex, cells));
    return { id, terrain, food, cells, marks };
  });
}

/** Between a hex at the edge and the land outside it. */
function outwards(hex: string, cells: readonly string[]): Point {
  const [from, to] = [centreOf(hex), middleOf(around(hex).filter((cell) => cells.includes(cell)))];
  return { x: from.x + (to.x - from.x) * 0.95, y: from.y + (to.y - from.y) * 0.95 };
}
