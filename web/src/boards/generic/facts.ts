/** Any view as a sheet of labelled facts: what a person would read, not what a debugger prints. */
import type { Pieces, View } from "../board";

/** One thing to read; `was` is what stands there now, where the sheet tells what would be. */
export interface Item {
  text: string;
  piece?: string;
  spot?: string;
  was?: string;
}

export interface Row extends Item {
  cells: string[];
}

export interface Card extends Item {
  notes: { label: string; text: string }[];
}

export type Fact =
  | ({ is: "value"; label: string } & Item)
  | { is: "list"; label: string; items: Item[] }
  | { is: "table"; label: string; columns: string[]; items: Row[] }
  /** records of more than a few parts: each with its name, and what belongs to it */
  | { is: "cards"; label: string; items: Card[] }
  | { is: "group"; label: string; facts: Fact[] };

/** Something that every seat has one of. */
export interface SeatLine {
  label: string;
  items: Item[];
}

export interface Sheet {
  /** what one holds or is shown, to choose from */
  hand: Fact[];
  figures: Extract<Fact, { is: "value" }>[];
  seats: SeatLine[];
  rest: Fact[];
}

export interface Reading {
  players: string[];
  pieces: Pieces;
  /** fields of the view, by name; "-" is for drawings only */
  fields: ReadonlyMap<string, string>;
  values: ReadonlyMap<string, string>;
  /** the lists that have an entry for each seat */
  bySeat: ReadonlySet<string>;
  language: string;
  yes: string;
  no: string;
}

type Data = Record<string, unknown>;

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
const NOTHING = "–";
const UNREAD = "-";
/** A record with more parts than this is a card; with fewer, a row of a table. */
const FEW = 5;

export function sheetOf(view: View, reading: Reading): Sheet {
  const sheet: Sheet = { hand: [], figures: [], seats: [], rest: [] };
  for (const [name, value] of Object.entries(view)) {
    if (HEAD.includes(name) || isEmpty(value) || isUnread(name, reading)) continue;
    if (Array.isArray(value) && reading.bySeat.has(name)) {
      addSeats(sheet, name, value, reading);
      continue;
    }
    const fact = factOf(name, value, reading);
    if (fact.is === "value") sheet.figures.push(fact);
    else if (NUMBERED[name] && name !== "display") sheet.hand.push(fact);
    else sheet.rest.push(fact);
  }
  return sheet;
}

/** What each seat has one of are lines of one table; what each has a table of stands below the seat's name. */
function addSeats(sheet: Sheet, name: string, list: unknown[], reading: Reading): void {
  const label = labelOf(name, reading);
  if (!list.every(isRecord)) {
    if (list.every(isPlain)) sheet.seats.push({ label, items: list.map((one) => ({ text: textOf(one, reading) })) });
    else addBySeat(sheet, label, name, list, reading);
    return;
  }
  const names = [...new Set(list.flatMap((one) => Object.keys(one)))].filter(
    (part) => part !== "seat" && !isUnread(part, reading) && list.some((one) => !isEmpty(one[part])),
  );
  for (const part of names) {
    const values = list.map((one) => one[part]);
    const partLabel = labelOf(part, reading);
    if (values.every(isPlain))
      sheet.seats.push({ label: partLabel, items: values.map((one) => ({ text: textOf(one, reading) })) });
    else addBySeat(sheet, partLabel, part, values, reading);
  }
}

function addBySeat(sheet: Sheet, label: string, name: string, list: unknown[], reading: Reading): void {
  const facts = list.flatMap((one, seat) =>
    isEmpty(one) ? [] : [factOf(name, one, reading, reading.players[seat] ?? "", false)],
  );
  sheet.rest.push({ is: "group", label, facts });
}

function factOf(
  name: string,
  value: unknown,
  reading: Reading,
  label = labelOf(name, reading),
  isNumbered = true,
): Fact {
  if (Array.isArray(value)) {
    const form = isNumbered ? NUMBERED[name] : undefined;
    if (value.every(isRecord)) return recordsOf(value, label, form, reading);
    const items = value.map((one, index): Item => {
      const item = said(one, reading);
      return form ? { ...item, spot: `${form}:${index}` } : item;
    });
    return { is: "list", label, items };
  }
  if (isRecord(value)) {
    if (isSentence(value)) return { is: "value", label, text: textOf(value, reading) };
    const entries = readable(value, reading);
    if (entries.length > 1 && entries.every(([, one]) => isRecord(one) && !isSentence(one)))
      return recordsOf(
        entries.map(([key, one]) => ({ cell: key, ...(one as Data) })),
        label,
        undefined,
        reading,
      );
    return { is: "group", label, facts: entries.map(([key, one]) => factOf(key, one, reading)) };
  }
  return { is: "value", label, ...said(value, reading) };
}

