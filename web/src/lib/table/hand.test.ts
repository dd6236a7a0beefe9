import { describe, expect, it } from "vitest";
import type { DecisionInfo, Tried } from "../../gen/server";
import { Hand, type Partner, type Reason } from "./hand.svelte";
import { decision, tried } from "./samples";

const turn = decision([
  ["bank", "hand:0"],
  ["park", "hand:1"],
  ["hotel", "cell:0,0"],
]);
const cell = decision(
  [
    ["1,0", "cell:1,0"],
    ["2,0", "cell:2,0"],
  ],
  { kind: "cell" },
);

/** A hand and what it did. `outcomes` are by line. */
function game(
  asked: DecisionInfo,
  outcomes: Record<string, Partial<Tried>>,
  refusal: Reason | null = null,
  holds: string[] = ["turn"],
) {
  const sent: string[][] = [];
  const why: string[] = [];
  const partner: Partner = {
    try: (line) => Promise.resolve(tried(outcomes[line.join(";")])),
    send: (line) => {
      sent.push(line);
      return Promise.resolve(refusal);
    },
    whyNot: (spot) => {
      why.push(spot);
      return Promise.resolve({ rule: "IC-20", message: "Not there." });
    },
    holds: (kind, choice) => holds.includes(kind) && choice?.move !== "stop",
    opens: (kind) =>
      kind === "plan"
        ? { "button:build": "thing", "button:enlarge": "handle", "button:demolish": "list" }
        : kind === "payment"
          ? { "button:money": "pair", "button:votes": "pair" }
          : {},
  };
  const hand = new Hand(partner);
  hand.ask(asked, "0/1/0/0");
  return { hand, sent, why };
}

