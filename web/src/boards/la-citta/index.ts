import type { View } from "../../gen/la-citta";
import type { Kit } from "../board";
import Board from "./Board.svelte";
import Desk from "./Desk.svelte";
import SeatFacts from "./SeatFacts.svelte";
import { iconOf } from "./kinds";
import Status from "./Status.svelte";

export default { Board, Desk, SeatFacts, Status, clock: "year", icon: iconOf } satisfies Kit<View>;
