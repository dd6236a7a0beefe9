import { beforeEach, describe, expect, it } from "vitest";
import type { TableInfo } from "../gen/server";
import { remember, sittingAt } from "./sittings";

const kept = new Map<string, string>();
const shelf = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
};

function table(id: string, mine: boolean, status = "playing"): TableInfo {
  const seats = [
    { seat: 0, name: "Baron", mine: false, resigned: false },
    { seat: 1, name: "Lucie", mine, resigned: false },
  ];
  return { id, status, invitation: "abc", seats } as unknown as TableInfo;
}

describe("where one sat", () => {
  beforeEach(() => kept.clear());

  it("is known as long as the game is not over", () => {
    remember(table("t1", true), shelf);
    remember(table("t2", true), shelf);
    expect(sittingAt("t1", shelf)).toEqual({ table: "t1", name: "Lucie", seat: 1, invitation: "abc" });
    remember(table("t1", true, "over"), shelf);
    expect(sittingAt("t1", shelf)).toBeNull();
    expect(sittingAt("t2", shelf)?.seat).toBe(1);
  });

  it("is forgotten when one has left", () => {
    remember(table("t1", true), shelf);
    remember(table("t1", false), shelf);
    expect(sittingAt("t1", shelf)).toBeNull();
  });

  it("has an end, and nonsense in the browser is no trouble", () => {
    kept.set("faubourg.sittings", "{nonsense");
    for (let number = 0; number < 50; number++) remember(table(`t${number}`, true), shelf);
    expect(sittingAt("t0", shelf)).toBeNull();
    expect(sittingAt("t49", shelf)).not.toBeNull();
  });
});
