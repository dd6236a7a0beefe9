/** What the pieces of a game are called and do, and what people call what its views, scores and endings hold. */
import type { Pieces } from "../../boards/board";
import { call } from "../http";
import { language } from "../language.svelte";

export interface Words {
  /** fields of a view, by name; "-" is nothing to read */
  fields: ReadonlyMap<string, string>;
  /** the lists in a view that have an entry for each seat */
  bySeat: ReadonlySet<string>;
  /** words in a view that stand for something, such as a phase */
  values: ReadonlyMap<string, string>;
  scores: ReadonlyMap<string, string>;
  endings: ReadonlyMap<string, string>;
}

export const NO_WORDS: Words = {
  fields: new Map(),
  bySeat: new Set(),
  values: new Map(),
  scores: new Map(),
  endings: new Map(),
};

const pieces = new Map<string, Promise<Pieces>>();
const words = new Map<string, Promise<Words>>();

/** The pieces of a game, or those of a table: an owner may have other ones. */
export function piecesOf(game: string, table?: string): Promise<Pieces> {
  return once(pieces, `${table ?? game} ${language()}`, async () => {
    const all = table
      ? await call("GET /api/tables/{table_id}/pieces", { path: { table_id: table } })
      : await call("GET /api/games/{game}/pieces", { path: { game } });
    return new Map(all.map((piece) => [piece.id, piece]));
  });
}

export function wordsOf(game: string): Promise<Words> {
  return once(words, `${game} ${language()}`, async () => {
    const all = await call("GET /api/games/{game}/words", { path: { game } });
    const map = (texts: Record<string, string>) => new Map(Object.entries(texts));
    return {
      fields: map(all.fields),
      bySeat: new Set(all.by_seat),
      values: map({ ...all.buttons, ...all.scores, ...all.values }),
      scores: map(all.scores),
      endings: map(all.endings),
    };
  });
}

/** Asked once for each key; a failure is forgotten, so that it may be asked again. */
function once<T>(known: Map<string, Promise<T>>, key: string, load: () => Promise<T>): Promise<T> {
  const found = known.get(key) ?? load();
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}
