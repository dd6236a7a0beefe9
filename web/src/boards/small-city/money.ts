import { say } from "../../lib/words";

/** An amount as people write it: $4, or 4 $. */
export function dollars(money: number): string {
  return say("sc-dollars", { money });
}
