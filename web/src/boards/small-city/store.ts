/** Raw material in all stores of a borough. */
import type { Board } from "./borough";

export function rawOf(board: Board): Record<string, number> {
  const sum: Record<string, number> = { ...board.hall_raw };
  for (const tile of board.tiles)
    for (const [kind, count] of Object.entries(tile.raw ?? {})) sum[kind] = (sum[kind] ?? 0) + count;
  return sum;
}
