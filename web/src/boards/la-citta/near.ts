/** What a small screen looks at: wide enough to be understood, near enough to be hit by a finger. */
import { centreOf, type Point } from "./hexes";
import type { Area } from "./land";

const MARGIN = 38;
/** Above there is more: voices and buttons lie over the map. */
const ABOVE = 84;
/** Below as well: the last news lies there. */
const BELOW = 62;
/** At least so much is shown around a single hex. */
const LEAST = { width: 290, height: 240 };
/** At most so much: then a hex is 44 pixels wide on a phone. */
const MOST = { width: 340, height: 470 };
/** The same where the sheet below has much to say, and leaves little room for the map. */
export const LOW = { width: 340, height: 215 };
/** To look at, not to touch: what still reads where the cards leave little room for the map. */
export const GLANCE = { width: 400, height: 340 };

/** Boxes that together hold all cells, the one that holds most of them first. */
export function viewsOf(cells: readonly string[], most = MOST): Area[] {
  const views: Area[] = [];
  let left = cells.map(centreOf);
  while (left.length > 0) {
    const best = fullest(left, most);
    views.push(boxOf(best, most));
    left = left.filter((point) => !best.includes(point));
  }
  return views;
}

/** The points within one screen, where most of them lie. */
function fullest(points: readonly Point[], most: typeof MOST): Point[] {
  const [wide, high] = [most.width - 2 * MARGIN, most.height - ABOVE - BELOW];
  let best: Point[] = [];
  for (const { x: left } of points)
    for (const { y: top } of points) {
      const inside = points.filter(({ x, y }) => x >= left && x <= left + wide && y >= top && y <= top + high);
      if (inside.length > best.length) best = inside;
    }
  return best;
}

function boxOf(points: readonly Point[], most: typeof MOST): Area {
  const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
  const [left, right] = [Math.min(...xs) - MARGIN, Math.max(...xs) + MARGIN];
  const [top, bottom] = [Math.min(...ys) - ABOVE, Math.max(...ys) + BELOW];
  const least = Math.min(LEAST.height, most.height);
  const [width, height] = [Math.max(LEAST.width, right - left), Math.max(least, bottom - top)];
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}
