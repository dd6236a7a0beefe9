import { describe, expect, it } from "vitest";
import type { SeatInfo, TableInfo } from "../gen/server";
import { readCode, sorted, standing, waitedFor, waitsForMe } from "./tables";

function seat(number: number, name: string | null, mine = false): SeatInfo {
  return { seat: number, name, kind: name ? "person" : "open", bot: null, mine, here: true, resigned: false };
}

function table(id: string, changes: Partial<TableInfo> = {}): TableInfo {
  const seats = [seat(0, "Lucie", true), seat(1, "Tomás")];
  return { id, status: "playing", is_host: false, seats, ending: null, result: null, ...changes } as TableInfo;
}

describe("tables on the home page", () => {
  const turns = { mine: [0], theirs: [1] };
  const strangers = [seat(0, "Aïda"), seat(1, null)];

  it("are sorted: mine with those that wait for me first, open ones, finished ones", () => {
    const tables = [
      table("waiting", { status: "waiting" }),
      table("theirs"),
      table("mine"),
      table("open", { status: "waiting", seats: strangers }),
      table("watched", { seats: strangers }),
      table("played", { status: "over", ending: "played" }),
      table("resigned", { status: "over", ending: "resigned" }),
    ];
    const found = sorted({ tables, turns });
    expect(found.mine.map((one) => one.id)).toEqual(["mine", "theirs", "waiting"]);
    expect(found.open.map((one) => one.id)).toEqual(["open"]);
    expect(found.over.map((one) => one.id)).toEqual(["played"]);
  });

  it("say who is waited for", () => {
    expect(waitsForMe(table("mine"), turns)).toBe(true);
    expect(waitsForMe(table("theirs"), turns)).toBe(false);
    expect(waitedFor(table("theirs"), turns)).toEqual(["Tomás"]);
  });

  it("tell the winner first", () => {
    const result = { scores: [18, 22], ranks: [2, 1], ended_by: "IC-43" };
    expect(standing(table("x", { result }))).toEqual([
      { name: "Tomás", score: 22 },
      { name: "Lucie", score: 18 },
    ]);
  });
});

describe("a pasted link or code", () => {
  it("is read wherever the house stands", () => {
    expect(readCode(" https://example.org/games/table/aB-3?invitation=t0k_en ")).toEqual({
      id: "aB-3",
      invitation: "t0k_en",
    });
    expect(readCode("/table/aB-3")).toEqual({ id: "aB-3", invitation: null });
    expect(readCode("t0k_en-t0k_en")).toEqual({ token: "t0k_en-t0k_en" });
    expect(readCode("what is this?")).toBeNull();
  });
});
