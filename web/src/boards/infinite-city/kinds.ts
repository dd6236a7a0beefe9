/** How each kind of tile looks: its pictogram, the same here, in the log and in the rules. */
import bank from "pictogram:bank";
import bed from "pictogram:bed";
import bookshelf from "pictogram:bookshelf";
import capitol from "pictogram:capitol";
import coffin from "pictogram:coffin";
import coliseum from "pictogram:coliseum";
import crane from "pictogram:crane";
import factory from "pictogram:factory";
import familyHouse from "pictogram:family-house";
import flyingFlag from "pictogram:flying-flag";
import fruitTree from "pictogram:fruit-tree";
import greekTemple from "pictogram:greek-temple";
import harborDock from "pictogram:harbor-dock";
import mailbox from "pictogram:mailbox";
import nuclearPlant from "pictogram:nuclear-plant";
import policeBadge from "pictogram:police-badge";
import shoppingBag from "pictogram:shopping-bag";
import subway from "pictogram:subway";
import towerFall from "pictogram:tower-fall";
import watchtower from "pictogram:watchtower";
import waterFountain from "pictogram:water-fountain";

export const OUTLINES: Readonly<Record<string, string>> = {
  arboretum: fruitTree,
  bank,
  capitol,
  construction_site: crane,
  disaster_site: towerFall,
  embassy: flyingFlag,
  factory,
  hotel: bed,
  housing: familyHouse,
  library: bookshelf,
  mausoleum: coffin,
  plaza: waterFountain,
  police_hq: policeBadge,
  port: harborDock,
  post_office: mailbox,
  power_station: nuclearPlant,
  security_guardpost: watchtower,
  shopping_complex: shoppingBag,
  stadium: coliseum,
  temple: greekTemple,
  transit_station: subway,
};

/** What the text of a tile is about, which is its colour. */
export const FAMILIES = ["places", "tokens", "tiles", "stands"] as const;
