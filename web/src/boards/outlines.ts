/** The pictogram of everything that can be built, by game, for pages that are made without a browser: the reports. */
import { PICTOGRAMS } from "../lib/credits";
import { OUTLINES } from "./infinite-city/kinds";
import { TILES } from "./la-citta/kinds";
import { BY_CATEGORY, BY_KIND } from "./small-city/kinds";
import { LOOKS } from "./the-city/kinds";

const cards = Object.entries(LOOKS).map(([card, look]) => [card, look.outline] as const);
/** Buildings that come in several sizes: res3_i is a home. */
const { residential: res, commercial: com, factory: fac } = BY_CATEGORY;

export const authors = Object.keys(PICTOGRAMS);
export const outlines = {
  "infinite-city": OUTLINES,
  "la-citta": TILES,
  "small-city": { ...BY_CATEGORY, ...BY_KIND, res, com, fac },
  "the-city": Object.fromEntries(cards),
};
