/** A sentence of the log in bits: who and what it is about stands out, and a piece has its pictogram before it. */
export interface Bit {
  text: string;
  /** the id of a piece; empty: a player; null: plain words */
  about: string | null;
}

/** What is named in a log, from its name to the id of the piece (empty for a player). */
export type Named = ReadonlyMap<string, string>;

/** Finds the longest name at each place; a name inside another word is none. */
export function finderOf(named: Named): RegExp | null {
  const names = [...named.keys()].filter((name) => name.length > 1).toSorted((one, two) => two.length - one.length);
  if (names.length === 0) return null;
  const any = names.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, "gu");
}

export function bitsOf(text: string, named: Named, finder: RegExp | null): Bit[] {
  if (!finder) return [{ text, about: null }];
  const bits: Bit[] = [];
  let last = 0;
  for (const found of text.matchAll(finder)) {
    if (found.index > last) bits.push({ text: text.slice(last, found.index), about: null });
    bits.push({ text: found[0], about: named.get(found[0]) ?? null });
    last = found.index + found[0].length;
  }
  if (last < text.length) bits.push({ text: text.slice(last), about: null });
  return bits;
}

const HEADS: ReadonlySet<string> = new Set(["turn", "turn_alone", "round", "scoring", "year", "phase"]);

/** Whether an event only begins a part of the game: it stands over what follows, without its full stop. */
export function isHead(kind: string): boolean {
  return HEADS.has(kind);
}
