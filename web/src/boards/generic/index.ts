import type { Kit } from "../board";
import Board from "./Board.svelte";

export default { Board } satisfies Kit;
