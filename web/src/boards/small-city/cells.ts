/** How every cell of a borough looks. */
import { seatOf, type Spots } from "../board";
import type { SpotAttributes } from "../../lib/table/spots";
import { kept } from "../same";
import { CELLS, type DrawnTile, type Person, type Place, type View } from "./borough";

export interface CellLook {
  place: Place;
  attributes: SpotAttributes;
  /** what long press and hover explain */
  piece: string | undefined;
  /** who stands there must move, may, or has */
  duty: string;
  isBuilt: boolean;
  /** a ghost covers it */
  isAwaited: boolean;
  /** what Enter would answer */
  isAdvised: boolean;
  person: Person | null;
  /** votes that it brings to be chosen, or that the score sheet counts there */
  worth: number;
}

export interface Ground {
  letter: string;
  tiles: readonly DrawnTile[];
  crowd: ReadonlyMap<string, Person>;
  walkers: View["walkers"];
  spots: Spots;
  advised: readonly string[];
  /** on a phone a long press explains even what can be chosen */
  explainsLit: boolean;
  /** how a cell is called that no choice names */
  nameOf: (cell: string, tile: DrawnTile | undefined) => string;
}

/** The looks of all cells; those that are as they were before are the very same things. */
export function looksOf(ground: Ground, before: readonly CellLook[] = []): CellLook[] {
  const { letter, tiles, crowd, walkers, spots, advised, explainsLit, nameOf } = ground;
  const tileAt = new Map<string, DrawnTile>();
  const awaited = new Set<string>();
  for (const tile of tiles)
    for (const cell of tile.cells)
      if (tile.state === "ghost") awaited.add(cell);
      else tileAt.set(cell, tile);
  const duties = new Map<string, string>();
  for (const duty of ["may", "must", "moved"] as const)
    for (const spot of walkers?.[duty] ?? []) duties.set(spot, duty);
  return CELLS.map((place, index) => {
    const spot = `cell:${letter}:${place.cell}`;
    const mark = spots.mark(spot);
    const tile = tileAt.get(place.cell);
    return kept(before[index], {
      place,
      attributes: spots.at(spot, mark.lit && !mark.label ? nameOf(place.cell, tile) : ""),
      piece: tile && (!mark.lit || explainsLit) ? `tile:${tile.kind}` : undefined,
      duty: duties.get(spot) ?? "",
      isBuilt: tile !== undefined,
      isAwaited: awaited.has(place.cell),
      isAdvised: advised.includes(spot),
      person: crowd.get(place.cell) ?? null,
      worth: mark.lit ? Number(mark.facts?.votes ?? 0) : (mark.counts ?? 0),
    });
  });
}

export function seatOfPerson(person: Person): number {
  return seatOf(person.seat) ?? 0;
}
