/** How every hex looks: what stands there, and what can be chosen of it. */
import type { Facts, Map as Board } from "../../gen/la-citta";
import type { SpotAttributes, Spots } from "../board";
import { kept } from "../same";
import { centreOf, type Point } from "./hexes";
import { SERVICES, SIGNS, type Service } from "./kinds";
import type { DrawnCity, DrawnTile, Region } from "./region";

export interface HexLook {
  cell: string;
  at: Point;
  tile: DrawnTile | undefined;
  /** of a castle */
  city: DrawnCity | undefined;
  /** half points of the building */
  arches: Partial<Record<Service, number>>;
  attributes: SpotAttributes;
  /** arches of the building that can be chosen */
  choices: Partial<Record<Service, SpotAttributes>>;
  isLit: boolean;
  isWanted: boolean;
  /** food, gold and mountains that it would bring */
  yields: { sign: string; count: number }[];
}

export interface Ground {
  hexes: Board["hexes"];
  region: Region;
  spots: Spots;
  archesOf: (kind: string) => Partial<Record<Service, number>>;
  /** what stands there, for the ear */
  nameOf: (cell: string) => string;
}

/** The looks of all hexes; those that are as they were before are the very same things. */
export function looksOf(ground: Ground, before: readonly HexLook[]): HexLook[] {
  const castles = new Map(ground.region.cities.map((city) => [city.castle, city]));
  return ground.hexes.map(({ cell }, index) => kept(before[index], lookOf(cell, castles.get(cell), ground)));
}

function lookOf(cell: string, city: DrawnCity | undefined, { region, spots, archesOf, nameOf }: Ground): HexLook {
  const mark = spots.mark(`cell:${cell}`);
  const facts = (mark.facts ?? {}) as Facts;
  const tile = region.tiles.get(cell);
  const arches = tile ? archesOf(tile.kind) : {};
  const choices: HexLook["choices"] = {};
  for (const service of SERVICES) {
    const spot = `arch:${cell} ${service}`;
    if (arches[service] && spots.mark(spot).lit) choices[service] = spots.at(spot);
  }
  return {
    cell,
    at: centreOf(cell),
    tile,
    city,
    arches,
    attributes: spots.at(`cell:${cell}`, mark.lit && !mark.label ? nameOf(cell) : ""),
    choices,
    isLit: mark.lit,
    isWanted: mark.wanted,
    yields: mark.lit ? yieldsOf(facts) : [],
  };
}

function yieldsOf(facts: Facts): HexLook["yields"] {
  return [
    { sign: SIGNS.food, count: facts.food ?? 0 },
    { sign: SIGNS.gold, count: facts.income ?? 0 },
    // where a city is founded: a quarry beside so many mountains will pay
    { sign: SIGNS.quarry, count: facts.mountains ?? 0 },
  ].filter((one) => one.count > 0);
}
