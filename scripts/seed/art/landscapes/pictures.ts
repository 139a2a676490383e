import { drawAerial } from "./aerial";
import { drawArches } from "./arches";
import { drawCabin } from "./cabin";
import { fromHex } from "./colour";
import { drawFields } from "./fields";
import { drawForest } from "./forest";
import type { Palette, Scene } from "./frame";
import { drawRidges } from "./ridges";
import { drawSea } from "./sea";
import { drawTable } from "./table";
import { drawTrain } from "./train";
import { drawTurbines } from "./turbines";
import { drawVessels } from "./vessels";

const palette = (colours: string): Palette => {
  const [shadow, deep, mid, light, highlight] = colours.split(" ").map(fromHex);
  if (!shadow || !deep || !mid || !light || !highlight) throw new Error("A palette has five colours.");
  return { shadow, deep, mid, light, highlight };
};

const palettes = {
  pine: palette("0f1c22 23424a 5d8288 b4c6c2 f0e6d2"),
  night: palette("0b1522 182c48 35557a 8296ab e9dcc4"),
  dawn: palette("2a1d22 6b3b3c b9725a e3b48e fbe9cf"),
  moss: palette("18211a 34482f 71825a b9bd95 f1ead3"),
  clay: palette("2b1a14 8a4530 c2876a dfc0a4 f7ead8"),
  slate: palette("15191f 34404c 6f7f8c b1bcc2 eef0ec"),
  ochre: palette("2a2010 7a5620 c0924a e2c795 faf0d8"),
  plum: palette("1c1426 49346a 8a76a6 c3b6cf f2e9ee"),
  sea: palette("0c2029 1b4a58 4c8a93 a5c6c4 f3ead6"),
  sand: palette("33261c 7d6044 b89a74 dcc8a8 f8efe0"),
};

export interface Landscape {
  scene: Scene;
  palette: Palette;
  seed: number;
  /** Pixels of the committed file. */
  width: number;
  height: number;
}

const landscape = (
  scene: Scene,
  [width, height]: [number, number],
  colours: keyof typeof palettes,
  seed: number,
): Landscape => ({ scene, palette: palettes[colours], seed, width, height });

/** The landscapes have the names of their files in `public/demo`. */
export const landscapes = {
  "cabin-night": landscape(drawCabin, [1440, 840], "night", 3),
  "night-train": landscape(drawTrain, [1280, 800], "night", 5),
  "ridge-dawn": landscape(drawRidges, [1280, 800], "dawn", 2),
  "ridge-blue": landscape(drawRidges, [1200, 800], "slate", 9),
  "ridge-moss": landscape(drawRidges, [1200, 800], "moss", 4),
  "forest-mist": landscape(drawForest, [1200, 800], "pine", 4),
  "forest-dawn": landscape(drawForest, [900, 1120], "ochre", 9),
  "forest-night": landscape(drawForest, [1200, 800], "night", 6),
  "forest-moss": landscape(drawForest, [1200, 800], "moss", 11),
  "fjord-air": landscape(drawAerial, [1000, 1000], "sea", 6),
  "aerial-moss": landscape(drawAerial, [1200, 800], "moss", 1),
  "sea-morning": landscape(drawSea, [1280, 800], "sea", 12),
  "sea-moss": landscape(drawSea, [1200, 800], "moss", 14),
  turbines: landscape(drawTurbines, [1280, 800], "moss", 10),
  "turbines-dawn": landscape(drawTurbines, [1200, 800], "ochre", 13),
  fields: landscape(drawFields, [1200, 800], "ochre", 5),
  "fields-moss": landscape(drawFields, [1200, 800], "moss", 8),
  table: landscape(drawTable, [1200, 900], "ochre", 3),
  vessels: landscape(drawVessels, [1000, 800], "clay", 3),
  "ceramics-blue": landscape(drawVessels, [900, 900], "slate", 7),
  "still-plum": landscape(drawVessels, [900, 1100], "plum", 9),
  arches: landscape(drawArches, [1200, 800], "sand", 6),
  "arches-plum": landscape(drawArches, [900, 1100], "plum", 6),
};
export type LandscapeName = keyof typeof landscapes;

export const isLandscape = (name: string): name is LandscapeName => Object.hasOwn(landscapes, name);
