import { expect, it } from "vitest";
import { finalRanks, scoreSheet } from "./scores";

it("a score sheet has one line for each reason and one column for each seat", () => {
  const lines = [
    { seat: 0, kind: "area", rule: "IC-54", points: 4, spots: ["cell:0,0"] },
    { seat: 1, kind: "area", rule: "IC-54", points: 3, spots: ["cell:1,0", "cell:2,0"] },
    { seat: 0, kind: "area", rule: "IC-54", points: 5, spots: [] },
    { seat: 1, kind: "silver_rings", rule: "IC-56", points: 2, spots: [] },
  ];
  const sheet = scoreSheet({ scores: [9, 5], ranks: [1, 2], ended_by: "IC-43", lines }, new Map([["area", "Area"]]));
  expect(sheet.map((line) => [line.label, line.points])).toEqual([
    ["Area", [9, 3]],
    ["silver rings", [0, 2]],
  ]);
  expect(sheet[0]?.spots).toEqual([["cell:0,0"], ["cell:1,0", "cell:2,0"]]);
  expect(sheet[0]?.counted[1]).toEqual(new Map([["cell:1,0", 3]]));
  expect(sheet[0]?.counted[0]).toEqual(new Map([["cell:0,0", 4]]));
  expect(sheet[0]?.most).toEqual([5, 0]);
});

it("who gives up is ranked last", () => {
  expect(finalRanks([1, 1, 3], () => false)).toEqual([1, 1, 3]);
  expect(finalRanks([1, 2, 3], (seat) => seat === 0)).toEqual([3, 1, 2]);
  expect(finalRanks([1, 1], (seat) => seat === 1)).toEqual([1, 2]);
});
