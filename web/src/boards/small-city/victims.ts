/** Who loses a citizen to pollution this turn, as things stand. */
import type { Board } from "./borough";

type Polluter = Pick<Board, "seat" | "pollution"> & { forecast: Pick<Board["forecast"], "pollution"> };

/** Whoever adds most to it, were it nothing, once a level reaches `from`; of equals the one with the highest level. */
export function losesCitizen(boards: readonly Polluter[], letter: string, from: number): boolean {
  const levels = boards.map(({ seat, pollution, forecast }) => ({
    seat,
    added: forecast.pollution,
    level: pollution + forecast.pollution,
  }));
  const mine = levels.find((one) => one.seat === letter);
  if (!mine || levels.every((one) => one.level < from)) return false;
  return levels.every((one) => one.added < mine.added || (one.added === mine.added && one.level <= mine.level));
}
