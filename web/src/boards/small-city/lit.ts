/** Where something can be chosen. */
import type { Spots } from "../board";

const IN_BOROUGHS = ["cell", "street", "hall", "handle"];

/** How many spots of a borough can be chosen. */
export function litIn(spots: Spots, letter: string): number {
  let count = 0;
  for (const [spot, mark] of spots.marks) if (mark.lit && !mark.picked && boroughOf(spot) === letter) count++;
  return count;
}

/** The letter of the borough in which a spot is, of `cell:B:E7` or `hall:B`; null: in none. */
export function boroughOf(spot: string): string | null {
  const [form = "", letter = ""] = spot.split(":");
  return IN_BOROUGHS.includes(form) ? letter : null;
}

/** The borough that a question is about: where all that can be chosen is, or where the answer is that waits. */
export function boroughAsked(spots: Spots, own: string): string {
  const lit = new Set<string>();
  const picked = new Set<string>();
  for (const [spot, mark] of spots.marks) {
    const letter = boroughOf(spot);
    if (letter && mark.picked) picked.add(letter);
    else if (letter && mark.lit) lit.add(letter);
  }
  const [only = own, ...more] = lit.size > 0 ? lit : picked;
  return more.length > 0 ? own : only;
}

/** The borough where all is that somebody points at, in the score sheet or in a hint; null: in none, or in several. */
export function boroughPointedAt(spots: Spots): string | null {
  const wanted = new Set<string>();
  for (const [spot, mark] of spots.marks) {
    const letter = boroughOf(spot);
    if (letter && mark.wanted) wanted.add(letter);
  }
  const [only = null, ...more] = wanted;
  return more.length > 0 ? null : only;
}
