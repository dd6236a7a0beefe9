import type { RuleInfo } from "../gen/server";
import { call } from "./http";
import { language } from "./language.svelte";

const books = new Map<string, Promise<RuleInfo[]>>();

/** All rules of a game in the language that is spoken; asked for once. */
export function rulesOf(game: string): Promise<RuleInfo[]> {
  const key = `${language()}/${game}`;
  let book = books.get(key);
  if (!book) {
    book = call("GET /api/games/{game}/rules", { path: { game } });
    book.catch(() => books.delete(key)); // to be asked for again
    books.set(key, book);
  }
  return book;
}
