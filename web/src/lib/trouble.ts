/** What is in the way, and what to do next: one page for each kind of trouble. */
import { Refusal, Unreachable } from "./http";

export interface Trouble {
  /** which title and advice are said */
  kind: "table" | "record" | "rules" | "away" | "name" | "other";
  /** whether looking once more may help */
  canRetry: boolean;
}

const KINDS: Record<string, Trouble["kind"]> = {
  no_table: "table",
  no_invitation: "table",
  not_invited: "table",
  no_record: "record",
  no_step: "record",
  not_over: "record",
  other_rules: "rules",
  other_components: "rules",
  not_signed_in: "name",
  signed_out: "name",
};

export function troubleOf(error: unknown): Trouble {
  if (error instanceof Unreachable) return { kind: "away", canRetry: true };
  const kind = error instanceof Refusal ? (KINDS[error.key] ?? "other") : "other";
  return { kind, canRetry: kind === "other" || kind === "name" };
}
