/** How everything looks: a pictogram and a colour, the same on the board, in the palette, in the log and in the rules. */
import bookshelf from "pictogram:bookshelf";
import chimney from "pictogram:chimney";
import clockTower from "pictogram:clock-tower";
import compass from "pictogram:compass";
import demolish from "pictogram:demolish";
import expand from "pictogram:expand";
import factory from "pictogram:factory";
import familyHouse from "pictogram:family-house";
import fireExtinguisher from "pictogram:fire-extinguisher";
import gavel from "pictogram:gavel";
import gears from "pictogram:gears";
import graduateCap from "pictogram:graduate-cap";
import harborDock from "pictogram:harbor-dock";
import hospital from "pictogram:hospital";
import house from "pictogram:house";
import log from "pictogram:log";
import meeple from "pictogram:meeple";
import megaphone from "pictogram:megaphone";
import metalBar from "pictogram:metal-bar";
import monaLisa from "pictogram:mona-lisa";
import oilRig from "pictogram:oil-rig";
import parkBench from "pictogram:park-bench";
import pencilRuler from "pictogram:pencil-ruler";
import pineTree from "pictogram:pine-tree";
import policeBadge from "pictogram:police-badge";
import powerLightning from "pictogram:power-lightning";
import schoolBag from "pictogram:school-bag";
import shakingHands from "pictogram:shaking-hands";
import shop from "pictogram:shop";
import stoneBlock from "pictogram:stone-block";
import subway from "pictogram:subway";
import talk from "pictogram:talk";
import tombstone from "pictogram:tombstone";
import topHat from "pictogram:top-hat";
import twoCoins from "pictogram:two-coins";
import village from "pictogram:village";
import warehouse from "pictogram:warehouse";

/** A ballot: a ticked box. Drawn for us, for the collection has none that can be read when small. */
const vote = "M64 64h384v384H64zM112 112v288h288V112zM136 262l44-44 56 56 120-120 44 44-164 164z";

/** The colours of the rulebook: homes, shops, industry, culture, parks, stations. */
export type Tint = "home" | "shop" | "plant" | "cult" | "park" | "serv";

const TINTS: Readonly<Record<string, Tint>> = {
  residential: "home",
  commercial: "shop",
  factory: "plant",
  warehouse: "plant",
  refinery: "plant",
  port: "plant",
  police: "serv",
  fire: "serv",
  cultural: "cult",
  park: "park",
};

export function tintOf(category: string): Tint {
  return TINTS[category] ?? "cult";
}

export const BY_CATEGORY: Readonly<Record<string, string>> = {
  residential: familyHouse,
  commercial: shop,
  factory,
  warehouse,
  refinery: oilRig,
  port: harborDock,
  police: policeBadge,
  fire: fireExtinguisher,
  park: pineTree,
};
export const BY_KIND: Readonly<Record<string, string>> = {
  town_hall: clockTower,
  school: schoolBag,
  library: bookshelf,
  museum: monaLisa,
  subway,
  clinic: hospital,
  university: graduateCap,
};

export function iconOf(kind: string, category: string): string {
  return BY_KIND[kind] ?? BY_CATEGORY[category] ?? clockTower;
}

export const RAW: Readonly<Record<string, string>> = { wood: log, stone: stoneBlock, metal: metalBar };

/** What a slot gives to whoever stands there: pictograms and signs in order. */
export const SLOTS: Readonly<Record<string, readonly (string | { sign: string })[]>> = {
  home: [house],
  rest: [parkBench],
  power: [powerLightning],
  wood: [log],
  stone: [stoneBlock],
  metal: [metalBar],
  cash: [{ sign: "$" }],
  raw_to_cash: [log, { sign: "$" }],
  cash_to_votes: [{ sign: "$" }, vote],
  raw_to_votes: [log, vote],
};

export const ACTIONS: Readonly<Record<string, string>> = {
  "mayor-card": topHat,
  "architect-card": pencilRuler,
  "mediator-card": shakingHands,
  "engineer-card": gears,
  "supporter-card": megaphone,
  "planner-card": compass,
  "councillor-card": gavel,
  "opponent-card": talk,
};

export const SIGNS = {
  money: twoCoins,
  vote,
  citizen: meeple,
  pollution: chimney,
  grave: tombstone,
  mayor: topHat,
  grow: expand,
  demolish,
  boroughs: village,
} as const;

/** What stands for a drawer of the palette. */
export const DRAWERS: Readonly<Record<string, string>> = {
  homes: familyHouse,
  shops: shop,
  industry: factory,
  culture: bookshelf,
  parks: pineTree,
  stations: policeBadge,
};
