/** The outline of cells that belong together: traced, inset and rounded, for cells drawn side by side show seams. */
import { placeOf } from "./borough";

interface Point {
  x: number;
  y: number;
}

const STEPS: readonly Point[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
];

const traced = new Map<string, string>();

/** The path around cells of one connected shape, in units: `unit` is the side of a cell. Each is traced once. */
export function outlineOf(cells: readonly string[], unit: number, inset = 2.5, radius = 9): string {
  const key = `${cells.join(" ")} ${String(unit)} ${String(inset)} ${String(radius)}`;
  const known = traced.get(key);
  if (known !== undefined) return known;
  const path = traceOf(cells, unit, inset, radius);
  traced.set(key, path);
  return path;
}

function traceOf(cells: readonly string[], unit: number, inset: number, radius: number): string {
  const taken = new Set(cells.map((cell) => keyOf(placeOf(cell))));
  return loops(taken)
    .map((corners) => rounded(insetBy(corners, unit, inset), radius))
    .join("");
}

/** Straight lines inside a shape, between cells that belong together. */
export function seamsOf(cells: readonly string[], unit: number, gap = 9): string {
  const places = cells.map(placeOf);
  const taken = new Set(places.map(keyOf));
  return places
    .flatMap(({ x, y }) => [
      taken.has(keyOf({ x: x + 1, y })) ? `M${(x + 1) * unit} ${y * unit + gap}v${unit - 2 * gap}` : "",
      taken.has(keyOf({ x, y: y + 1 })) ? `M${x * unit + gap} ${(y + 1) * unit}h${unit - 2 * gap}` : "",
    ])
    .join("");
}

function keyOf({ x, y }: Point): string {
  return `${String(x)},${String(y)}`;
}

/** The corners of each boundary, clockwise, in cells. */
function loops(taken: ReadonlySet<string>): Point[][] {
  const edges = new Map<string, { at: Point; way: number }[]>();
  const add = (at: Point, way: number) => edges.set(keyOf(at), [...(edges.get(keyOf(at)) ?? []), { at, way }]);
  for (const key of taken) {
    const [x = 0, y = 0] = key.split(",").map(Number);
    if (!taken.has(keyOf({ x, y: y - 1 }))) add({ x, y }, 0);
    if (!taken.has(keyOf({ x: x + 1, y }))) add({ x: x + 1, y }, 1);
    if (!taken.has(keyOf({ x, y: y + 1 }))) add({ x: x + 1, y: y + 1 }, 2);
    if (!taken.has(keyOf({ x: x - 1, y }))) add({ x, y: y + 1 }, 3);
  }
  const found: Point[][] = [];
  for (;;) {
    const first = [...edges.values()].flat()[0];
    if (!first) return found;
    const corners: Point[] = [];
    let { at, way } = first;
    for (;;) {
      const here = edges.get(keyOf(at)) ?? [];
      // where two shapes touch at a corner, keep to the right
      const next = here.find((edge) => edge.way === (way + 1) % 4) ?? here.find((edge) => edge.way === way) ?? here[0];
      if (!next) break;
      const rest = here.filter((edge) => edge !== next);
      if (rest.length > 0) edges.set(keyOf(at), rest);
      else edges.delete(keyOf(at));
      if (corners.length === 0 || next.way !== way) corners.push(at);
      way = next.way;
      const step = STEPS[way] as Point;
      at = { x: at.x + step.x, y: at.y + step.y };
    }
    found.push(straightened(corners));
  }
}

/** Without the start, if the boundary goes straight on there. */
function straightened(corners: Point[]): Point[] {
  return corners.filter((corner, index) => {
    const before = corners.at(index - 1) as Point;
    const after = corners[(index + 1) % corners.length] as Point;
    return (before.x === corner.x) !== (corner.x === after.x);
  });
}

function insetBy(corners: Point[], unit: number, inset: number): Point[] {
  return corners.map((corner, index) => {
    const before = corners.at(index - 1) as Point;
    const after = corners[(index + 1) % corners.length] as Point;
    const inward = (from: Point, to: Point) => ({ x: -Math.sign(to.y - from.y), y: Math.sign(to.x - from.x) });
    const [a, b] = [inward(before, corner), inward(corner, after)];
    return { x: corner.x * unit + (a.x + b.x) * inset, y: corner.y * unit + (a.y + b.y) * inset };
  });
}

function rounded(corners: Point[], radius: number): string {
  const parts = corners.map((corner, index) => {
    const before = corners.at(index - 1) as Point;
    const after = corners[(index + 1) % corners.length] as Point;
    const from = towards(corner, before, radius);
    const to = towards(corner, after, radius);
    return `${index === 0 ? "M" : "L"}${said(from)}Q${said(corner)} ${said(to)}`;
  });
  return `${parts.join("")}Z`;
}

function towards(from: Point, to: Point, distance: number): Point {
  return { x: from.x + Math.sign(to.x - from.x) * distance, y: from.y + Math.sign(to.y - from.y) * distance };
}

function said({ x, y }: Point): string {
  return `${String(x)} ${String(y)}`;
}