describe("a hand", () => {
  it("answers what follows with what lies further inside, in one touch", async () => {
    const line = decision(
      [
        ["one", "button:one"],
        ["two", "button:two"],
      ],
      {
        kind: "effect",
        closed: [{ move: "three", label: "Three", spots: ["button:three"], rule: "LC-47", why: "It is too dear." }],
      },
    );
    const { hand, sent } = game(turn, { bank: { decision: line } });
    await hand.touch(["button:two", "hand:0"]);
    expect(sent).toEqual([["bank", "two"]]);
    hand.ask(turn, "0/2/0/0");
    await hand.touch(["button:three", "hand:0"]);
    expect(sent).toHaveLength(1);
    expect(hand.bubble).toEqual({ spot: "button:three", rule: "LC-47", message: "It is too dear." });
    expect(hand.question).toBe(line);
    hand.ask(turn, "0/3/0/0");
    await hand.touch(["button:nine", "hand:0"]);
    expect(hand.bubble).toBe(null);
    expect(hand.question).toBe(line);
  });

  it("holds a tile until its cell is chosen and sends both as one line", async () => {
    const { hand, sent } = game(turn, { bank: { decision: cell } });
    await hand.touch(["hand:0"]);
    expect(sent).toEqual([]);
    expect(hand.question).toBe(cell);
    expect(hand.spots().mark("hand:0").picked).toBe(true);
    expect(hand.spots().mark("hand:0").drags).toBe(true);
    expect(hand.spots().mark("cell:2,0").lit).toBe(true);
    expect(hand.spots().mark("cell:2,0").drags).toBe(false);
    await hand.touch(["cell:2,0"]);
    expect(sent).toEqual([["bank", "2,0"]]);
  });

  it("holds nothing that has no target", async () => {
    const may = decision(
      [
        ["bank", "hand:0"],
        ["stop", "button:stop"],
      ],
      { kind: "turn" },
    );
    const { hand, sent } = game(may, { stop: { decision: cell } });
    await hand.touch(["button:stop"]);
    expect(sent).toEqual([["stop"]]);
  });

  it("shows the answer of the filled button behind what is held, also after a look elsewhere", async () => {
    const which = decision(
      [
        ["rocca", "cell:1,0"],
        ["pieve", "cell:2,0"],
      ],
      { kind: "founder", suggested: ["pieve"] },
    );
    const { hand, sent } = game(turn, { bank: { decision: which }, "bank;pieve": { end: "final", final: ["draws"] } });
    await hand.touch(["hand:0"]);
    await Promise.resolve();
    expect(hand.ahead.ghost?.line).toEqual(["bank", "pieve"]);
    expect(hand.primary).toMatchObject({ label: "Do pieve", final: ["draws"], isReady: true });
    hand.hover(["cell:1,0"], 0);
    await new Promise((done) => setTimeout(done, 5));
    expect(hand.ahead.ghost?.line).toEqual(["bank", "rocca"]);
    hand.hover([], 0);
    expect(hand.ahead.ghost?.line).toEqual(["bank", "pieve"]);
    await hand.confirm();
    expect(sent).toEqual([["bank", "pieve"]]);
  });

  it("forgets with a question what the filled button would have done after the same line", async () => {
    const which = decision(
      [
        ["rocca", "cell:1,0"],
        ["pieve", "cell:2,0"],
      ],
      { kind: "founder", suggested: ["pieve"] },
    );
    const { hand } = game(turn, { bank: { decision: which } });
    await hand.touch(["hand:0"]);
    await Promise.resolve();
    const before = hand.ahead.ghost?.tried;
    expect(hand.ahead.ghost?.line).toEqual(["bank", "pieve"]);
    hand.ask(turn, "0/2/0/0");
    const shown: unknown[] = [];
    const again = hand.touch(["hand:0"]);
    for (let turns = 0; turns < 8; turns++) {
      shown.push(hand.ahead.ghost?.tried);
      await Promise.resolve();
    }
    await again;
    expect(shown).not.toContain(before);
  });

  it("changes its mind: another tile, the same tile, Escape, back", async () => {
    const { hand, sent } = game(turn, { bank: { decision: cell }, park: { decision: cell } });
    await hand.touch(["hand:0"]);
    await hand.touch(["hand:1"]);
    expect(hand.line).toEqual(["park"]);
    await hand.touch(["hand:1"]);
    expect(hand.line).toEqual([]);
    expect(hand.question).toBe(turn);
    await hand.touch(["hand:0"]);
    expect(hand.escape()).toBe(true);
    expect(hand.line).toEqual([]);
    await hand.touch(["hand:0"]);
    expect(hand.back()).toBe(true);
    expect(hand.line).toEqual([]);
    expect(hand.back()).toBe(false);
    expect(sent).toEqual([]);
  });

  it("sends at once what can be taken back and has no target", async () => {
    const { hand, sent } = game(turn, { hotel: {} });
    await hand.touch(["cell:0,0"]);
    expect(sent).toEqual([["hotel"]]);
  });

  it("pins what is final, and a second touch, Enter or the button does it", async () => {
    const { hand, sent } = game(turn, { bank: { decision: cell }, "bank;1,0": { end: "final", final: ["draws"] } });
    await hand.touch(["hand:0"]);
    await hand.touch(["cell:1,0"]);
    expect(sent).toEqual([]);
    expect(hand.primary).toMatchObject({ label: "Do 1,0", final: ["draws"], isReady: true });
    await hand.touch(["cell:1,0"]);
    expect(sent).toEqual([["bank", "1,0"]]);
  });

  it("moves a pinned ghost to another target, and back() puts it into the hand again", async () => {
    const final: Partial<Tried> = { end: "final", final: ["draws"] };
    const { hand, sent } = game(turn, { bank: { decision: cell }, "bank;1,0": final, "bank;2,0": final });
    await hand.touch(["hand:0"]);
    await hand.touch(["cell:1,0"]);
    await hand.touch(["cell:2,0"]);
    expect(hand.line).toEqual(["bank", "2,0"]);
    expect(hand.pinned).not.toBeNull();
    hand.back();
    await hand.explain([]);
    expect(hand.line).toEqual(["bank"]);
    expect(hand.question).toBe(cell);
    expect(sent).toEqual([]);
  });

  it("seals only after a confirmation, but with a double click at once", async () => {
    const { hand, sent } = game(turn, { bank: { end: "seal" } });
    await hand.touch(["hand:0"]);
    expect([sent, hand.primary?.final]).toEqual([[], ["seal"]]);
    hand.escape();
    await hand.touch(["hand:0"], { twice: true });
    expect(sent).toEqual([["bank"]]);
  });

  it("says on the filled button why it is final, and one press does it then", async () => {
    const only = decision([["finish", "button:finish"]]);
    const { hand, sent } = game(only, { finish: { end: "seal" } });
    await new Promise((done) => setTimeout(done));
    expect(hand.primary).toMatchObject({ label: "Do finish", final: ["seal"], choice: { move: "finish" } });
    await hand.confirm();
    expect(sent).toEqual([["finish"]]);
  });

  it("offers how one pays and what one takes as one choice", async () => {
    const buttons = (kind: string) =>
      decision(
        [
          ["money", "button:money"],
          ["votes", "button:votes"],
        ],
        { kind },
      );
    const { hand, sent } = game(turn, {
      bank: { decision: buttons("payment") },
      "bank;money": { decision: buttons("money-or-votes") },
      "bank;votes": { decision: cell },
    });
    await hand.touch(["hand:0"]);
    await new Promise((done) => setTimeout(done));
    expect(hand.ahead.ways.map((one) => one.choice.label)).toEqual(["Do money → Do money", "Do money → Do votes"]);
    await hand.touch(["pair:money>votes"]);
    expect(sent).toEqual([["bank", "money", "votes"]]);
  });

  it("takes a follow-up without alternative into the line", async () => {
    const only = decision([["3,0", "cell:3,0"]], { kind: "embassy" });
    const { hand, sent } = game(turn, { hotel: { decision: only }, "hotel;3,0": {} });
    await hand.touch(["cell:0,0"]);
    expect(sent).toEqual([["hotel", "3,0"]]);
  });

  it("does not decline by itself", async () => {
    const only = decision([["none", "button:none"]], { kind: "crew" });
    const { hand, sent } = game(turn, { hotel: { decision: only } });
    await hand.touch(["cell:0,0"]);
    expect([sent, hand.line]).toEqual([[], ["hotel"]]);
    expect(hand.primary?.label).toBe("Do none");
  });

  it("says why not at what cannot be chosen", async () => {
    const { hand, why } = game(turn, {});
    await hand.touch(["cell:9,9"]);
    expect(why).toEqual(["cell:9,9"]);
    expect(hand.bubble).toEqual({ spot: "cell:9,9", rule: "IC-20", message: "Not there." });
    expect(hand.escape()).toBe(true);
    expect(hand.bubble).toBeNull();
  });

  it("knows why without asking where the question says it", async () => {
    const shut = { move: "opera", label: "Opera", spots: ["hand:5"], rule: "TC-28", why: "It costs 8." };
    const { hand, why } = game({ ...turn, closed: [shut] }, {});
    await hand.touch(["hand:5"]);
    expect([why, hand.bubble?.message]).toEqual([[], "It costs 8."]);
  });

  it("lists what no spot tells apart", async () => {
    const deal = decision([
      ["sell", "cell:0,0"],
      ["buy", "cell:0,0"],
    ]);
    const { hand, sent } = game({ ...deal, kind: "deal" }, {});
    await hand.touch(["cell:0,0"]);
    expect(hand.list?.choices).toHaveLength(2);
    await hand.choose(deal.choices[1] as never);
    expect(sent).toEqual([["buy"]]);
  });

  it("keeps what is in the hand when the same question comes again, and not when another comes", async () => {
    const { hand } = game(turn, { bank: { decision: cell } });
    await hand.touch(["hand:0"]);
    hand.ask({ ...turn }, "0/1/0/0");
    expect(hand.line).toEqual(["bank"]);
    hand.ask(turn, "0/2/0/0");
    expect(hand.line).toEqual([]);
  });

  it("puts everything back when the server refuses", async () => {
    const { hand } = game(turn, { hotel: {} }, { rule: "IC-9", message: "No." });
    await hand.touch(["cell:0,0"]);
    expect([hand.line, hand.bubble?.message, hand.isSending]).toEqual([[], "No.", false]);
  });

  it("offers the suggested answer, or the only one, to Enter", async () => {
    const { hand, sent } = game({ ...turn, kind: "founder", suggested: ["park"] }, {});
    expect(hand.primary?.label).toBe("Do park");
    await hand.confirm();
    expect(sent).toEqual([["park"]]);
  });

  it("does nothing on Enter where nothing is picked or suggested", async () => {
    const { hand, sent } = game(turn, {});
    await hand.confirm();
    expect([sent, hand.primary]).toEqual([[], null]);
  });

  describe("with several of one kind", () => {
    const pay = decision(
      [
        ["park", "hand:0", "hand:3"],
        ["school", "hand:1"],
        ["cinema", "hand:2"],
      ],
      { kind: "pay", left: 2, least: 2 },
    );

    it("counts toggles and sends them as one line when the count is full", async () => {
      const { hand, sent } = game(pay, {});
      await hand.touch(["hand:3"]);
      expect(hand.primary).toMatchObject({ label: { count: 1, left: 2, least: 2 }, final: [], isReady: false });
      await hand.touch(["hand:3"]);
      await hand.touch(["hand:1"]);
      expect(sent).toEqual([]);
      await hand.touch(["hand:0"]);
      expect(sent).toEqual([["school", "park"]]);
    });

    it("waits for the confirmation where the count closes a stage", async () => {
      const { hand, sent } = game(pay, { "park;school": { end: "final", final: ["closes"] } });
      await hand.touch(["hand:0"]);
      await hand.touch(["hand:1"]);
      expect([sent, hand.pinned !== null]).toEqual([[], true]);
      expect(hand.primary?.label).toEqual({ these: 2 });
      await hand.confirm();
      expect(sent).toEqual([["park", "school"]]);
    });

    it("keeps those toggled and pays with the others", async () => {
      const { hand, sent } = game({ ...pay, left: 3, least: 3 }, {});
      await hand.touch(["hand:3"]);
      expect(hand.canKeep).toBe(true);
      await hand.confirmOthers();
      expect(sent).toEqual([["park", "school", "cinema"]]);
    });

    it("stops early by what ends the run", async () => {
      const trees = decision(
        [
          ["0,0", "cell:0,0"],
          ["1,0", "cell:1,0"],
          ["2,0", "cell:2,0"],
          ["stop", "button:stop"],
        ],
        {
          kind: "arboretum",
          left: 3,
        },
      );
      const { hand, sent } = game(trees, {});
      await hand.touch(["cell:1,0"]);
      await hand.confirm();
      expect(sent).toEqual([["1,0", "stop"]]);
    });

    it("begins with cards marked as spare", () => {
      const { hand } = game(turn, {});
      hand.spare = ["cinema"];
      hand.ask(pay, "0/2/0/0");
      expect(hand.toggles).toEqual([{ move: "cinema", spot: "hand:2" }]);
    });
  });
});

