import { describe, expect, it } from "vitest";
import { Spots } from "../board";
import { boroughAsked, boroughOf, boroughPointedAt } from "./lit";

const spots = (...marks: [string, { lit?: boolean; picked?: boolean; wanted?: boolean }][]): Spots =>
  new Spots(new Map(marks) as unknown as Spots["marks"]);

describe("the borough that a question is about", () => {
  it("is the only one with something to choose", () => {
    expect(boroughAsked(spots(["street:B:F1-G1", { lit: true }], ["button:pass", { lit: true }]), "A")).toBe("B");
  });

  it("is the own one where several or none can be chosen from", () => {
    expect(boroughAsked(spots(["cell:B:C3", { lit: true }], ["cell:C:C3", { lit: true }]), "A")).toBe("A");
    expect(boroughAsked(spots(["button:pass", { lit: true }]), "A")).toBe("A");
  });

  it("is that of the chosen answer while it waits for its confirmation", () => {
    expect(boroughAsked(spots(["street:B:F1-G1", { lit: true, picked: true }]), "A")).toBe("B");
  });

  it("is that of the targets, not that of the citizen in the hand", () => {
    expect(boroughAsked(spots(["cell:A:C3", { lit: true, picked: true }], ["cell:B:D4", { lit: true }]), "A")).toBe(
      "B",
    );
  });
});

it("a line of the score sheet points at one borough, or at none of them", () => {
  expect(boroughPointedAt(spots(["cell:B:C3", { wanted: true }], ["cell:A:C3", { lit: true }]))).toBe("B");
  expect(boroughPointedAt(spots(["cell:B:C3", { wanted: true }], ["cell:C:C3", { wanted: true }]))).toBeNull();
  expect(boroughPointedAt(spots(["cell:A:C3", { lit: true }]))).toBeNull();
});

it("spots of boroughs name their seat", () => {
  expect(boroughOf("cell:B:C3")).toBe("B");
  expect(boroughOf("button:pass")).toBeNull();
});
