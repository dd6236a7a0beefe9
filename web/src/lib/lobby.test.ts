import { expect, it } from "vitest";
import type { GameInfo, OptionInfo, SeatInfo, TableInfo } from "../gen/server";
import { settings, shortSeal, waiting } from "./lobby";

function seat(number: number, kind: SeatInfo["kind"], mine = false): SeatInfo {
  return { seat: number, name: null, kind, bot: null, mine, here: false, resigned: false };
}

function table(changes: Partial<TableInfo>): TableInfo {
  const seats = [seat(0, "person"), seat(1, "open"), seat(2, "bot"), seat(3, "open")];
  return { seats, listed: false, is_host: false, options: {}, ...changes } as TableInfo;
}

it("knows who is missing and who may sit down", () => {
  expect(waiting(table({}), null)).toEqual({ free: [1, 3], taken: 2, sits: false, maySit: false });
  expect(waiting(table({}), "token").maySit).toBe(true);
  expect(waiting(table({ listed: true }), null).maySit).toBe(true);
  expect(waiting(table({ seats: [seat(0, "person", true), seat(1, "open")] }), "token").maySit).toBe(false);
  expect(waiting(table({ seats: [seat(0, "person"), seat(1, "bot")] }), "token").maySit).toBe(false);
});

it("says what was chosen, not what is as usual", () => {
  const option = (name: string, changes: object) =>
    ({ name, title: name, kind: "choice", default: null, values: [], ...changes }) as unknown as OptionInfo;
  const game = {
    options: [
      option("mode", { default: "basic", values: [{ value: "advanced", title: "Advanced", line: "" }] }),
      option("boards", { kind: "seats", default: "easy", values: [{ value: "expert", title: "Expert", line: "" }] }),
      option("expansion", { kind: "switch", default: false }),
      option("map", { kind: "file" }),
    ],
  } as unknown as GameInfo;
  const chosen = { mode: "advanced", boards: ["expert", "easy"], expansion: true, map: { land: [] } };
  expect(settings(table({ options: chosen }), game)).toEqual([
    "mode: Advanced",
    "boards: Expert, easy",
    "expansion",
    "map",
  ]);
  expect(settings(table({ options: { mode: "basic", boards: "easy", expansion: false, map: null } }), game)).toEqual(
    [],
  );
});

it("shows the seal in groups", () => {
  expect(shortSeal("3f9c07be51d2aa00")).toBe("3f9c 07be 51d2");
});
