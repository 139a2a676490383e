import type { SeedProfile } from "../types";
import { brandsMakers } from "./brands-makers";
import { brandsNorth } from "./brands-north";
import { brandsSouth } from "./brands-south";
import { creators } from "./creators";
import { moreCreators } from "./more-creators";
import { moreSources } from "./more-sources";
import { pressArtsSport } from "./press-arts-sport";
import { pressEurope } from "./press-europe";
import { pressMore } from "./press-more";
import { pressNordic } from "./press-nordic";
import { pressNorthSouth } from "./press-north-south";
import { pressWorld } from "./press-world";
import { sources } from "./sources";

const press = [
  ...pressEurope,
  ...pressArtsSport,
  ...pressNorthSouth,
  ...pressNordic,
  ...pressWorld,
  ...pressMore,
];

/** Everybody in the demo, the four demo accounts among them. */
export const people: readonly SeedProfile[] = [
  ...press.map((one) => ({ ...one, userType: "press" as const })),
  ...[...brandsNorth, ...brandsSouth, ...brandsMakers].map((one) => ({ ...one, userType: "brand" as const })),
  ...[...sources, ...moreSources].map((one) => ({ ...one, userType: "source" as const })),
  ...[...creators, ...moreCreators].map((one) => ({ ...one, userType: "paid_media" as const })),
];
