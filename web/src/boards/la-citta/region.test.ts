import { expect, test } from "vitest";
import { regionOf, type CitySeen, type View } from "./region";

function city(castle: string, more: Partial<CitySeen> = {}): CitySeen {
  return {
    castle,
    name: `City of ${castle}`,
    owner: "A",
    people: 4,
    limit: 5,
    staff: 0,
    in_castle: 4,
    half_points: {},
    complete: false,
    food: 2,
    income: 0,
    neighbours: [],
    tiles: [],
    ...more,
  };
}

const view = (...cities: CitySeen[]): View => ({ cities }) as unknown as View;
const SCHOOL = { cell: "6,5", kind: "school", cubes: {}, harvest: false, food: 0, income: 0 };

test("what is as it was is the very same thing", () => {
  const before = regionOf(view(city("5,5"), city("9,9")), null);
  const after = regionOf(view(city("5,5", { tiles: [SCHOOL], in_castle: 3 }), city("9,9")), null, before);
  expect(after.cities[1]).toBe(before.cities[1]);
  expect(after.tiles.get("9,9")).toBe(before.tiles.get("9,9"));
  expect(after.tiles.get("5,5")).toBe(before.tiles.get("5,5"));
  expect(after.cities[0]).not.toBe(before.cities[0]);
  expect(after.cities[0]?.inCastle).toBe(3);
  expect(after.tiles.get("6,5")).toMatchObject({ kind: "school", state: "real" });
});

test("a ghost shows what would come and what would go", () => {
  const now = view(city("5,5", { tiles: [SCHOOL] }), city("9,9"));
  const then = view(city("5,5", { in_castle: 5 }), city("9,9"), city("2,2"));
  const region = regionOf(now, then, regionOf(now, null));
  expect(region.tiles.get("6,5")?.state).toBe("gone");
  expect(region.tiles.get("2,2")?.state).toBe("ghost");
  expect(region.cities.find((one) => one.castle === "5,5")?.isChanged).toBe(true);
  expect(region.tiles.get("9,9")?.state).toBe("real");
});
