import { expect, it } from "vitest";
import { ranksOf } from "./ranks";

it("a score has a rank, and one above it", () => {
  const [low, high] = [
    { rank: "lieu_dit", least: 50 },
    { rank: "hameau", least: 60 },
  ];
  const steps = [low, high].flatMap((step) => step ?? []);
  expect(ranksOf(steps, 12)).toEqual({ now: null, next: low });
  expect(ranksOf(steps, 50)).toEqual({ now: low, next: high });
  expect(ranksOf(steps, 99)).toEqual({ now: high, next: null });
});
