/** How each card looks: the ink it is printed in and its pictogram, the same here, in the log and in the rules. */
import archBridge from "pictogram:arch-bridge";
import atom from "pictogram:atom";
import blockHouse from "pictogram:block-house";
import briefcase from "pictogram:briefcase";
import bus from "pictogram:bus";
import busStop from "pictogram:bus-stop";
import cardDraw from "pictogram:card-draw";
import cardPickup from "pictogram:card-pickup";
import carousel from "pictogram:carousel";
import cityCar from "pictogram:city-car";
import clockTower from "pictogram:clock-tower";
import coliseum from "pictogram:coliseum";
import commercialAirplane from "pictogram:commercial-airplane";
import crane from "pictogram:crane";
import crossroad from "pictogram:crossroad";
import dramaMasks from "pictogram:drama-masks";
import dress from "pictogram:dress";
import factory from "pictogram:factory";
import familyHouse from "pictogram:family-house";
import filmProjector from "pictogram:film-projector";
import filmStrip from "pictogram:film-strip";
import gavel from "pictogram:gavel";
import gears from "pictogram:gears";
import graduateCap from "pictogram:graduate-cap";
import grandPiano from "pictogram:grand-piano";
import hanger from "pictogram:hanger";
import hospital from "pictogram:hospital";
import knifeFork from "pictogram:knife-fork";
import laurels from "pictogram:laurels";
import microscope from "pictogram:microscope";
import milkCarton from "pictogram:milk-carton";
import modernCity from "pictogram:modern-city";
import monaLisa from "pictogram:mona-lisa";
import obelisk from "pictogram:obelisk";
import officeChair from "pictogram:office-chair";
import palette from "pictogram:palette";
import parkBench from "pictogram:park-bench";
import pencilRuler from "pictogram:pencil-ruler";
import priceTag from "pictogram:price-tag";
import publicSpeaker from "pictogram:public-speaker";
import railRoad from "pictogram:rail-road";
import road from "pictogram:road";
import scales from "pictogram:scales";
import schoolBag from "pictogram:school-bag";
import shop from "pictogram:shop";
import shoppingBag from "pictogram:shopping-bag";
import shoppingCart from "pictogram:shopping-cart";
import slotMachine from "pictogram:slot-machine";
import soccerField from "pictogram:soccer-field";
import subway from "pictogram:subway";
import sydneyOperaHouse from "pictogram:sydney-opera-house";
import towerFlag from "pictogram:tower-flag";
import spaceNeedle from "pictogram:space-needle";
import village from "pictogram:village";
import waterFountain from "pictogram:water-fountain";
import twoCoins from "pictogram:two-coins";

export type Ink = "home" | "shop" | "move" | "arts" | "work" | "civic";

export interface Look {
  ink: Ink;
  outline: string;
}

export const LOOKS: Readonly<Record<string, Look>> = {
  architect: { ink: "work", outline: pencilRuler },
  parking: { ink: "move", outline: cityCar },
  construction_crew: { ink: "work", outline: crane },
  residential_building: { ink: "home", outline: modernCity },
  social_housing: { ink: "home", outline: blockHouse },
  townhouse: { ink: "home", outline: familyHouse },
  park: { ink: "civic", outline: parkBench },
  shopping_arcade: { ink: "shop", outline: shoppingBag },
  school: { ink: "civic", outline: schoolBag },
  supermarket: { ink: "shop", outline: milkCarton },
  restaurant: { ink: "shop", outline: knifeFork },
  coach_station: { ink: "move", outline: bus },
  industrial_park: { ink: "work", outline: gears },
  cinema: { ink: "arts", outline: filmProjector },
  boutique: { ink: "shop", outline: dress },
  office_building: { ink: "work", outline: officeChair },
  interchange: { ink: "move", outline: crossroad },
  municipal_office: { ink: "civic", outline: gavel },
  industrial_site: { ink: "work", outline: factory },
  high_rise: { ink: "home", outline: towerFlag },
  business_centre: { ink: "work", outline: briefcase },
  department_store: { ink: "shop", outline: hanger },
  trade_centre: { ink: "work", outline: scales },
  highway: { ink: "move", outline: road },
  train_station: { ink: "move", outline: subway },
  theatre: { ink: "arts", outline: dramaMasks },
  modern_art: { ink: "arts", outline: palette },
  multiplex: { ink: "arts", outline: filmStrip },
  sports_ground: { ink: "move", outline: soccerField },
  villas: { ink: "home", outline: village },
  bridge: { ink: "move", outline: archBridge },
  research_centre: { ink: "work", outline: microscope },
  technology_park: { ink: "work", outline: atom },
  university: { ink: "civic", outline: graduateCap },
  museum: { ink: "arts", outline: monaLisa },
  stadium: { ink: "arts", outline: coliseum },
  hospital: { ink: "civic", outline: hospital },
  town_hall: { ink: "civic", outline: clockTower },
  discount_retailer: { ink: "shop", outline: priceTag },
  casino: { ink: "arts", outline: slotMachine },
  convention_centre: { ink: "work", outline: publicSpeaker },
  concert_hall: { ink: "arts", outline: grandPiano },
  shopping_centre: { ink: "shop", outline: shoppingCart },
  skyscraper: { ink: "home", outline: spaceNeedle },
  opera_house: { ink: "arts", outline: sydneyOperaHouse },
  amusement_park: { ink: "arts", outline: carousel },
  shopping_mall: { ink: "shop", outline: shop },
  airport: { ink: "move", outline: commercialAirplane },
  monument: { ink: "civic", outline: obelisk },
  park_and_ride: { ink: "move", outline: busStop },
  metro: { ink: "move", outline: railRoad },
};

/** A card of an owner's own file that we know no picture for is a house. */
export function lookOf(card: string): Look {
  return LOOKS[card] ?? { ink: "home", outline: familyHouse };
}

export const SYMBOLS = { car: cityCar, cart: shoppingCart, fountain: waterFountain } as const;
export const SIGNS = {
  income: cardDraw,
  points: laurels,
  architect: pencilRuler,
  giveUp: cardPickup,
  money: twoCoins,
} as const;
