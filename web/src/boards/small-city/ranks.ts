/** The ranks of a game that is played alone. */
import type { View } from "./borough";

type Step = NonNullable<View["limits"]["ranks"]>[number];

/** The rank that a score brings, and the one above it; null: there is none. */
export function ranksOf(steps: readonly Step[], score: number): { now: Step | null; next: Step | null } {
  return {
    now: steps.findLast((step) => step.least <= score) ?? null,
    next: steps.find((step) => step.least > score) ?? null,
  };
}
