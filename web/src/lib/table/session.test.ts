import { describe, expect, it } from "vitest";
import type { Tried, Update } from "../../gen/server";
import { event, tried } from "./samples";
import { foreseen, grown, keyOf, seen } from "./session.svelte";
import { patience } from "./socket";

const update = {
  type: "update",
  seat: 0,
  stage: 3,
  step: 1,
  attempt: 2,
  to_act: [0],
  decision: null,
  can_undo: false,
  can_ask_undo: false,
  deadline: null,
  now: 0,
  since: 0,
  view: { scores: [0, 0], hand: ["bank"] },
  patch: null,
  log: { epoch: 0, since: 0, events: [event("A")] },
  outcome: null,
} as unknown as Update;

describe("what a seat sees", () => {
  it("grows by patches that leave the old view alone", () => {
    const first = seen(undefined, update);
    const patch = [{ op: "replace", path: "/scores/0", value: 4 }] as Update["patch"];
    const log = { epoch: 0, since: 1, events: [event("B")] };
    const second = seen(first, { ...update, view: null, patch, log });
    expect(second.view.scores).toEqual([4, 0]);
    expect(first.view.scores).toEqual([0, 0]);
    expect(second.view.hand).toBe(first.view.hand);
    expect(second.log.map((one) => one.seat)).toEqual(["A", "B"]);
  });

  it("forgets what was taken back from the log", () => {
    const log = [event("A"), event("B"), event("C")];
    const now = grown(log, { epoch: 1, since: 1, events: [event(null)] });
    expect(now.map((one) => one.seat)).toEqual(["A", null]);
  });

  it("would be another one after a try, whatever is seen later", () => {
    const first = seen(undefined, update);
    const patch = [{ op: "replace", path: "/scores/1", value: 7 }] as Tried["patch"];
    expect(foreseen(tried({ patch }), first.view).view).toEqual({ scores: [0, 7], hand: ["bank"] });
    expect(foreseen(tried(), first.view).view).toBeNull();
  });

  it("is asked a question that has a key", () => {
    expect(keyOf(update)).toBe("0/3/1/2");
    expect(keyOf({ ...update, seat: null })).toBe("-/3/1/2");
  });
});

describe("patience", () => {
  it("grows to eight seconds and no further", () => {
    expect([0, 1, 2, 3, 4, 9].map(patience)).toEqual([1, 2, 4, 8, 8, 8]);
  });
});