/** A place that the program names, such as zone:A:0: where something is. */
const SPOT = /^[a-z]+:\S*$/;

function recordsOf(list: Data[], label: string, form: string | undefined, reading: Reading): Fact {
  const isRead = (value: unknown) => !isEmpty(value) && !(typeof value === "string" && SPOT.test(value));
  const names = [...new Set(list.flatMap((row) => Object.keys(row)))].filter(
    (name) => !isUnread(name, reading) && list.some((row) => isRead(row[name])),
  );
  const items = list.map((row, index) => {
    const named = Object.values(row).find((one) => typeof one === "string" && SPOT.test(one)) as string | undefined;
    const cell = typeof row.cell === "string" && !isPiece(row.cell, reading) ? `cell:${row.cell}` : undefined;
    const spot = named ?? (form ? `${form}:${index}` : cell);
    const piece = names.map((name) => said(row[name], reading).piece).find(Boolean);
    return { row, ...(spot ? { spot } : {}), ...(piece ? { piece } : {}) };
  });
  if (names.length > FEW || form !== undefined)
    return {
      is: "cards",
      label,
      items: items.map(({ row, ...where }) => ({ ...cardOf(row, names, reading), ...where })),
    };
  const rows = items.map(({ row, ...where }): Row => {
    const cells = names.map((name) => textOf(row[name], reading));
    return { text: cells[0] ?? "", cells, ...where };
  });
  return { is: "table", label, columns: names.map((name) => labelOf(name, reading)), items: rows.sort(byPlace) };
}

function cardOf(row: Data, names: string[], reading: Reading): Card {
  const titled =
    names.find((name) => isPiece(row[name], reading)) ??
    names.find((name) => name === "name") ??
    names.find((name) => typeof row[name] === "string") ??
    "";
  const isTold = (value: unknown) => !isEmpty(value) && value !== 0 && value !== false;
  const text = textOf(row[titled], reading);
  const notes = names
    .filter((name) => isTold(row[name]))
    .map((name) => ({ label: labelOf(name, reading), text: textOf(row[name], reading) }));
  return { text, notes: notes.filter((note) => note.text !== NOTHING && note.text !== text) };
}

/** From west to east, then from south to north: the order in which things came to a board tells nothing. */
function byPlace(one: Row, other: Row): number {
  const [first, second] = [one, other].map((row) =>
    /^(-?\d+),(-?\d+)$/
      .exec(row.cells[0] ?? "")
      ?.slice(1)
      .map(Number),
  );
  if (!first || !second) return 0;
  return (first[0] ?? 0) - (second[0] ?? 0) || (first[1] ?? 0) - (second[1] ?? 0);
}

function textOf(value: unknown, reading: Reading): string {
  if (Array.isArray(value)) {
    const texts = value.filter((one) => !isEmpty(one)).map((one) => textOf(one, reading));
    return counted(texts).join(value.every(isRecord) ? "; " : ", ") || NOTHING;
  }
  if (isRecord(value)) {
    if (isSentence(value)) return String(value[reading.language] ?? value.en);
    if (typeof value.rule === "string" && isRecord(value.why)) return `${textOf(value.why, reading)} (${value.rule})`;
    const parts = readable(value, reading).filter(([, one]) => one !== 0 && one !== false);
    return parts.map(([name, one]) => `${labelOf(name, reading)} ${textOf(one, reading)}`).join(", ") || NOTHING;
  }
  return said(value, reading).text;
}

/** The same thing several times is told once. */
function counted(texts: string[]): string[] {
  return [...new Set(texts)].map((text) => {
    const count = texts.filter((one) => one === text).length;
    return count > 1 ? `${text} ×${count}` : text;
  });
}

