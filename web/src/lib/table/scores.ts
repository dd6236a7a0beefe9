/** The score sheet: one line for each reason, one column for each seat. */
import type { OutcomeInfo } from "../../gen/server";

export interface Line {
  kind: string;
  rule: string;
  label: string;
  /** by seat */
  points: number[];
  /** the pieces that it counts, by seat */
  spots: string[][];
  /** what each of these pieces brought by itself, by seat; one of several cells at the first of them */
  counted: ReadonlyMap<string, number>[];
  /** the highest of the several unequal sums that a seat's points are made of, by seat; 0: there is none */
  most: number[];
}

export function scoreSheet(outcome: OutcomeInfo, labels: ReadonlyMap<string, string> = new Map()): Line[] {
  const lines = new Map<string, Line>();
  for (const one of outcome.lines) {
    const key = `${one.kind} ${one.rule}`;
    const line = lines.get(key) ?? {
      kind: one.kind,
      rule: one.rule,
      label: labels.get(one.kind) ?? one.kind.replaceAll(/[-_]/g, " "),
      points: outcome.scores.map(() => 0),
      spots: outcome.scores.map(() => []),
      counted: outcome.scores.map((_, seat) => countedPieces(partsOf(outcome, seat, one))),
      most: outcome.scores.map((_, seat) => highest(partsOf(outcome, seat, one))),
    };
    line.points[one.seat] = (line.points[one.seat] ?? 0) + one.points;
    line.spots[one.seat]?.push(...one.spots);
    lines.set(key, line);
  }
  return [...lines.values()];
}

type Part = OutcomeInfo["lines"][number];

function partsOf(outcome: OutcomeInfo, seat: number, { kind, rule }: Part): Part[] {
  return outcome.lines.filter((one) => one.seat === seat && one.kind === kind && one.rule === rule);
}

function countedPieces(parts: readonly Part[]): Map<string, number> {
  return new Map(parts.flatMap(({ spots, points }) => (spots[0] ? [[spots[0], points]] : [])));
}

function highest(parts: readonly Part[]): number {
  const points = parts.map((one) => one.points);
  const most = Math.max(0, ...points);
  return points.some((one) => one !== most) ? most : 0;
}

/** Ranks with those who gave up behind everybody else, whatever their score. */
export function finalRanks(ranks: readonly number[], hasResigned: (seat: number) => boolean): number[] {
  const staying = ranks.filter((_, seat) => !hasResigned(seat));
  const better = (rank: number) => staying.filter((other) => other < rank).length;
  return ranks.map((rank, seat) => (hasResigned(seat) ? staying.length + 1 : better(rank) + 1));
}
