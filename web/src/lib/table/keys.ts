/** Which key does what at a table. */
import type { ChoiceInfo, DecisionInfo } from "../../gen/server";
import type { Lore } from "./lore";
import { formOf, restOf } from "./spots";
import type { Arrow } from "./walk";

export type Act =
  | { does: "confirm" | "others" | "escape" | "undo" | "redo" | "jump" | "next" | "previous" }
  | { does: "why" | "what" | "since" | "log" | "rules" | "fit" | "help" | "chat" | "spare" | "turn" | "flip" | "hint" }
  | { does: "walk"; arrow: Arrow; everything: boolean }
  | { does: "touch"; spot: string }
  | { does: "row"; letter: string }
  | { does: "nth"; number: number };

export interface Pressed {
  key: string;
  /** the physical key: digits need Shift on French keyboards */
  code: string;
  shift: boolean;
  alt: boolean;
  ctrl: boolean;
}

const ARROWS: Record<string, Arrow> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};
const FIXED: Record<string, Act["does"]> = {
  Escape: "escape",
  PageDown: "next",
  PageUp: "previous",
  "?": "help",
};
const LETTERS: Record<string, Act["does"]> = {
  J: "jump",
  W: "why",
  I: "what",
  B: "since",
  L: "log",
  R: "rules",
  V: "fit",
  M: "spare",
  T: "turn",
  X: "flip",
  F: "flip",
  C: "chat",
  H: "hint",
};

/** Rows whose n-th thing a digit means, in the order in which they are asked. */
const ROWS = ["hand", "offer", "shown", "laid", "display", "card", "kind", "voice", "raw", "pile", "disk", "seat"];

/** The spot that a digit means: the n-th thing of the row that is asked. */
export function digitSpot(decision: DecisionInfo, digit: number): string | null {
  const spots = decision.choices.flatMap((choice) => choice.spots);
  const form = ROWS.find((one) => spots.some((spot) => formOf(spot) === one));
  if (!form)
    return nth(
      decision.choices.filter((one) => formOf(one.spots[0] ?? "") === "button"),
      digit,
    );
  const row = spots.filter((spot) => formOf(spot) === form);
  const isNumbered = row.every((spot) => /^\d+$/.test(restOf(spot)));
  if (isNumbered) return `${form}:${digit - 1}`;
  if (form === "seat") return `seat:${"ABCDEF"[digit - 1] ?? ""}`;
  return [...new Set(row)][digit - 1] ?? null;
}

function nth(choices: ChoiceInfo[], digit: number): string | null {
  return choices[digit - 1]?.spots[0] ?? null;
}

/** The letter of a spot, as it is shown beside its button. */
export function letterFor(lore: Lore, spot: string): string {
  return lore.letters[spot] ?? "";
}

/** Rows of the board that have a letter of their own, and whether one of them has the focus: then digits count in it. */
export interface Rows {
  letters: readonly string[];
  isFocused: boolean;
}

const NO_ROWS: Rows = { letters: [], isFocused: false };

/** What a key does now; null: nothing of ours. With Shift a letter means what it means everywhere, row or not. */
export function actOf(pressed: Pressed, decision: DecisionInfo | null, lore: Lore, rows = NO_ROWS): Act | null {
  const { key, code, shift, alt, ctrl } = pressed;
  if (ctrl) return key.toLowerCase() === "z" ? { does: shift ? "redo" : "undo" } : null;
  const arrow = ARROWS[key];
  if (arrow) return { does: "walk", arrow, everything: alt };
  if (alt) return null;
  if (key === "Enter") return { does: shift ? "others" : "confirm" };
  const fixed = FIXED[key];
  if (fixed) return { does: fixed } as Act;
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit && rows.isFocused) return { does: "nth", number: Number(digit) || 10 };
  if (digit && decision) {
    const spot = digitSpot(decision, Number(digit) || 10);
    return spot ? { does: "touch", spot } : null;
  }
  const letter = key.length === 1 ? key.toUpperCase() : "";
  if (letter === "Z") return { does: shift ? "redo" : "undo" };
  if (!shift && rows.letters.includes(letter)) return { does: "row", letter };
  const isAsked = (spot: string) => decision?.choices.some((choice) => choice.spots.includes(spot));
  const spot = Object.keys(lore.letters).find((one) => lore.letters[one] === letter && isAsked(one));
  if (spot) return { does: "touch", spot };
  const does = LETTERS[letter];
  return does ? ({ does } as Act) : null;
}