/** A plain value in words, with its piece where the glossary knows it. */
function said(value: unknown, reading: Reading): Item {
  if (value === null || value === undefined || value === "") return { text: NOTHING };
  if (typeof value === "boolean") return { text: value ? reading.yes : reading.no };
  if (Array.isArray(value) || isRecord(value)) return { text: textOf(value, reading) };
  if (typeof value === "number") return { text: String(value) };
  const word = String(value);
  if (SPOT.test(word)) return { ...said(word.slice(word.indexOf(":") + 1), reading), spot: word };
  const inBorough = /^([A-F]):(.+)$/.exec(word);
  if (inBorough) return { text: `${playerOf(inBorough[1] ?? "", reading) ?? ""} ${inBorough[2]}` };
  const player = playerOf(word, reading);
  if (player) return { text: player };
  const key = word.replace(/#\d+$/, "");
  const piece = pieceOf(key, reading);
  if (piece) return { text: piece.name, piece: piece.id };
  if (/^-?\d+,-?\d+$/.test(word)) return { text: word, spot: `cell:${word}` };
  return { text: reading.values.get(key) ?? (/^[a-z][a-z0-9_]*$/.test(key) ? key.replaceAll("_", " ") : word) };
}

function playerOf(letter: string, { players }: Reading): string | undefined {
  return /^[A-F]$/.test(letter) ? players["ABCDEF".indexOf(letter)] : undefined;
}

function pieceOf(key: string, { pieces }: Reading) {
  return [...pieces.values()].find((one) => one.id === key || one.id.endsWith(`:${key}`));
}

function isPiece(value: unknown, reading: Reading): boolean {
  return typeof value === "string" && pieceOf(value.replace(/#\d+$/, ""), reading) !== undefined;
}

function labelOf(name: string, reading: Reading): string {
  const known = reading.fields.get(name) ?? playerOf(name, reading) ?? pieceNames(name, reading);
  return capital(known ?? reading.values.get(name) ?? name.replaceAll(/[_-]/g, " "));
}

/** A key may stand for several pieces that share a pile: farmhouse/quarry. */
function pieceNames(name: string, reading: Reading): string | undefined {
  const found = name.split("/").map((part) => pieceOf(part, reading)?.name);
  return found.every((one) => one !== undefined) ? found.join(" / ") : undefined;
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function isUnread(name: string, { fields }: Reading): boolean {
  return fields.get(name) === UNREAD;
}

function readable(record: Data, reading: Reading): [string, unknown][] {
  return Object.entries(record).filter(([name, one]) => !isUnread(name, reading) && !isEmpty(one));
}

function isRecord(value: unknown): value is Data {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The same sentence in each language. */
function isSentence(value: unknown): value is Record<string, string> {
  return isRecord(value) && typeof value.en === "string" && typeof value.fr === "string";
}

/** What is told in a word or two. */
function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((one) => !isRecord(one) && !Array.isArray(one));
  return !isRecord(value) || Object.values(value).every((one) => !isRecord(one) && !Array.isArray(one));
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  return Array.isArray(value) ? value.every(isEmpty) : isRecord(value) && Object.values(value).every(isEmpty);
}

// --- what would change -----------------------------------------------------------------------------------------------

/** The sheet as it would be, in which everything that differs knows what it was. */
export function compared(now: Sheet, before: Sheet): Sheet {
  return {
    hand: now.hand.map((fact) => factCompared(fact, before.hand)),
    figures: now.figures.map((fact) => itemCompared(fact, labelled(fact, before.figures))),
    seats: now.seats.map((line) => {
      const old = labelled(line, before.seats);
      return { ...line, items: line.items.map((item, seat) => itemCompared(item, old?.items[seat])) };
    }),
    rest: now.rest.map((fact) => factCompared(fact, before.rest)),
  };
}

function labelled<T extends { label: string }>(one: T, among: readonly T[]): T | undefined {
  return among.find((other) => other.label === one.label);
}

function factCompared(fact: Fact, among: readonly Fact[]): Fact {
  const old = labelled(fact, among);
  if (fact.is === "value") return itemCompared(fact, old?.is === "value" ? old : undefined);
  if (fact.is === "group")
    return { ...fact, facts: fact.facts.map((one) => factCompared(one, old?.is === "group" ? old.facts : [])) };
  const items: Item[] = old && "items" in old ? old.items : [];
  const keyOf = (item: Item) => item.spot ?? item.text;
  const known = new Map(items.map((item) => [keyOf(item), item]));
  const columnsOf = (one: Fact | undefined) => (one?.is === "table" ? one.columns : []);
  return {
    ...fact,
    items: fact.items.map((item) => itemCompared(item, known.get(keyOf(item)), columnsOf(fact), columnsOf(old))),
  } as Fact;
}

function itemCompared<T extends Item>(
  item: T,
  old: Item | undefined,
  columns: string[] = [],
  oldColumns: string[] = [],
): T {
  return old && whole(old, oldColumns) === whole(item, columns) ? item : { ...item, was: old?.text ?? "" };
}

/** All that is told of something; a column that holds nothing for it makes no difference. */
function whole(item: Item, columns: string[]): string {
  const cells = columns
    .map((column, at) => [column, "cells" in item ? (item as Row).cells[at] : undefined])
    .filter(([, text]) => text !== NOTHING);
  return JSON.stringify([item.text, cells, "notes" in item ? (item as Card).notes : []]);
}
