/** Walking the lit spots with arrows, and jumping to them by letters: by where they are on the screen. */

export interface Place {
  spot: string;
  x: number;
  y: number;
}

export type Arrow = "left" | "right" | "up" | "down";

const AHEAD: Record<Arrow, [x: number, y: number]> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

/** The nearest place within 45 degrees of the arrow, then within 90; else the far end of the row. */
export function step(from: Place, arrow: Arrow, places: readonly Place[]): Place | null {
  const [dx, dy] = AHEAD[arrow];
  const seen = places
    .filter((place) => place.spot !== from.spot)
    .map((place) => {
      const [x, y] = [place.x - from.x, place.y - from.y];
      return { place, along: x * dx + y * dy, aside: Math.abs(x * dy - y * dx) };
    });
  const nearest = (those: typeof seen) =>
    those.toSorted((a, b) => Math.hypot(a.along, a.aside * 2) - Math.hypot(b.along, b.aside * 2)).at(0)?.place ?? null;
  const strict = seen.filter((one) => one.along > 1 && one.aside <= one.along + 0.5);
  const wide = seen.filter((one) => one.along > 1);
  if (strict.length + wide.length > 0) return nearest(strict) ?? nearest(wide);
  const row = seen.filter((one) => one.aside < 8);
  return row.toSorted((a, b) => a.along - b.along).at(0)?.place ?? null;
}

/** In reading order: rows from above, each from the left. */
export function inReadingOrder(places: readonly Place[], rowHeight = 16): Place[] {
  return places.toSorted((a, b) => (Math.abs(a.y - b.y) > rowHeight ? a.y - b.y : a.x - b.x));
}

/** J and W, I, Z and the like stay free while jumping: these letters are easy to find on any keyboard. */
const LETTERS = "ASDFGHKLQERTUIOPXCVBNMYZ";

/** A letter for each of up to 24 places, else two letters. */
export function jumpLetters(count: number): string[] {
  const all = [...LETTERS];
  if (count <= all.length) return all.slice(0, count);
  return all.flatMap((one) => all.map((other) => one + other)).slice(0, count);
}
