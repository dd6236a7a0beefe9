import { describe, expect, it } from "vitest";
import type { Replay } from "../../gen/server";
import { actorOf, reelOf, roundsOf, turnsOf } from "./reel";

function part(more: Partial<Replay>): Replay {
  return {
    game: "the-city",
    players: 2,
    options: {},
    names: ["Lucie", "Tomás"],
    seat: null,
    steps: 3,
    start: 0,
    view: { round: 0 },
    scores: [0, 0],
    moves: [],
    outcome: null,
    taken_back: 0,
    can_play_on: true,
    ...more,
  };
}

function move(text: string, round: number, scores: number[]) {
  return {
    move: text,
    stage: 0,
    patch: [{ op: "replace" as const, path: "/round", value: round }],
    events: [],
    scores,
  };
}

describe("a reel", () => {
  const reel = reelOf([
    part({ moves: [move("A park", 1, [1, 0]), move("A none", 2, [2, 0])] }),
    part({ start: 2, moves: [move("B mall", 3, [2, 4])] }),
  ]);

  it("has the view and the scores at every step, across its parts", () => {
    expect(reel.views.map((view) => view.round)).toEqual([0, 1, 2, 3]);
    expect(reel.scores).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
      [2, 4],
    ]);
  });

  it("knows whose turn begins where", () => {
    expect(turnsOf(reel.moves)).toEqual([0, 2, 3]);
    expect(actorOf(reel.moves[2])).toBe(1);
    expect(actorOf(reel.moves[3])).toBeNull();
  });

  it("counts rounds as its game does, or turns", () => {
    const ended = [
      { number: 0, end: 1 },
      { number: 1, end: 2 },
      { number: 2, end: 3 },
    ];
    expect(roundsOf(reel, "round")).toEqual(ended);
    expect(roundsOf(reel, undefined)).toEqual([
      { number: 1, end: 2 },
      { number: 2, end: 3 },
    ]);
  });
});
