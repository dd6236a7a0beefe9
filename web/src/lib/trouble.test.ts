import { expect, it } from "vitest";
import { Refusal, Unreachable } from "./http";
import { troubleOf } from "./trouble";

it("tells a wrong link from other rules, a lost session and a server that is away", () => {
  const kind = (key: string) => troubleOf(new Refusal(key, "No.", 404)).kind;
  expect(["no_invitation", "other_rules", "signed_out", "no_step", "too_fast"].map(kind)).toEqual([
    "table",
    "rules",
    "name",
    "record",
    "other",
  ]);
  expect(troubleOf(new Unreachable())).toEqual({ kind: "away", canRetry: true });
  expect(troubleOf(new TypeError("x is not a function"))).toEqual({ kind: "other", canRetry: true });
});
