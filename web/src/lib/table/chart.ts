/** Scores over time as lines: one scale for the chart, the slider and whatever stands over a moment. */

/** Figures beside a chart, from the lowest to the highest: whole points at equal distances, zero among them. */
export function axisOf(lowest: number, highest: number, rows = 4): number[] {
  for (let least = Math.max(1, (highest - lowest) / rows); ; least += 1) {
    const every = roundStep(least);
    const below = Math.ceil(Math.max(0, -lowest) / every);
    const above = below === 0 ? rows : Math.ceil(Math.max(0, highest) / every);
    if (below + above <= rows) return Array.from({ length: below + above + 1 }, (_, row) => (row - below) * every);
  }
}

/** The next number at or above this one that is easily counted in. */
function roundStep(least: number): number {
  const size = 10 ** Math.floor(Math.log10(least));
  const round = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5, 10]
    .map((one) => one * size)
    .find((one) => one >= least && one % 1 === 0);
  return round ?? Math.ceil(least);
}

export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What stands left and right of a chart of this width: figures, and names where there is room for them. */
export function marginsOf(width: number): { left: number; right: number; isNamed: boolean } {
  const isNamed = width > 460;
  return { left: 34, right: isNamed ? 118 : 18, isNamed };
}

/** Where a step and a score lie. The steps given, from the first to the last, are equally far apart. */
export function scaleOf(ends: readonly number[], axis: readonly number[], { left, right, top, bottom }: Frame) {
  const [lowest, highest] = [axis.at(0) ?? 0, axis.at(-1) ?? 1];
  const spans = Math.max(1, ends.length - 1);
  const lengthOf = (span: number) => Math.max(1, (ends[span + 1] ?? 0) - (ends[span] ?? 0));
  return {
    x: (step: number) => {
      const span = Math.max(
        0,
        Math.min(
          spans - 1,
          ends.findLastIndex((end) => end <= step),
        ),
      );
      return left + ((right - left) * (span + (step - (ends[span] ?? 0)) / lengthOf(span))) / spans;
    },
    y: (score: number) => bottom - ((bottom - top) * (Math.max(lowest, score) - lowest)) / (highest - lowest),
    step: (x: number) => {
      const share = Math.max(0, Math.min(spans, ((x - left) / (right - left)) * spans));
      const span = Math.min(spans - 1, Math.floor(share));
      return Math.round((ends[span] ?? 0) + (share - span) * lengthOf(span));
    },
  };
}

/** Names beside the ends of lines, so far apart that one can read them: their heights, in the order given. */
export function apart(heights: readonly number[], gap: number, bottom: number): number[] {
  const order = heights.map((y, index) => ({ y, index })).toSorted((one, two) => one.y - two.y);
  let last = -Infinity;
  for (const one of order) last = one.y = Math.max(one.y, last + gap);
  let limit = bottom;
  for (const one of order.toReversed()) {
    one.y = Math.min(one.y, limit);
    limit = one.y - gap;
  }
  const placed: number[] = [];
  for (const one of order) placed[one.index] = one.y;
  return placed;
}

/** Shares of one as whole percents that make a hundred together; the largest remainders are rounded up. */
export function percents(shares: readonly number[]): number[] {
  const whole = shares.reduce((sum, share) => sum + share, 0) || 1;
  const exact = shares.map((share) => (100 * share) / whole);
  const rounded = exact.map(Math.floor);
  const missing = 100 - rounded.reduce((sum, one) => sum + one, 0);
  const byRest = exact.map((one, seat) => ({ seat, rest: one % 1 })).toSorted((one, two) => two.rest - one.rest);
  for (const { seat } of byRest.slice(0, missing)) rounded[seat] = (rounded[seat] ?? 0) + 1;
  return rounded;
}
