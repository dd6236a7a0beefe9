/** Hexes on the screen: where they lie, and the outline of several as one shape. */

export interface Point {
  x: number;
  y: number;
}

/** From the middle of a hex to a corner, in the units of the field. */
export const RADIUS = 24;
const WIDTH = RADIUS * Math.sqrt(3);

/** Corners clockwise from the top; the side after corner `n` looks at neighbour `n`. */
const CORNERS: readonly Point[] = [0, 1, 2, 3, 4, 5].map((corner) => {
  const angle = ((corner - 1.5) * Math.PI) / 3;
  return { x: RADIUS * Math.cos(angle), y: RADIUS * Math.sin(angle) };
});
const SIDES = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
] as const;

export function centreOf(cell: string): Point {
  const [q = 0, r = 0] = cell.split(",").map(Number);
  return { x: WIDTH * (q + r / 2), y: 1.5 * RADIUS * r };
}

/** The six cells around a cell, in the order of its sides. */
export function around(cell: string): string[] {
  const [q = 0, r = 0] = cell.split(",").map(Number);
  return SIDES.map(([dq, dr]) => `${String(q + dq)},${String(r + dr)}`);
}

/** One hex about a point, smaller by `inset` on all sides. */
export function hexPath(at: Point = { x: 0, y: 0 }, inset = 0): string {
  const scale = 1 - inset / (WIDTH / 2);
  return pathOf(CORNERS.map((corner) => ({ x: at.x + corner.x * scale, y: at.y + corner.y * scale })));
}

/** Single hexes as one path, each smaller by `inset`. */
export function hexPaths(cells: readonly string[], inset = 0): string {
  return cells.map((cell) => hexPath(centreOf(cell), inset)).join("");
}

/** The boundary of cells taken together, clockwise: one loop for each piece, and one for each hole. */
export function loopsOf(cells: readonly string[]): Point[][] {
  const inside = new Set(cells);
  const next = new Map<string, { key: string; point: Point }>();
  for (const cell of inside) {
    const centre = centreOf(cell);
    const corners = CORNERS.map((corner) => ({ x: round(centre.x + corner.x), y: round(centre.y + corner.y) }));
    around(cell).forEach((beside, side) => {
      const [from, to] = [corners[side], corners[(side + 1) % 6]];
      if (!inside.has(beside) && from && to) next.set(keyOf(from), { key: keyOf(to), point: from });
    });
  }
  const loops: Point[][] = [];
  while (next.size > 0) {
    const loop: Point[] = [];
    let [key] = next.keys();
    for (let side = next.get(key ?? ""); key !== undefined && side; side = next.get(key)) {
      next.delete(key);
      loop.push(side.point);
      key = side.key;
    }
    loops.push(loop);
  }
  return loops;
}

/** The outline of cells as a path; `inset` moves it inwards. */
export function outlineOf(cells: readonly string[], inset = 0): string {
  return loopsOf(cells)
    .map((loop) => pathOf(inset ? moved(loop, inset) : loop))
    .join("");
}

/** The same with all corners rounded away, as a shore. */
export function shoreOf(cells: readonly string[], inset: number): string {
  return loopsOf(cells)
    .map((loop) => {
      const points = moved(loop, inset);
      const middle = (index: number) => {
        const [a, b] = [points[index % points.length], points[(index + 1) % points.length]];
        return a && b ? spelled({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }) : "";
      };
      return `M${middle(0)}${points.map((_, index) => curve(points, index + 1, middle)).join("")}z`;
    })
    .join("");
}

function curve(points: readonly Point[], index: number, middle: (index: number) => string): string {
  const corner = points[index % points.length];
  return corner ? `Q${spelled(corner)} ${middle(index)}` : "";
}

/** The smallest convex outline around points, clockwise. */
export function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const half = (ordered: readonly Point[]) => {
    const hull: Point[] = [];
    for (const point of ordered) {
      for (let [a, b] = hull.slice(-2); a && b && turn(a, b, point) <= 0; [a, b] = hull.slice(-2)) hull.pop();
      hull.push(point);
    }
    return hull.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

export function pathOf(points: readonly Point[]): string {
  return `M${points.map(spelled).join("L")}z`;
}

export function middleOf(cells: readonly string[]): Point {
  const points = cells.map(centreOf);
  const sum = points.reduce((all, one) => ({ x: all.x + one.x, y: all.y + one.y }), { x: 0, y: 0 });
  return { x: sum.x / Math.max(1, points.length), y: sum.y / Math.max(1, points.length) };
}

function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/** A clockwise loop, each corner moved inwards so that all sides lie `inset` further in. */
function moved(loop: readonly Point[], inset: number): Point[] {
  const inwards = (from: Point, to: Point): Point => {
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    return { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
  };
  return loop.map((point, index) => {
    const before = loop.at(index - 1) ?? point;
    const after = loop[(index + 1) % loop.length] ?? point;
    const [a, b] = [inwards(before, point), inwards(point, after)];
    const sum = { x: a.x + b.x, y: a.y + b.y };
    const share = (2 * inset) / (sum.x ** 2 + sum.y ** 2 || 1);
    return { x: point.x + sum.x * share, y: point.y + sum.y * share };
  });
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function spelled({ x, y }: Point): string {
  return `${String(round(x))} ${String(round(y))}`;
}

function keyOf(point: Point): string {
  return `${String(Math.round(point.x))} ${String(Math.round(point.y))}`;
}
