import { formOf, restOf, type Kit } from "../board";
import Board from "./Board.svelte";
import type { View } from "./town";
import Desk from "./Desk.svelte";
import { lookOf } from "./kinds";
import SeatFacts from "./SeatFacts.svelte";
import Status from "./Status.svelte";

export default {
  Board,
  Desk,
  SeatFacts,
  Status,
  clock: "round",
  icon: (piece) => (formOf(piece) === "card" ? lookOf(restOf(piece)).outline : undefined),
} satisfies Kit<View>;
