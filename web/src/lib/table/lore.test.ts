import { expect, it } from "vitest";
import { loreOf } from "./lore";
import type { View } from "./wire";

const view = (more: Partial<View>): View => ({
  game: "la-citta",
  seat: "A",
  players: 3,
  stage: 0,
  to_act: [],
  question: null,
  ended_by: null,
  scores: [],
  ...more,
});

it("hides hands always, and La Citta only from who has heard a voice", () => {
  expect(loreOf("the-city").hasSecrets(view({}), "A")).toBe(true);
  expect(loreOf("a-game-of-somebody-else").hasSecrets(view({}), "A")).toBe(true);
  const heard = (seat: string) => loreOf("la-citta").hasSecrets(view({ voices_seen_by: [["A"], [], ["A"]] }), seat);
  expect([heard("A"), heard("B")]).toEqual([true, false]);
});
