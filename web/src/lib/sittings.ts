/** Where one sat: kept in the browser, so that who comes back without their cookie is told what happened. */
import type { TableInfo } from "../gen/server";

export interface Sitting {
  table: string;
  name: string;
  /** the first of one's seats */
  seat: number;
  invitation: string | null;
}

const KEPT = "faubourg.sittings";
/** Older ones are finished or forgotten. */
const MOST = 40;

type Shelf = Pick<Storage, "getItem" | "setItem">;

function all(shelf: Shelf): Sitting[] {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(KEPT) ?? "[]");
    return Array.isArray(kept) ? (kept as Sitting[]) : [];
  } catch {
    return []; // somebody else wrote there: nothing is lost that the server does not know
  }
}

export function sittingAt(table: string, shelf: Shelf = localStorage): Sitting | null {
  return all(shelf).find((one) => one.table === table) ?? null;
}

/** Remember that one sits at a table that is not over; forget it otherwise. */
export function remember(table: TableInfo, shelf: Shelf = localStorage): void {
  const others = all(shelf).filter((one) => one.table !== table.id);
  const seat = table.seats.find((one) => one.mine && !one.resigned);
  const { id, status, invitation } = table;
  const mine = seat && status !== "over" ? [{ table: id, name: seat.name ?? "", seat: seat.seat, invitation }] : [];
  shelf.setItem(KEPT, JSON.stringify([...mine, ...others].slice(0, MOST)));
}
