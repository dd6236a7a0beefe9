/** What the one filled button does. */
import type { ChoiceInfo, Tried } from "../../gen/server";
import * as several from "./several";
import type { Hand } from "./hand.svelte";

export interface Primary {
  /** the choice it stands for, if it is one of the question's: that needs no other button */
  choice: ChoiceInfo | null;
  /** what will happen: the label of a choice, or a count of toggles */
  label: string | { count: number; left: number; least: number } | { suggested: number } | { these: number };
  /** why it cannot be taken back: draws, looks, reveals, closes, next; or seal */
  final: string[];
  isReady: boolean;
}

/** What Enter and the filled button would do with what is in the hand; null: there is nothing to do yet. */
export function primaryOf(hand: Hand): Primary | null {
  const { question, pinned, isMulti, toggles, offered, grip } = hand;
  if (pinned) {
    const own = hand.held.filter((one) => !one.isForced);
    const [first] = own;
    const areAlike = own.length > 1 && own.every((one) => one.decision.kind === first?.decision.kind);
    const label = areAlike ? { these: own.length } : (own.at(-1)?.choice.label ?? "");
    return { choice: null, label, final: reasons(pinned), isReady: true };
  }
  if (!question) return null;
  if (grip.laid) return { choice: null, label: grip.laid.label, final: reasons(hand.told(grip.laid)), isReady: true };
  if (isMulti && (toggles.length > 0 || question.suggested.length === 0)) {
    const { left, least } = question;
    const end = toggles.length === 0 ? question.choices.find(several.isEnd) : undefined;
    if (end) return { choice: end, label: end.label, final: [], isReady: true };
    const isReady =
      toggles.length >= Math.max(1, least) || (toggles.length > 0 && question.choices.some(several.isEnd));
    return { choice: null, label: { count: toggles.length, left, least }, final: [], isReady };
  }
  if (isMulti && question.suggested.length > 1)
    return { choice: null, label: { suggested: question.suggested.length }, final: [], isReady: true };
  if (!offered) return null;
  return { choice: offered, label: offered.label, final: reasons(hand.told(offered)), isReady: true };
}

/** What is looked at and seen by the others as well is turned up for all. */
export function telling(reasons: readonly string[]): string[] {
  const isShown = reasons.includes("looks") && reasons.includes("reveals");
  return isShown ? ["turns", ...reasons.filter((why) => why !== "looks" && why !== "reveals")] : [...reasons];
}

/** Why something cannot be taken back. Once all are ready that is the reason, whatever else is seen then. */
function reasons(tried: Tried | null): string[] {
  if (!tried || tried.end === "refused" || tried.end === "open") return [];
  if (tried.end === "seal") return ["seal"];
  return tried.final.includes("closes") ? ["closes"] : tried.final;
}
