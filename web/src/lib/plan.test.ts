import { describe, expect, it } from "vitest";
import type { GameInfo, OptionInfo } from "../gen/server";
import { kindOf, matters, newPlan, turnClock, valuesOf, wishOf, withClock, withPlayers, type Plan } from "./plan";

function option(name: string, changes: Partial<OptionInfo> = {}): OptionInfo {
  const empty = { title: name, help: "", default: null, allowed: "", values: [], least: null, most: null };
  return { name, kind: "choice", players: null, only_with: null, ...empty, ...changes };
}

function words(...values: string[]): OptionInfo["values"] {
  return values.map((value) => ({ value, title: value, line: "" }));
}

const game: GameInfo = {
  name: "small-city",
  title: "Small City",
  summary: "",
  players: [1, 2, 3, 4],
  rules_version: 1,
  options: [
    option("boards", { kind: "seats", default: "easy", values: words("easy", "expert") }),
    option("mode", { default: "basic", values: words("basic", "advanced"), players: [2, 3, 4] }),
    option("victory", { values: words("electoral", "economic"), only_with: { mode: "advanced" } }),
    option("difficulty", { values: words("citoyen", "maire"), players: [1] }),
    option("first", { default: "random", values: words("random", "A", "B", "C", "D") }),
    option("components", { kind: "file" }),
  ],
};
const bots = [
  { name: "random", title: "Random", line: "", level: 1, seconds: 0 },
  { name: "greedy", title: "Greedy", line: "", level: 3, seconds: 0 },
];
const plan = newPlan(game, bots, false);

function asked(of: Plan): string[] {
  return game.options.filter((one) => matters(one, of, game.options)).map((one) => one.name);
}

describe("a new table", () => {
  it("begins with a friend and me, and asks only what matters", () => {
    expect(plan.seats.map((seat) => seat.who)).toEqual(["me", "friend"]);
    expect(asked(plan)).toEqual(["boards", "mode", "first", "components"]);
    expect(asked({ ...plan, options: { ...plan.options, mode: "advanced" } })).toContain("victory");
    expect(asked(withPlayers(plan, 1))).toEqual(["boards", "difficulty", "first", "components"]);
  });

  it("does not send what was not asked", () => {
    const advanced = { ...plan, options: { ...plan.options, mode: "advanced", difficulty: "maire" } };
    expect(wishOf(advanced, game).options).toEqual({
      boards: "easy",
      mode: "advanced",
      victory: "electoral",
      first: "random",
    });
    expect(wishOf(withPlayers(advanced, 1), game).options).toEqual({
      boards: "easy",
      difficulty: "maire",
      first: "random",
    });
  });

  it("sends one word for all seats, or one for each", () => {
    const mixed = { ...plan, options: { ...plan.options, boards: ["easy", "expert", "easy", "easy", "easy", "easy"] } };
    expect(wishOf(mixed, game).options?.["boards"]).toEqual(["easy", "expert"]);
    expect(wishOf(withPlayers(mixed, 1), game).options?.["boards"]).toBe("easy");
  });

  it("leaves friends' chairs and those at this screen open, and bots in theirs", () => {
    const seats = [
      { who: "me", bot: "greedy", name: "" },
      { who: "bot", bot: "random", name: "" },
      { who: "here", bot: "greedy", name: "Aïda" },
      { who: "friend", bot: "greedy", name: "" },
    ] as const;
    expect(wishOf({ ...plan, seats: [...seats] }, game).seats).toEqual(["me", "random", null, null]);
  });

  it("grows by more of the same and shrinks from the end", () => {
    const four = withPlayers(newPlan(game, bots, true), 4);
    expect(four.seats.map((seat) => seat.who)).toEqual(["me", "here", "here", "here"]);
    expect(withPlayers(withPlayers(plan, 1), 2).seats.map((seat) => seat.who)).toEqual(["me", "friend"]);
  });

  it("offers only seats that are there, and forgets one that is gone", () => {
    const first = game.options[4] as OptionInfo;
    expect(valuesOf(first, plan).map((one) => one.value)).toEqual(["random", "A", "B"]);
    const chosen = { ...withPlayers(plan, 4), options: { ...plan.options, first: "D" } };
    expect(wishOf(withPlayers(chosen, 3), game).options).not.toHaveProperty("first");
  });

  it("says what its button will do", () => {
    const all = (who: "bot" | "here" | "friend") => ({
      ...plan,
      seats: plan.seats.map((seat, index) => (index ? { ...seat, who } : seat)),
    });
    expect(kindOf(all("bot"))).toBe("bots");
    expect(kindOf(all("here"))).toBe("screen");
    expect(kindOf(all("friend"))).toBe("friends");
    expect(kindOf({ ...all("friend"), listed: true })).toBe("everyone");
  });

  it("has clocks that turn in steps people think in, and stop at the ends", () => {
    expect(withClock(plan, "days").clock).toEqual({ kind: "days", amount: 2 });
    expect(turnClock({ kind: "days", amount: 2 }, 1)).toEqual({ kind: "days", amount: 3 });
    expect(turnClock({ kind: "days", amount: 1 }, -1)).toEqual({ kind: "days", amount: 1 });
    expect(turnClock({ kind: "live", amount: 60 }, -1)).toEqual({ kind: "live", amount: 45 });
  });
});
