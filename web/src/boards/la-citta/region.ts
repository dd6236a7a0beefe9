/** Cities as they are drawn, and what a ghost would change. Compared by castle and cell, never by index. */
import type { CitySeen, Passage, TileSeen, View } from "../../gen/la-citta";
import { seatOf } from "../board";
import { kept } from "../same";
import { SERVICES, type Service } from "./kinds";

export type { CitySeen, Passage, View };

export interface DrawnTile {
  cell: string;
  kind: string;
  /** it is there; it would be there; it would be gone */
  state: "real" | "ghost" | "gone";
  seat: number;
  /** cubes of Bread and Games beside each arch, those of the ghost included */
  cubes: Partial<Record<Service, number>>;
  harvest: boolean;
}

export interface DrawnCity {
  castle: string;
  name: string;
  seat: number;
  state: "real" | "ghost" | "gone";
  /** all cells, the castle included */
  cells: string[];
  people: number;
  limit: number | null;
  inCastle: number;
  /** citizens in the castle would be another number */
  isChanged: boolean;
  complete: boolean;
}

export interface Region {
  cities: DrawnCity[];
  /** by cell; the castle is one of them */
  tiles: ReadonlyMap<string, DrawnTile>;
}

/**
 * Everything that stands on the map, as it is and as the ghost would have it. What is as it was in the `last` region is
 * the very same thing, so that only what changes is drawn anew.
 */
export function regionOf(view: View, ghost: View | null, last: Region | null = null): Region {
  const region = drawnOf(view, ghost);
  if (!last) return region;
  const cities = new Map(last.cities.map((city) => [city.castle, city]));
  return {
    cities: region.cities.map((city) => kept(cities.get(city.castle), city)),
    tiles: new Map([...region.tiles].map(([cell, tile]) => [cell, kept(last.tiles.get(cell), tile)])),
  };
}

function drawnOf(view: View, ghost: View | null): Region {
  const after = byCastle(ghost ?? view);
  const before = byCastle(view);
  const tiles = new Map<string, DrawnTile>();
  const cities: DrawnCity[] = [];
  for (const castle of [...new Set([...before.keys(), ...after.keys()])].sort()) {
    const [now, then] = [before.get(castle), after.get(castle)];
    const shown = then ?? now;
    if (!shown) continue;
    const state = now ? (then ? "real" : "gone") : "ghost";
    const seat = seatOf(shown.owner) ?? 0;
    cities.push({
      castle,
      name: shown.name,
      seat,
      state,
      cells: [castle, ...shown.tiles.map((tile) => tile.cell)],
      people: shown.people,
      limit: shown.limit,
      inCastle: shown.in_castle,
      isChanged: now !== undefined && then !== undefined && now.in_castle !== then.in_castle,
      complete: shown.complete,
    });
    tiles.set(castle, { cell: castle, kind: "castle", state, seat, cubes: {}, harvest: false });
    for (const tile of now?.tiles ?? []) {
      const stays = then?.tiles.find((one) => one.cell === tile.cell && one.kind === tile.kind);
      tiles.set(tile.cell, drawn(stays ?? tile, stays ? "real" : "gone", seat));
    }
    for (const tile of then?.tiles ?? [])
      if (!now?.tiles.some((one) => one.cell === tile.cell && one.kind === tile.kind))
        tiles.set(tile.cell, drawn(tile, "ghost", seat));
  }
  return { cities, tiles };
}

function drawn(tile: TileSeen, state: DrawnTile["state"], seat: number): DrawnTile {
  return { cell: tile.cell, kind: tile.kind, state, seat, cubes: tile.cubes, harvest: tile.harvest };
}

function byCastle(view: View): Map<string, CitySeen> {
  return new Map(view.cities.map((city) => [city.castle, city]));
}

/** Half points as people read them: 3 halves are 1½. */
export function points(halves: number): string {
  const whole = Math.floor(halves / 2);
  return halves % 2 === 0 ? String(whole) : whole > 0 ? `${String(whole)}½` : "½";
}

/** Who a city would win from or lose to, service by service, as a view has it. */
export interface Pull {
  service: Service;
  mine: number;
  wins: number;
  loses: number;
}

export function pullsOf(view: View, castle: string): Pull[] {
  const city = view.cities.find((one) => one.castle === castle);
  return SERVICES.map((service) => {
    const passages = view.migration[service] ?? [];
    return {
      service,
      mine: city?.half_points[service] ?? 0,
      wins: passages.filter((one) => one.city === castle && one.room).length,
      loses: passages.filter((one) => one.origin === castle).length,
    };
  });
}

/** A neighbour of another player, and how it compares. */
export interface Rival {
  castle: string;
  name: string;
  seat: number;
  points: Record<Service, number>;
}

export function rivalsOf(view: View, castle: string): Rival[] {
  const city = view.cities.find((one) => one.castle === castle);
  return view.cities
    .filter((one) => city?.neighbours.includes(one.castle) && one.owner !== city.owner)
    .map((one) => ({
      castle: one.castle,
      name: one.name,
      seat: seatOf(one.owner) ?? 0,
      points: { education: 0, culture: 0, health: 0, ...one.half_points },
    }));
}

/** The cities that a ghost changes, as they are and as they would be. */
export interface Change {
  castle: string;
  name: string;
  seat: number;
  before: CitySeen | null;
  after: CitySeen | null;
}

export function changesOf(view: View, ghost: View | null): Change[] {
  if (!ghost) return [];
  const [before, after] = [byCastle(view), byCastle(ghost)];
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((castle) => ({ castle, before: before.get(castle) ?? null, after: after.get(castle) ?? null }))
    .filter(({ before: now, after: then }) => signature(now) !== signature(then))
    .map((one) => {
      const shown = one.after ?? one.before;
      return { ...one, name: shown?.name ?? "", seat: seatOf(shown?.owner ?? "A") ?? 0 };
    });
}

function signature(city: CitySeen | null): string {
  if (!city) return "";
  const { people, limit, in_castle, half_points, complete, food, income, tiles } = city;
  return JSON.stringify([people, limit, in_castle, half_points, complete, food, income, tiles]);
}