it("may give none where none need be given: the filled button says so", async () => {
  const taking = decision(
    [
      ["stop", "button:stop"],
      ["a", "cell:1,1"],
      ["b", "cell:2,1"],
    ],
    { least: 0, left: 3 },
  );
  const { hand, sent } = game(taking, {});
  expect(hand.primary).toMatchObject({ label: "Do stop", isReady: true });
  await hand.confirm();
  expect(sent).toEqual([["stop"]]);
});

const placing = decision(
  [
    ["flat", "cell:1,1", "cell:2,1"],
    ["tall", "cell:1,1", "cell:1,2"],
    ["far", "cell:2,1", "cell:3,1"],
  ],
  { kind: "placement", touch: "cover" },
);

describe("a piece of several cells", () => {
  it("lies under the pointer, turns there and is placed by a click", async () => {
    const { hand, sent } = game(placing, {});
    hand.hover(["cell:1,1"], 0);
    expect(hand.ahead.hovered?.move).toBe("flat");
    expect(hand.spots().mark("cell:2,1")).toMatchObject({ lit: true, ghosted: true, fits: true });
    expect(hand.spots().mark("cell:1,1").label).toBe("Do flat");
    hand.grip.turn();
    expect(hand.ahead.hovered?.move).toBe("tall");
    expect(hand.spots().mark("cell:1,2").ghosted).toBe(true);
    await hand.touch(["cell:1,1"]);
    expect(sent).toEqual([["tall"]]);
  });

  it("is laid down by a finger, turned by another tap and placed by the button", async () => {
    const { hand, sent } = game(placing, {});
    await hand.touch(["cell:1,1"], { isFinger: true });
    expect(hand.spots().laid).toEqual(["cell:1,1", "cell:2,1"]);
    expect(hand.primary).toMatchObject({ label: "Do flat", isReady: true });
    await hand.touch(["cell:1,1"], { isFinger: true });
    expect(hand.primary?.label).toBe("Do tall");
    await hand.touch(["cell:3,1"], { isFinger: true });
    expect(hand.primary?.label).toBe("Do far");
    expect(sent).toEqual([]);
    await hand.confirm();
    expect(sent).toEqual([["far"]]);
  });

  it("that was held before is laid down by one tap all the same, and neither turned nor placed", async () => {
    const { hand, sent } = game(turn, { bank: { decision: placing } });
    await hand.touch(["hand:0"]);
    await hand.touch(["cell:1,1"], { isFinger: true });
    expect(hand.primary?.label).toBe("Do flat");
    await hand.touch(["cell:3,1"], { isFinger: true });
    expect(hand.primary?.label).toBe("Do far");
    expect(sent).toEqual([]);
  });

  it("that cannot turn is placed by a second tap; Escape takes it up again", async () => {
    const { hand, sent } = game(placing, {});
    await hand.touch(["cell:3,1"], { isFinger: true });
    expect(hand.escape()).toBe(true);
    expect(hand.spots().laid).toEqual([]);
    await hand.touch(["cell:3,1"], { isFinger: true });
    await hand.touch(["cell:3,1"], { isFinger: true });
    expect(sent).toEqual([["far"]]);
  });
});

