import type { Tried } from "../../gen/server";

/** A try where nobody can tell what would happen: it can be taken back, and nothing follows that is known. */
export function patchless(played: number): Tried {
  const nothing = {
    patch: null,
    view: null,
    scores: [],
    events: [],
    decision: null,
    fan: null,
    final: [],
    final_seats: {},
    at: null,
  };
  return { type: "tried", ref: "", played, end: "open", stage: 0, step: 0, rule: null, message: null, ...nothing };
}

/** A try that the server would not answer. */
export function refused({ message, rule }: { message: string; rule: string | null }): Tried {
  return { ...patchless(0), end: "refused", rule, message };
}
