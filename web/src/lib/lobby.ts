/** A table whose game has not begun: who is missing, and what one may do about it. */
import type { GameInfo, TableInfo } from "../gen/server";

export interface Waiting {
  /** numbers of the seats where nobody sits */
  free: number[];
  taken: number;
  /** whether the visitor has a seat */
  sits: boolean;
  /** whether the visitor may take one: by the invitation, as the host, or because the table is listed */
  maySit: boolean;
}

export function waiting(table: TableInfo, invitation: string | null): Waiting {
  const free = table.seats.filter((seat) => seat.kind === "open").map((seat) => seat.seat);
  const sits = table.seats.some((seat) => seat.mine);
  return {
    free,
    taken: table.seats.length - free.length,
    sits,
    maySit: free.length > 0 && !sits && (table.listed || table.is_host || invitation !== null),
  };
}

/** What was chosen for a game, in the words of its options; what is as usual is not said. */
export function settings(table: TableInfo, game: GameInfo | undefined): string[] {
  return (game?.options ?? []).flatMap((option) => {
    const value = table.options[option.name];
    if (value === undefined || value === null || value === option.default) return [];
    if (option.kind === "file" || option.kind === "switch") return value === false ? [] : [option.title];
    const words = [value].flat().map((one) => option.values.find((known) => known.value === one)?.title || String(one));
    return [`${option.title}: ${words.join(", ")}`];
  });
}

/** The first digits of the seal on the shuffle, in groups that can be compared aloud. */
export function shortSeal(commitment: string): string {
  return (commitment.slice(0, 12).match(/.{4}/g) ?? []).join(" ");
}
