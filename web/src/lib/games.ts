import type { GameInfo } from "../gen/server";
import { call } from "./http";

/** The four games of the house in the order of their shelf; further ones stand after them. */
const SHELF = ["infinite-city", "the-city", "la-citta", "small-city"];

export async function allGames(): Promise<GameInfo[]> {
  const place = (game: GameInfo) => (SHELF.indexOf(game.name) + SHELF.length + 1) % (SHELF.length + 1);
  return (await call("GET /api/games")).toSorted((one, other) => place(one) - place(other));
}
