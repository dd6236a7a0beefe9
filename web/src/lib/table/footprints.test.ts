import { describe, expect, it } from "vitest";
import { Footprints, pointOf } from "./footprints";
import { choice, type Row } from "./samples";

/** Choices of a piece: each the cells it covers, the anchor first. */
function lying(...rows: string[][]): Footprints {
  return new Footprints(
    rows.map((cells) => choice(...([cells.join(), ...cells.map((one) => `cell:B:${one}`)] as Row))),
  );
}

const bar = lying(["A1", "B1"], ["B1", "C1"], ["A1", "A2"], ["B1", "B2"]);
const port = lying(
  ["A1", "B1", "B2", "A2"],
  ["B1", "B2", "A2", "A1"],
  ["B2", "A2", "A1", "B1"],
  ["A2", "A1", "B1", "B2"],
);
const corner = lying(
  ["B2", "C2", "C3"],
  ["B2", "B3", "A3"],
  ["B2", "A2", "A1"],
  ["B2", "B1", "C1"],
  ["B2", "A2", "A3"],
);

describe("footprints", () => {
  it("reads both notations of a cell", () => {
    expect(pointOf("cell:B:E7")).toEqual({ x: 4, y: 7 });
    expect(pointOf("cell:-3,4")).toEqual({ x: -3, y: 4 });
    expect(pointOf("hall:B")).toBeNull();
  });

  it("groups placements by how they lie", () => {
    expect(bar.forms.map((form) => form.key)).toEqual(["0,0 1,0", "0,0 0,1"]);
    expect(port.forms).toHaveLength(4);
  });

  it("lies in the form held, by its middle where that is possible", () => {
    expect(bar.at("cell:B:B1", "0,0 1,0")?.move).toBe("B1,C1");
    expect(bar.at("cell:B:B1", "0,0 0,1")?.move).toBe("B1,B2");
    expect(bar.fits("cell:B:B1", "0,0 1,0")).toBe(true);
    expect(bar.fits("cell:B:C1", "0,0 1,0")).toBe(false);
  });

  it("slides back from an edge rather than turn, and turns rather than lie nowhere", () => {
    expect(bar.at("cell:B:C1", "0,0 1,0")?.move).toBe("B1,C1");
    expect(bar.at("cell:B:A2", "0,0 1,0")?.move).toBe("A1,A2");
    expect(bar.at("cell:B:E5", "0,0 1,0")).toBeNull();
  });

  it("turns through every form that can lie under the pointer, and back", () => {
    expect(bar.next("cell:B:A1", "0,0 1,0")).toBe("0,0 0,1");
    expect(bar.next("cell:B:C1", "0,0 1,0")).toBeNull();
    const seen = new Set<string>();
    let form = port.forms[0]?.key ?? "";
    for (let turn = 0; turn < 4; turn++) {
      seen.add(form);
      form = port.next("cell:B:A1", form) ?? "";
    }
    expect(seen.size).toBe(4);
    expect(form).toBe(port.forms[0]?.key);
    expect(port.next(null, port.next(null, form) ?? "", -1)).toBe(form);
  });

  it("turns by quarters and flips into the mirror", () => {
    const [first] = corner.forms;
    expect(first?.key).toBe("0,0 1,0 1,1");
    expect(corner.next("cell:B:B2", first?.key ?? "")).toBe("0,0 0,-1 1,-1");
    expect(corner.flipped("cell:B:B2", first?.key ?? "")).toBe("0,0 -1,0 -1,1");
    expect(bar.flipped("cell:B:B1", "0,0 1,0")).toBeNull();
  });

  it("tells two choices on the same cells apart by a turn", () => {
    const twins = new Footprints([choice("home", "cell:1,1", "cell:2,1"), choice("shop", "cell:1,1", "cell:2,1")]);
    const [one, two] = twins.forms;
    expect(twins.at("cell:1,1", one?.key ?? "")?.move).toBe("home");
    expect(twins.at("cell:1,1", two?.key ?? "")?.move).toBe("shop");
  });
});
