/** How each building, card and thing looks: the same pictogram on the map, on cards and in the ledger. */
import barn from "pictogram:barn";
import bathtub from "pictogram:bathtub";
import bread from "pictogram:bread";
import church from "pictogram:church";
import dove from "pictogram:dove";
import dramaMasks from "pictogram:drama-masks";
import fruitTree from "pictogram:fruit-tree";
import graduateCap from "pictogram:graduate-cap";
import harborDock from "pictogram:harbor-dock";
import hospital from "pictogram:hospital";
import house from "pictogram:house";
import indianPalace from "pictogram:indian-palace";
import meeple from "pictogram:meeple";
import road from "pictogram:road";
import schoolBag from "pictogram:school-bag";
import shop from "pictogram:shop";
import sickle from "pictogram:sickle";
import stoneBust from "pictogram:stone-bust";
import talk from "pictogram:talk";
import trowel from "pictogram:trowel";
import twoCoins from "pictogram:two-coins";
import village from "pictogram:village";
import warPick from "pictogram:war-pick";
import waterFountain from "pictogram:water-fountain";
import wheat from "pictogram:wheat";
import whiteTower from "pictogram:white-tower";

export const SERVICES = ["education", "culture", "health"] as const;
export type Service = (typeof SERVICES)[number];

export const TILES: Readonly<Record<string, string>> = {
  castle: whiteTower,
  farmhouse: barn,
  quarry: warPick,
  school: schoolBag,
  statue: stoneBust,
  fountain: waterFountain,
  market: shop,
  palace: indianPalace,
  baths: bathtub,
  hospital,
  cathedral: church,
  university: graduateCap,
  road,
  theatre: dramaMasks,
  port: harborDock,
  big_farmhouse: village,
  estate: fruitTree,
};
const CARDS: Readonly<Record<string, string>> = {
  master_builder: trowel,
  bread_and_games: bread,
  blessed_times: dove,
  rich_harvest: sickle,
  ask_the_people: talk,
};

export const SIGNS = {
  citizen: meeple,
  food: wheat,
  gold: twoCoins,
  quarry: warPick,
  castle: whiteTower,
  build: house,
} as const;

export function tileIcon(kind: string): string {
  return TILES[kind] ?? house;
}

export function cardIcon(kind: string): string {
  return CARDS[kind] ?? tileIcon(kind);
}

/** The pictogram of a piece of the glossary, if it has one. */
export function iconOf(piece: string): string | undefined {
  const [form, kind = ""] = piece.split(":");
  return form === "tile" ? TILES[kind] : form === "card" ? (CARDS[kind] ?? TILES[kind]) : undefined;
}

/** The buttons of effects that give a number. */
const NUMBERS = ["", "one", "two", "three"];

/** The spot of one of several effects of a card: its size, or how many it gives. */
export function buttonOf(effect: { size: string | null; count: number }): string {
  return `button:${effect.size ?? NUMBERS[effect.count] ?? ""}`;
}
