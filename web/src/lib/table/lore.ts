/** All that the shell knows of single games: which picks are held, which letters stand for which buttons. */
import type { Opening } from "./reach";
import type { View } from "./wire";

export interface Lore {
  /** kinds of question whose pick waits in the hand for its target */
  holds: readonly string[];
  /** answers to such questions (by their spot) that have no target: they go at once */
  ends?: readonly string[];
  /** by kind of question: answers (by their spot) that are begun at the things of the question behind them */
  opens: Readonly<Record<string, Readonly<Record<string, Opening>>>>;
  /** letters of spots: `button:pass` is P */
  letters: Readonly<Record<string, string>>;
  /** whether a seat (its letter) knows what others at the same screen must not see */
  hasSecrets: (view: View, seat: string) => boolean;
}

/** Hands, plans and promises are nobody else's business. */
const always = () => true;

/** In La Citta everything lies open, but for what one has learned of the people's voices. */
function hasHeardVoices(view: View, seat: string): boolean {
  const heard = view.voices_seen_by as string[][] | undefined;
  return heard?.some((seats) => seats.includes(seat)) ?? true;
}

const LORE: Record<string, Lore> = {
  "infinite-city": {
    holds: ["turn", "construction", "library", "temple-tile", "post-tile", "transit-1", "stadium-tile"],
    opens: {},
    letters: { "button:stop": "S", "button:all": "A", "button:pass": "P" },
    hasSecrets: always,
  },
  "the-city": {
    holds: ["choose", "choose-anything", "crew"],
    opens: {},
    letters: { "button:architect": "A", "button:give_up": "G", "button:none": "N" },
    hasSecrets: always,
  },
  "la-citta": {
    holds: ["turn", "kind", "effect", "new-city"],
    opens: { turn: { "button:small-building": "thing" } },
    letters: {
      "button:gold": "G",
      "button:new-city": "N",
      "button:small-building": "S",
      "button:pass": "P",
      "button:stop": "O",
      "button:done": "O",
    },
    hasSecrets: hasHeardVoices,
  },
  "small-city": {
    holds: ["plan", "tile-kind", "enlarge-tile", "citizen", "shop-slot", "council"],
    ends: ["button:end", "button:finish", "button:none", "button:pass"],
    opens: {
      plan: { "button:build": "thing", "button:enlarge": "handle", "button:demolish": "list" },
      "choose-action": { "card:supporter-card": "thing", "card:planner-card": "thing" },
      payment: { "button:money": "pair", "button:votes": "pair" },
    },
    letters: {
      "button:build": "C",
      "button:grow": "G",
      "button:enlarge": "E",
      "button:demolish": "D",
      "button:finish": "O",
      "button:end": "O",
      "button:none": "O",
      "button:pass": "O",
    },
    hasSecrets: always,
  },
};
const NONE: Lore = { holds: [], opens: {}, letters: {}, hasSecrets: always };

export function loreOf(game: string): Lore {
  return LORE[game] ?? NONE;
}
