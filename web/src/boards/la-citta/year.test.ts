import { describe, expect, it } from "vitest";
import type { EventInfo } from "../../gen/server";
import { ledgerOf, mealsOf, passagesOf, readOn, voiceOf, written } from "./year";

const told = (kind: string, facts: Record<string, unknown> = {}): EventInfo => ({
  stage: 0,
  kind,
  rule: "LC-1",
  seat: (facts.seat as string | undefined) ?? null,
  facts,
  moves: [],
  text: kind,
});

const VOICE = [
  told("take_gold", { seat: "A", gold: 2 }),
  told("phase", { phase: "voice", year: 2 }),
  told("reveal", { cards: ["health#1", "health#2", "culture#1", "education#9"] }),
  told("voice", { service: "health", count: 2 }),
];
const MIGRATION = [
  told("phase", { phase: "migration", year: 2 }),
  told("migrate", { seat: "A", city: "5,1", other: "B", origin: "8,1", service: "health" }),
  told("migrate", { seat: "A", city: "5,1", other: "B", origin: "9,9", service: "health" }),
  told("no_room", { seat: "A", city: "5,1", limit: 5 }),
];
const REST = [
  told("phase", { phase: "relocation", year: 2 }),
  told("city_falls", { seat: "B", city: "8,1", kinds: ["castle", "school"], cells: ["8,1", "8,2"], food: 2 }),
  told("phase", { phase: "feeding", year: 2 }),
  told("fed", { seat: "A", people: 9, food: 9 }),
  told("hunger", { seat: "B", people: 4, food: 3, count: 1 }),
  told("starve", { seat: "B", city: "9,9", people: 2 }),
  told("demolish", { seat: "B", kind: "statue", cell: "9,8", city: "9,9" }),
  told("phase", { phase: "clean-up", year: 2 }),
  told("penalty", { seat: "B" }),
  told("first_player", { seat: "B" }),
];
const DAWN = [told("year", { year: 3 }), told("growth", { seat: "A", city: "5,1", people: 6 })];

describe("the page of a year's end", () => {
  const page = written(null, [...VOICE, ...MIGRATION, ...REST, ...DAWN]);
  if (!page) throw new Error("no page");

  it("begins where the people speak, and has a chapter for each phase", () => {
    expect(written(null, VOICE.slice(0, 1))).toBe(null);
    expect(page.year).toBe(2);
    expect(page.chapters.map((one) => one.name)).toEqual(["voice", "migration", "relocation", "feeding", "new-year"]);
    expect(voiceOf(page)).toEqual({ asked: ["health"], cards: ["health", "health", "culture", "education"] });
  });

  it("is written on as answers come, and is whole when the turns begin", () => {
    const half = written(null, VOICE);
    const whole = written(written(half, MIGRATION), [...REST, ...DAWN, told("pass", { seat: "A" })]);
    expect(whole).toEqual({ ...page, isWhole: true });
    expect(written(whole, [told("take_gold", { seat: "A", gold: 2 })])).toEqual(whole);
  });

  it("is read on where a question interrupted it, or at the next thing that happened", () => {
    const whole = written(null, [...VOICE, ...MIGRATION, ...REST, ...DAWN]);
    const quiet = written(null, [...VOICE, told("phase", { phase: "migration", year: 2 }), ...REST, ...DAWN]);
    expect(whole && readOn(whole, "migration")).toBe("migration");
    expect(quiet && readOn(quiet, "migration")).toBe("relocation");
  });

  it("gives way to the page of the next year", () => {
    const later = written(page, [told("phase", { phase: "voice", year: 3 })]);
    expect(later?.year).toBe(3);
    expect(later?.chapters).toHaveLength(1);
  });

  it("counts who came and left where, and why", () => {
    const lines = ledgerOf(page);
    expect(lines.map((line) => [line.castle, line.came, line.left, line.hungry])).toEqual([
      ["5,1", 1, 0, 0],
      ["8,1", 0, 1, 0],
      ["9,9", 0, 1, 1],
    ]);
    expect(lines[1]).toMatchObject({ owner: "B", isRuin: true, fallen: ["castle", "school"] });
    expect(lines[2]?.fallen).toEqual(["statue"]);
  });

  it("knows who found no room", () => {
    const migration = page.chapters[1];
    expect(migration && passagesOf(migration)).toEqual([
      { origin: "8,1", city: "5,1", room: true },
      { origin: "9,9", city: "5,1", room: false },
    ]);
  });

  it("says who was fed, who was hungry and what that costs", () => {
    expect(mealsOf(page)).toEqual([
      { seat: "A", people: 9, food: 9, gone: 0, isPunished: false, points: 0 },
      { seat: "B", people: 4, food: 3, gone: 1, isPunished: true, points: 0 },
    ]);
  });
});