describe("what is begun at a thing of a later question", () => {
  const plan = decision(
    [
      ["build", "button:build"],
      ["enlarge", "button:enlarge"],
      ["demolish", "button:demolish"],
      ["finish", "button:finish"],
    ],
    { kind: "plan" },
  );
  const kinds = decision([["home", "pile:home"]], { kind: "tile-kind" });
  const small = decision(
    [
      ["1,1", "cell:1,1"],
      ["5,5", "cell:5,5"],
    ],
    { kind: "enlarge-tile" },
  );
  const bigger = decision(
    [
      ["wide", "cell:2,1", "cell:1,1"],
      ["high", "cell:1,2", "cell:1,1"],
    ],
    { kind: "bigger-tile", touch: "cover" },
  );
  const fan = [{ move: "1,1", choices: bigger.choices.map(({ move, spots }) => ({ move, spots })) }];

  async function planning() {
    const all = game(
      plan,
      {
        build: { decision: kinds },
        "build;home": { decision: placing },
        enlarge: { decision: small, fan },
        "enlarge;1,1": { decision: bigger },
        demolish: { decision: small },
        "demolish;1,1": {},
      },
      null,
      ["plan", "tile-kind", "enlarge-tile"],
    );
    await new Promise((done) => setTimeout(done));
    return all;
  }

  it("is a tile of the palette: build and its kind are held, and its places lit", async () => {
    const { hand, sent } = await planning();
    expect(hand.spots().mark("pile:home")).toMatchObject({ lit: true, drags: true, label: "Do home" });
    await hand.touch(["pile:home"]);
    expect(hand.line).toEqual(["build", "home"]);
    await hand.touch(["cell:3,1"]);
    expect(sent).toEqual([["build", "home", "far"]]);
  });

  it("is a handle at the cell that a tile would gain", async () => {
    const { hand, sent } = await planning();
    const handles = hand.spots().handles;
    expect(handles.map(({ from, cell }) => [from, cell])).toEqual([
      [["cell:1,1"], "cell:2,1"],
      [["cell:1,1"], "cell:1,2"],
    ]);
    await hand.touch([handles[1]?.spot ?? ""]);
    expect(sent).toEqual([["enlarge", "1,1", "high"]]);
  });

  it("is a list where a click would do too much", async () => {
    const { hand, sent } = await planning();
    await hand.touch(["cell:1,1"]);
    expect(sent).toEqual([]);
    const [first] = hand.list?.choices ?? [];
    expect(first?.label).toBe("Do 1,1");
    if (first) await hand.choose(first);
    expect(sent).toEqual([["demolish", "1,1"]]);
  });
});
