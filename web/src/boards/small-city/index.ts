import { say } from "../../lib/words";
import type { Kit } from "../board";
import Board from "./Board.svelte";
import type { View } from "./borough";
import Desk from "./Desk.svelte";
import SeatFacts from "./SeatFacts.svelte";
import Status from "./Status.svelte";

/** Who plays alone is given a rank. */
function verdict(view: View): { text: string; rule: string } | null {
  return view.rank === undefined ? null : { text: say("sc-rank", { rank: view.rank ?? "none" }), rule: "SC-190" };
}

export default { Board, Desk, SeatFacts, Status, clock: "turn", verdict } satisfies Kit<View>;
