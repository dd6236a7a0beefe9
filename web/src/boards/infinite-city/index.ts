import { restOf, type Kit } from "../board";
import Board from "./Board.svelte";
import type { View } from "./city";
import Desk from "./Desk.svelte";
import { OUTLINES } from "./kinds";
import SeatFacts from "./SeatFacts.svelte";
import Status from "./Status.svelte";

export default {
  Board,
  Desk,
  SeatFacts,
  Status,
  clock: "round",
  icon: (piece) => OUTLINES[restOf(piece)],
} satisfies Kit<View>;
