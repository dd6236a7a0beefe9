/** A table that is being planned: who comes, which game, how it is played. Plain data, and what it means to the server. */
import type { BotInfo, Clock, GameInfo, NewTable, OptionInfo } from "../gen/server";
import { USUAL_BOT, usualPlayers } from "./play";

/** me; a friend by the link; somebody else before this screen; a bot */
export type Who = "me" | "friend" | "here" | "bot";

export interface SeatPlan {
  who: Who;
  /** which bot, if it is one */
  bot: string;
  /** what somebody at this screen is called */
  name: string;
}

export interface Plan {
  seats: SeatPlan[];
  /** by name of the option; of an option for each seat, a list */
  options: Record<string, unknown>;
  clock: Required<Clock>;
  watchable: boolean;
  listed: boolean;
  /** whether hints are given though several people play */
  hints: boolean;
}

export const MOST_SEATS = 6;
const LIVE_SECONDS = 60;
const DAYS = 2;

export function newPlan(game: GameInfo, bots: readonly BotInfo[], sameScreen: boolean): Plan {
  const bot = bots.find((one) => one.name === USUAL_BOT)?.name ?? bots.at(0)?.name ?? USUAL_BOT;
  const other: SeatPlan = { who: sameScreen ? "here" : "friend", bot, name: "" };
  const players = sameScreen ? usualPlayers(game) : (game.players.find((count) => count >= 2) ?? usualPlayers(game));
  const seats = Array.from({ length: MOST_SEATS }, (_, seat): SeatPlan => ({ ...other, who: seat ? other.who : "me" }));
  return {
    seats: seats.slice(0, players),
    options: Object.fromEntries(game.options.map((option) => [option.name, firstValue(option)])),
    clock: { kind: "none", amount: 0 },
    watchable: true,
    listed: false,
    hints: false,
  };
}

function firstValue(option: OptionInfo): unknown {
  const value = option.default ?? (option.kind === "choice" ? option.values.at(0)?.value : null) ?? null;
  return option.kind === "seats" ? Array.from({ length: MOST_SEATS }, () => value) : value;
}

export function withPlayers(plan: Plan, players: number): Plan {
  const last = plan.seats.at(-1) ?? { who: "friend", bot: USUAL_BOT, name: "" };
  const more: SeatPlan = { ...last, who: last.who === "me" ? "friend" : last.who, name: "" };
  const added = Array.from({ length: Math.max(0, players - plan.seats.length) }, () => ({ ...more }));
  const options = Object.fromEntries(
    Object.entries(plan.options).map(([name, value]) => [
      name,
      isSeat(value) && seatOf(value) >= players ? null : value,
    ]),
  );
  return { ...plan, options, seats: [...plan.seats.slice(0, players), ...added] };
}

/** A capital letter stands for a seat. */
export function isSeat(value: unknown): value is string {
  return typeof value === "string" && /^[A-F]$/.test(value);
}

export function seatOf(letter: string): number {
  return letter.charCodeAt(0) - "A".charCodeAt(0);
}

/** Whether the answer to an option matters to this plan; if not, it is not even asked. */
export function matters(option: OptionInfo, plan: Plan, options: readonly OptionInfo[]): boolean {
  if (option.players && !option.players.includes(plan.seats.length)) return false;
  return Object.entries(option.only_with ?? {}).every(([name, value]) => {
    const other = options.find((one) => one.name === name);
    return other !== undefined && matters(other, plan, options) && plan.options[name] === value;
  });
}

/** The words that an option takes at a table of this size. */
export function valuesOf(option: OptionInfo, plan: Plan): OptionInfo["values"] {
  return option.values.filter(({ value }) => !isSeat(value) || seatOf(value) < plan.seats.length);
}

export function withClock(plan: Plan, kind: Required<Clock>["kind"]): Plan {
  return { ...plan, clock: { kind, amount: { none: 0, live: LIVE_SECONDS, days: DAYS }[kind] } };
}

/** Longer or shorter, in steps that people think in. */
export function turnClock({ kind, amount }: Required<Clock>, direction: 1 | -1): Required<Clock> {
  const steps = kind === "live" ? [15, 30, 45, 60, 90, 120, 180, 300, 600, 1200, 3600] : [1, 2, 3, 5, 7, 14, 30];
  const next = direction > 0 ? steps.find((step) => step > amount) : steps.findLast((step) => step < amount);
  return { kind, amount: next ?? amount };
}

export function wishOf(plan: Plan, game: GameInfo): NewTable {
  const players = plan.seats.length;
  const options = game.options
    .filter((option) => matters(option, plan, game.options))
    .map((option) => [option.name, sent(option, plan.options[option.name], players)] as const)
    .filter(([, value]) => value !== null && value !== undefined);
  return {
    game: game.name,
    players,
    options: Object.fromEntries(options),
    seats: plan.seats.map((seat) => (seat.who === "me" ? "me" : seat.who === "bot" ? seat.bot : null)),
    clock: plan.clock,
    watchable: plan.watchable,
    listed: plan.listed,
    hints: plan.hints && count(plan, "friend") > 0,
  };
}

function sent(option: OptionInfo, value: unknown, players: number): unknown {
  if (option.kind !== "seats" || !Array.isArray(value)) return value;
  const chosen: unknown[] = value.slice(0, players);
  return new Set(chosen).size === 1 ? chosen[0] : chosen;
}

export type Kind = "bots" | "screen" | "friends" | "everyone";

/** What the one filled button will do. */
export function kindOf(plan: Plan): Kind {
  const isFree = plan.seats.some((seat) => seat.who === "friend");
  if (isFree) return plan.listed ? "everyone" : "friends";
  return plan.seats.some((seat) => seat.who === "here") ? "screen" : "bots";
}

export function count(plan: Plan, who: Who): number {
  return plan.seats.filter((seat) => seat.who === who).length;
}
