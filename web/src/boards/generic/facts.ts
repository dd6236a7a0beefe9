/** Any view as a tree of labelled facts: what a person would read, not what a debugger prints. */
import type { Pieces, View } from "../board";

export type Fact =
  | { is: "value"; label: string; text: string; spot?: string; piece?: string }
  /** one entry for each seat, in the order of the seats */
  | { is: "seats"; label: string; facts: Fact[] }
  | { is: "table"; label: string; columns: string[]; rows: Row[] }
  | { is: "group"; label: string; facts: Fact[]; spot?: string };

export interface Row {
  spot?: string;
  piece?: string;
  cells: string[];
}

export interface Reading {
  players: string[];
  pieces: Pieces;
  label: (name: string) => string;
  yes: string;
  no: string;
}

/** What the frame shows already. */
const HEAD = ["game", "seat", "players", "stage", "to_act", "question", "ended_by", "scores", "log"];
/** Lists whose entries are spots by their number. */
const NUMBERED: Record<string, string> = {
  hand: "hand",
  offer: "offer",
  looking_at: "shown",
  shown: "shown",
  laid: "laid",
  display: "display",
};

export function factsOf(view: View, reading: Reading): Fact[] {
  return Object.entries(view)
    .filter(([name, value]) => !HEAD.includes(name) && !isEmpty(value))
    .map(([name, value]) => factOf(name, value, reading));
}

function factOf(name: string, value: unknown, reading: Reading, label = reading.label(name)): Fact {
  if (Array.isArray(value)) return listOf(name, value, label, reading);
  if (isRecord(value)) {
    const entries = Object.entries(value).filter(([, one]) => !isEmpty(one));
    if (entries.length > 1 && entries.every(([, one]) => isRecord(one))) return tableByKey(entries, label, reading);
    return { is: "group", label, facts: entries.map(([key, one]) => factOf(key, one, reading)) };
  }
  return { is: "value", label, ...said(value, reading) };
}

function listOf(name: string, list: unknown[], label: string, reading: Reading): Fact {
  const numbered = NUMBERED[name];
  if (list.length === reading.players.length && !numbered && reading.players.length > 1)
    return {
      is: "seats",
      label,
      facts: list.map((one, seat) => factOf(name, one, reading, reading.players[seat] ?? "")),
    };
  if (list.every(isRecord)) return tableOf(list, label, numbered, reading);
  const facts = list.map((one, index): Fact => {
    const fact = factOf(name, one, reading, String(index + 1));
    return numbered && fact.is === "value" ? { ...fact, spot: `${numbered}:${index}` } : fact;
  });
  if (numbered) return { is: "group", label, facts };
  const isPlain = facts.every((fact) => fact.is === "value");
  if (!isPlain) return { is: "group", label, facts };
  return { is: "value", label, text: facts.map((fact) => ("text" in fact ? fact.text : "")).join(", ") };
}

/** Records by a key, such as tiles by their cell. */
function tableByKey(entries: [string, unknown][], label: string, reading: Reading): Fact {
  const rows = entries.map(([key, one]) => ({ cell: key, ...(one as Record<string, unknown>) }));
  return tableOf(rows, label, undefined, reading);
}

/** A place that the program names, such as zone:A:0: where something is, and nothing to read. */
const SPOT = /^[a-z]+:\S*$/;

function tableOf(list: Record<string, unknown>[], label: string, numbered: string | undefined, reading: Reading): Fact {
  const isRead = (value: unknown) => !isEmpty(value) && !(typeof value === "string" && SPOT.test(value));
  const names = [...new Set(list.flatMap((row) => Object.keys(row)))].filter((name) =>
    list.some((row) => isRead(row[name])),
  );
  const rows = list.map((row, index): Row => {
    const cells = names.map((name) => textOf(row[name], reading));
    const piece = names.map((name) => said(row[name], reading).piece).find(Boolean);
    const named = Object.values(row).find((one) => typeof one === "string" && SPOT.test(one)) as string | undefined;
    const spot = numbered ? `${numbered}:${index}` : typeof row.cell === "string" ? `cell:${row.cell}` : named;
    return { cells, ...(spot ? { spot } : {}), ...(piece ? { piece } : {}) };
  });
  return { is: "table", label, columns: names.map(reading.label), rows };
}

function textOf(value: unknown, reading: Reading): string {
  if (Array.isArray(value)) {
    const isPerSeat = value.length === reading.players.length && value.every((one) => typeof one === "number");
    const texts = isPerSeat
      ? value.flatMap((one: number, seat) => (one > 0 ? [`${reading.players[seat]}${one > 1 ? ` ×${one}` : ""}`] : []))
      : value.map((one) => textOf(one, reading));
    return texts.join(", ") || "–";
  }
  if (isRecord(value)) {
    const parts = Object.entries(value).filter(([, one]) => !isEmpty(one) && one !== 0);
    return parts.map(([name, one]) => `${reading.label(name)} ${textOf(one, reading)}`).join(", ") || "–";
  }
  return said(value, reading).text;
}

/** A plain value in words, with its piece where the glossary knows it. */
function said(value: unknown, { players, pieces, yes, no }: Reading): { text: string; piece?: string } {
  if (value === null || value === undefined || value === "") return { text: "–" };
  if (typeof value === "boolean") return { text: value ? yes : no };
  if (typeof value === "number") return { text: String(value) };
  const word = String(value);
  const player = /^[A-F]$/.test(word) ? players["ABCDEF".indexOf(word)] : undefined;
  if (player) return { text: player };
  const key = word.replace(/#\d+$/, "");
  const piece = [...pieces.values()].find((one) => one.id === key || one.id.endsWith(`:${key}`));
  if (piece) return { text: piece.name, piece: piece.id };
  return { text: /^[a-z][a-z0-9_]*(#\d+)?$/.test(word) ? key.replaceAll("_", " ") : word };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  return Array.isArray(value) ? value.every(isEmpty) : isRecord(value) && Object.values(value).every(isEmpty);
}

/** A name of a field as people might read it, where the game has no better one. */
export function plainName(name: string): string {
  const words = name.replaceAll("_", " ");
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
