import type { GameInfo, TableInfo } from "../gen/server";
import { call } from "./http";
import { enterAs, me } from "./me.svelte";
import { say } from "./words";

/** The bot that sits down where nobody chose one. */
export const USUAL_BOT = "greedy";
const USUAL_PLAYERS = 3;

/** Who has no name yet gets one, so that nothing stands between a visitor and a game. */
export async function beSomebody(): Promise<void> {
  if (!me()?.name) await enterAs(say("guest-name"));
}

export function usualPlayers(game: GameInfo): number {
  const { players } = game;
  return players.includes(USUAL_PLAYERS) ? USUAL_PLAYERS : (players.at(0) ?? USUAL_PLAYERS);
}

/** A table against bots, ready to play. */
export async function playNow(game: GameInfo): Promise<TableInfo> {
  await beSomebody();
  const players = usualPlayers(game);
  const bots = Array.from({ length: players - 1 }, () => USUAL_BOT);
  return call("POST /api/tables", { body: { game: game.name, players, seats: ["me", ...bots] } });
}
