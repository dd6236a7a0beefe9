/** Names that a table and its server use. */

/** A view is plain data; its form is that of its game. All begin alike. */
export interface View {
  game: string;
  seat: string | null;
  players: number;
  stage: number;
  to_act: string[];
  question: string | null;
  ended_by: string | null;
  scores: number[];
  [name: string]: unknown;
}

const LETTERS = "ABCDEF";

export function letterOf(seat: number): string {
  return LETTERS[seat] ?? "";
}

/** The seat that a letter or a number of an older view stands for. */
export function seatOf(letter: string | number | null | undefined): number | null {
  if (typeof letter === "number") return letter;
  const index = letter ? LETTERS.indexOf(letter) : -1;
  return index < 0 ? null : index;
}
