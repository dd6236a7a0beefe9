import type { TableInfo, TableList } from "../gen/server";

/** What the home page shows of all tables that the server told about. */
export interface Sorted {
  /** where I sit or wait, those that wait for me first */
  mine: TableInfo[];
  /** where somebody may still sit down */
  open: TableInfo[];
  /** my games that were played to their end */
  over: TableInfo[];
}

export function sorted({ tables, turns }: TableList): Sorted {
  const isMine = (table: TableInfo) => table.is_host || table.seats.some((seat) => seat.mine);
  const mine = tables.filter((table) => isMine(table) && table.status !== "over");
  return {
    mine: mine.toSorted((one, other) => rank(one, turns) - rank(other, turns)),
    open: tables.filter((table) => !isMine(table) && table.status === "waiting"),
    over: tables.filter((table) => isMine(table) && table.status === "over" && table.ending === "played"),
  };
}

function rank(table: TableInfo, turns: TableList["turns"]): number {
  if (waitsForMe(table, turns)) return 0;
  return table.status === "playing" ? 1 : 2;
}

export function waitsForMe(table: TableInfo, turns: TableList["turns"]): boolean {
  return (turns[table.id] ?? []).some((seat) => table.seats[seat]?.mine);
}

/** Names of those who are waited for, in the order of seats. */
export function waitedFor(table: TableInfo, turns: TableList["turns"]): string[] {
  return (turns[table.id] ?? []).map((seat) => table.seats[seat]?.name ?? "");
}

/** Names and scores of a finished game, the winner first. */
export function standing(table: TableInfo): { name: string; score: number }[] {
  const { result, seats } = table;
  if (!result) return [];
  return seats
    .map((seat, index) => ({ name: seat.name ?? "", score: result.scores[index] ?? 0, rank: result.ranks[index] ?? 0 }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ name, score }) => ({ name, score }));
}

/** The id of a table, and the invitation if there is one, from whatever somebody pasted: a link or a bare code. */
export function readCode(text: string): { id: string; invitation: string | null } | { token: string } | null {
  const word = text.trim();
  const link = word.match(/\/table\/([\w-]+)(?:\?(.*))?$/);
  if (link?.[1]) return { id: link[1], invitation: new URLSearchParams(link[2] ?? "").get("invitation") };
  return /^[\w-]{8,60}$/.test(word) ? { token: word } : null;
}
