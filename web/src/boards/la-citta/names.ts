/** Where the name of each city stands: beside its castle, off what is built, off what is asked for, off other names. */
import { centreOf, type Point } from "./hexes";

export interface Place extends Point {
  anchor: "start" | "middle" | "end";
  /** nowhere is room: smaller, at the foot of the castle */
  isTight: boolean;
}

export interface Named {
  castle: string;
  /** as it is written, figures included */
  text: string;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Of a letter, and of a line above its foot, in the units of the map. */
const LETTER = 5;
const LINE = { above: 9, below: 3 };
/** How much of a hex is drawn on, from its middle. */
const HEX = { x: 18, y: 19 };
/** The owner's shape stands on the tower. */
const TOKEN = { x: 7, top: 31, bottom: 18 };
/** What lies under a name, by how much it is missed. */
const WEIGHTS = { built: 1, castle: 2, lit: 2.5, name: 3 } as const;
/** So much of a name may lie on something else. */
const BEARABLE = 0.34;

/** Ways to write a name, the best first: below, above, right, left; then a little to one side. */
const WAYS: readonly { x: number; y: number; anchor: Place["anchor"]; cost: number }[] = [
  { x: 0, y: 34, anchor: "middle", cost: 0 },
  { x: 0, y: -35, anchor: "middle", cost: 0.02 },
  { x: 23, y: 4, anchor: "start", cost: 0.04 },
  { x: -23, y: 4, anchor: "end", cost: 0.06 },
  { x: -14, y: 34, anchor: "start", cost: 0.08 },
  { x: 14, y: 34, anchor: "end", cost: 0.08 },
  { x: -10, y: -35, anchor: "start", cost: 0.1 },
  { x: 10, y: -35, anchor: "end", cost: 0.1 },
  { x: 15, y: 22, anchor: "start", cost: 0.12 },
  { x: -15, y: 22, anchor: "end", cost: 0.12 },
  { x: 15, y: -18, anchor: "start", cost: 0.14 },
  { x: -15, y: -18, anchor: "end", cost: 0.14 },
];

/** A place for each name, in the order of the cities; who comes first chooses first. */
export function placesOf(cities: readonly Named[], built: Iterable<string>, lit: readonly string[]): Place[] {
  const castles = new Set(cities.map((city) => city.castle));
  const taken: { box: Box; weight: number }[] = [
    ...[...built].map((cell) => ({ box: boxOf(cell), weight: castles.has(cell) ? WEIGHTS.castle : WEIGHTS.built })),
    ...[...castles].map((cell) => ({ box: tokenOf(cell), weight: WEIGHTS.castle })),
    ...lit.map((cell) => ({ box: boxOf(cell), weight: WEIGHTS.lit })),
  ];
  return cities.map(({ castle, text }) => {
    const at = centreOf(castle);
    const width = text.length * LETTER;
    const near = { left: at.x - 25 - width, right: at.x + 25 + width, top: at.y - 50, bottom: at.y + 50 };
    const there = taken.filter((one) => shared(near, one.box) > 0);
    let best: Place | null = null;
    let least = Infinity;
    for (const way of WAYS) {
      const place = { x: at.x + way.x, y: at.y + way.y, anchor: way.anchor, isTight: false };
      const box = lineOf(place, width);
      const cost = there.reduce((sum, one) => sum + one.weight * shared(box, one.box), way.cost);
      if (cost < least) [best, least] = [place, cost];
    }
    if (!best || least > BEARABLE) best = { x: at.x, y: at.y + 27, anchor: "middle", isTight: true };
    taken.push({ box: lineOf(best, width), weight: WEIGHTS.name });
    return best;
  });
}

function lineOf({ x, y, anchor }: Point & Pick<Place, "anchor">, width: number): Box {
  const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  return { left, right: left + width, top: y - LINE.above, bottom: y + LINE.below };
}

function boxOf(cell: string): Box {
  const { x, y } = centreOf(cell);
  return { left: x - HEX.x, right: x + HEX.x, top: y - HEX.y, bottom: y + HEX.y };
}

function tokenOf(castle: string): Box {
  const { x, y } = centreOf(castle);
  return { left: x - TOKEN.x, right: x + TOKEN.x, top: y - TOKEN.top, bottom: y - TOKEN.bottom };
}

/** Which share of a box lies on another. */
function shared(box: Box, other: Box): number {
  const wide = Math.min(box.right, other.right) - Math.max(box.left, other.left);
  const high = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
  return wide > 0 && high > 0 ? (wide * high) / ((box.right - box.left) * (box.bottom - box.top)) : 0;
}
