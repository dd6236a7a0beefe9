/** What a game's drawing gets and gives. README.md beside this file tells it in words. */
import type { Component } from "svelte";
import type { DecisionInfo, EventInfo, PieceInfo } from "../gen/server";
import type { Words } from "../lib/table/glossary";
import type { Spots } from "../lib/table/spots";
import type { View } from "../lib/table/wire";

export type { Mark, SpotAttributes } from "../lib/table/spots";
export { formOf, restOf, Spots } from "../lib/table/spots";
export { letterOf, seatOf, type View } from "../lib/table/wire";

/** One kind of tile, card, building: its name and what it does, in the language that is spoken. */
export type Piece = PieceInfo;

/** The glossary of a game, by id. */
export type Pieces = ReadonlyMap<string, Piece>;

export interface Player {
  /** from 0; its colour and shape are those of `Token` */
  seat: number;
  /** as in views and spots */
  letter: string;
  name: string;
  mine: boolean;
  isBot: boolean;
  /** owes an answer now */
  toAct: boolean;
}

/** What happened by one answer: `view` is the view after it, `old` the one before. */
export interface Scene {
  /** another number for each scene */
  id: number;
  /** who acted; null: the game itself */
  seat: number | null;
  /** in order; their `moves` say which piece travels from which spot to which */
  events: EventInfo[];
}

/** What each component of a game gets. All of it is data that nobody changes. */
export interface BoardProps<V extends View = View> {
  /** the game as this seat may know it */
  view: V;
  /** the view before the running scene, for motion; null: nothing moves */
  old: V | null;
  /** the view as it would be after what is held or hovered; null: nothing is */
  ghost: V | null;
  /** what is lit, picked, ghosted, closed: `{...spots.at("cell:3,4")}` */
  spots: Spots;
  scene: Scene | null;
  /** all that has happened until now, as far as this seat may know it */
  log: readonly EventInfo[];
  pieces: Pieces;
  players: Player[];
  /** whose eyes these are; null: a spectator's */
  me: number | null;
  /** what is asked of this seat now, the follow-up of a held pick included; null: nothing */
  decision: DecisionInfo | null;
  /** what was asked, where the answer is picked and waits for its confirmation; null: nothing waits */
  pinned: DecisionInfo | null;
  /** what people call what the view holds */
  words: Words;
}

export interface SeatProps<V extends View = View> extends BoardProps<V> {
  /** whose facts these are */
  player: Player;
}

/** A game's drawing. Everything but the board may be left out. */
export interface Kit<V extends View = View> {
  /** the middle of the screen */
  Board: Component<BoardProps<V>>;
  /** below the prompt: my hand, money, stores */
  Desk?: Component<BoardProps<V>>;
  /** in a seat's panel, below the name: one line of facts, or a small zone */
  SeatFacts?: Component<SeatProps<V>>;
  /** in the middle of the top bar: round, deck, year */
  Status?: Component<BoardProps<V>>;
  /** the field of the view that counts its rounds, years or turns: scores over time are drawn by it */
  clock?: keyof V & string;
  /** what the game says of its end besides the score, and the rule for it: the rank of who played alone */
  verdict?: (view: V) => { text: string; rule: string } | null;
  /** the pictogram of a piece of the glossary, for the log */
  icon?: (piece: string) => string | undefined;
}
