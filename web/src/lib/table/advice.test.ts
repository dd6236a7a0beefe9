import { expect, it } from "vitest";
import type { HintInfo } from "../../gen/server";
import { Advice } from "./advice.svelte";
import { Hand, type Reason } from "./hand.svelte";
import { decision, tried } from "./samples";

const turn = decision([
  ["bank", "hand:0"],
  ["park", "hand:1"],
]);
const cell = decision([["1,0", "cell:1,0"]], { kind: "cell" });
const HINTS: HintInfo[] = [
  { moves: ["park", "1,0"], labels: ["Park"], chance: 0.456, why: "+2 points" },
  { moves: ["bank"], labels: ["Bank"], chance: 0.3, why: "No points" },
];

function table(answer: HintInfo[] | Reason) {
  const sent: string[][] = [];
  const hand = new Hand({
    try: (line) => Promise.resolve(tried(line.length === 1 ? { decision: cell } : { end: "final" })),
    send: (line) => Promise.resolve((sent.push(line), null)),
    whyNot: () => Promise.resolve(null),
    holds: () => true,
  });
  hand.ask(turn, "0/1/0/0");
  return { hand, sent, advice: new Advice({ hand, ask: () => Promise.resolve(answer) }) };
}

it("says where ideas begin, and what all of each would touch", async () => {
  const { advice } = table(HINTS);
  advice.toggle();
  await expect.poll(() => advice.ideas.length).toBe(2);
  expect([...advice.ranks]).toEqual([
    ["hand:1", "1 · 46 %"],
    ["hand:0", "2 · 30 %"],
  ]);
  expect(advice.ideas[0]?.spots).toEqual(["hand:1", "cell:1,0"]);
});

it("is taken as a whole, and what is final still waits for its confirmation", async () => {
  const { advice, hand, sent } = table(HINTS);
  advice.toggle();
  await expect.poll(() => advice.ideas.length).toBe(2);
  advice.take(advice.ideas[0] as (typeof advice.ideas)[0]);
  await expect.poll(() => hand.pinned).not.toBeNull();
  expect(hand.line).toEqual(["park", "1,0"]);
  expect(sent).toEqual([]);
  await hand.confirm();
  expect(sent).toEqual([["park", "1,0"]]);
});

it("says why there is none, and forgets what came too late", async () => {
  const { advice } = table({ rule: null, message: "No hints are given here." });
  advice.toggle();
  await expect.poll(() => advice.trouble).toContain("No hints");
  const late = table(HINTS).advice;
  late.toggle();
  late.close();
  await Promise.resolve();
  expect(late.ideas).toEqual([]);
});
