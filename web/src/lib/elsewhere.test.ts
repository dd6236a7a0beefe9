import { expect, it } from "vitest";
import type { Turn } from "../gen/server";
import { dismiss, hear, news, waitingElsewhere } from "./elsewhere.svelte";

function turn(table: string, ...seats: number[]): Turn {
  return { type: "turn", table, game: "la-citta", title: "La Città", status: "playing", seats, deadline: null };
}

it("tells of a turn that comes, not of one that was there before, and never of this table", () => {
  hear(turn("a", 0));
  hear(turn("b"));
  expect(news(null)).toBeNull();
  expect(waitingElsewhere(null).map((one) => one.table)).toEqual(["a"]);
  hear(turn("b", 1));
  expect(news("a")?.table).toBe("b");
  expect(news("b")).toBeNull();
  hear(turn("b"));
  expect(news("a")).toBeNull();
  hear(turn("b", 1));
  dismiss();
  expect(news("a")).toBeNull();
  expect(waitingElsewhere("a").map((one) => one.table)).toEqual(["b"]);
});
