import type { Kit } from "./board";

/** Each drawing is a chunk of its own. A game that is not here plays on the generic table. */
const drawn: Record<string, () => Promise<{ default: unknown }>> = {
  "infinite-city": () => import("./infinite-city"),
  "la-citta": () => import("./la-citta"),
  "small-city": () => import("./small-city"),
  "the-city": () => import("./the-city"),
};

export async function kitOf(game: string, plain = false): Promise<Kit> {
  const load = plain ? undefined : drawn[game];
  return (load ? (await load()).default : (await import("./generic")).default) as Kit;
}
