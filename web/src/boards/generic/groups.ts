/** Choices as a list: grouped by the kind of spot, and searched where there are many. */
import type { ChoiceInfo } from "../../gen/server";
import { formOf } from "../board";

export interface Group {
  /** the form of spot: hand, cell, button; empty where a choice touches nothing */
  form: string;
  choices: ChoiceInfo[];
}

export function grouped(choices: readonly ChoiceInfo[]): Group[] {
  const groups = new Map<string, ChoiceInfo[]>();
  for (const choice of choices) {
    const form = formOf(choice.spots[0] ?? "");
    groups.set(form, [...(groups.get(form) ?? []), choice]);
  }
  return [...groups].map(([form, inside]) => ({ form, choices: inside }));
}

/** Those in which every word occurs, in the label, the move or a spot, whatever the accents. */
export function searched(choices: readonly ChoiceInfo[], text: string): ChoiceInfo[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return choices.filter((choice) => {
    const whole = plain([choice.label, choice.move, ...choice.spots].join(" "));
    return words.every((word) => whole.includes(word));
  });
}

/** Whether a line says anything that the label does not. */
export function addsTo(label: string, line: string): boolean {
  const known = new Set(wordsIn(label));
  return wordsIn(line).some((word) => !known.has(word));
}

function wordsIn(text: string): string[] {
  return plain(text).match(/[\p{L}\d]{3,}/gu) ?? [];
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
