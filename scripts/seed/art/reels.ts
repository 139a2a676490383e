/**
 * A reel's video is a few shots of pictures in `public/demo`, as a camera that moves slowly would take them. `x` and
 * `y` are the middle of what is seen as shares of the picture, `zoom` how close it is: at 1 an upright frame is as high
 * as the picture.
 */
export type View = { x: number; y: number; zoom: number };
export type Shot = { art: string; from: View; to: View };

const view = (x: number, y: number, zoom: number): View => ({ x, y, zoom });
/** The first shot of every video begins where its poster, the same picture in the middle, stood. */
const MIDDLE = view(0.5, 0.5, 1);
const shot = (art: string, from: View, to: View): Shot => ({ art, from, to });

export const reels: Readonly<Record<string, readonly Shot[]>> = {
  "vase-in-nine-minutes": [
    shot("still-plum", MIDDLE, view(0.36, 0.46, 1.35)),
    shot("still-plum", view(0.3, 0.4, 2.1), view(0.3, 0.55, 1.9)),
    shot("still-plum", view(0.62, 0.62, 2), view(0.55, 0.55, 1.3)),
  ],
  "last-bakery-on-floor-0": [
    shot("city-plum", MIDDLE, view(0.5, 0.62, 1.3)),
    shot("city-plum", view(0.3, 0.75, 2.2), view(0.6, 0.75, 2.2)),
    shot("table", view(0.42, 0.5, 1.3), view(0.4, 0.5, 1.8)),
  ],
  "where-the-light-comes-in": [
    shot("arches-plum", MIDDLE, view(0.5, 0.45, 1.4)),
    shot("arches-plum", view(0.75, 0.55, 2), view(0.55, 0.55, 1.8)),
    shot("arches-plum", view(0.25, 0.66, 2.4), view(0.3, 0.6, 1.6)),
  ],
  "salt-by-hand": [
    shot("dunes-plum", MIDDLE, view(0.5, 0.6, 1.3)),
    shot("dunes-plum", view(0.4, 0.75, 2.1), view(0.6, 0.7, 2)),
    shot("sea-morning", view(0.4, 0.5, 1.2), view(0.45, 0.5, 1.1)),
  ],
  "six-bottles": [
    shot("glass-plum", MIDDLE, view(0.42, 0.5, 1.4)),
    shot("glass-plum", view(0.25, 0.48, 2.3), view(0.45, 0.55, 2.2)),
    shot("bottles", view(0.7, 0.5, 1.7), view(0.6, 0.55, 1.2)),
  ],
  "potter-start-to-finish": [
    shot("ceramics-blue", MIDDLE, view(0.4, 0.52, 1.3)),
    shot("ceramics-blue", view(0.28, 0.45, 2), view(0.28, 0.6, 1.8)),
    shot("vessels", view(0.5, 0.6, 1.8), view(0.45, 0.55, 1.1)),
  ],
  "twenty-seven-hours": [
    shot("fields", MIDDLE, view(0.45, 0.5, 1.15)),
    shot("ridge-dawn", view(0.25, 0.5, 1.2), view(0.65, 0.5, 1.2)),
    shot("night-train", view(0.85, 0.5, 1.5), view(0.35, 0.5, 1.5)),
  ],
  "jumper-taken-apart": [
    shot("paper", MIDDLE, view(0.45, 0.6, 1.3)),
    shot("paper", view(0.3, 0.3, 2), view(0.6, 0.35, 2)),
    shot("paper", view(0.7, 0.75, 2.2), view(0.55, 0.6, 1.3)),
  ],
  "station-to-summit": [
    shot("ridge-dawn", MIDDLE, view(0.6, 0.5, 1.1)),
    shot("forest-mist", view(0.2, 0.6, 1.2), view(0.6, 0.55, 1.2)),
    shot("ridge-blue", view(0.7, 0.65, 1.6), view(0.55, 0.45, 1.1)),
  ],
  "nine-kettles": [
    shot("ceramics-blue", MIDDLE, view(0.62, 0.55, 1.5)),
    shot("vessels", view(0.35, 0.5, 1.8), view(0.35, 0.6, 1.7)),
    shot("ceramics-blue", view(0.7, 0.7, 2.4), view(0.5, 0.6, 1.4)),
  ],
  "tamale-bicycle": [
    shot("city-dusk", MIDDLE, view(0.42, 0.6, 1.2)),
    shot("city-dusk", view(0.15, 0.7, 1.7), view(0.45, 0.7, 1.7)),
    shot("table", view(0.5, 0.5, 1.6), view(0.42, 0.5, 1.2)),
  ],
  "one-ash-tree": [
    shot("forest-mist", MIDDLE, view(0.55, 0.55, 1.25)),
    shot("forest-moss", view(0.25, 0.55, 1.5), view(0.4, 0.45, 1.3)),
    shot("forest-mist", view(0.8, 0.65, 1.8), view(0.65, 0.6, 1.3)),
  ],
  "one-cream": [
    shot("bottles", MIDDLE, view(0.5, 0.55, 1.4)),
    shot("bottles", view(0.45, 0.6, 2.4), view(0.6, 0.6, 2.2)),
    shot("bottles", view(0.3, 0.45, 2), view(0.42, 0.5, 1.2)),
  ],
  "eleven-saunas": [
    shot("forest-dawn", MIDDLE, view(0.5, 0.6, 1.3)),
    shot("night-train", view(0.3, 0.5, 1.4), view(0.75, 0.5, 1.4)),
    shot("cabin-night", view(0.62, 0.62, 1.2), view(0.61, 0.66, 1.9)),
  ],
  "lisbon-for-five": [
    shot("city-dusk", MIDDLE, view(0.58, 0.55, 1.15)),
    shot("sea-morning", view(0.3, 0.5, 1.2), view(0.55, 0.5, 1.2)),
    shot("city-dusk", view(0.85, 0.7, 1.9), view(0.7, 0.6, 1.3)),
  ],
  "four-suppers": [
    shot("table", MIDDLE, view(0.42, 0.5, 1.4)),
    shot("table", view(0.8, 0.25, 2), view(0.75, 0.4, 1.8)),
    shot("table", view(0.42, 0.5, 2.2), view(0.45, 0.5, 1.2)),
  ],
  "six-soles": [
    shot("dunes", MIDDLE, view(0.45, 0.6, 1.3)),
    shot("paper", view(0.6, 0.6, 1.8), view(0.4, 0.5, 1.8)),
    shot("dunes", view(0.8, 0.7, 1.9), view(0.6, 0.6, 1.2)),
  ],
  "four-friends-four-votes": [
    shot("books-moss", MIDDLE, view(0.45, 0.55, 1.4)),
    shot("books-moss", view(0.75, 0.65, 2.2), view(0.55, 0.6, 1.9)),
    shot("books-moss", view(0.42, 0.3, 2.2), view(0.45, 0.45, 1.3)),
  ],
  "bank-contract": [
    shot("books", MIDDLE, view(0.45, 0.5, 1.35)),
    shot("paper", view(0.4, 0.7, 1.6), view(0.5, 0.45, 1.6)),
    shot("books", view(0.72, 0.62, 2.1), view(0.55, 0.55, 1.3)),
  ],
  "berth-61": [
    shot("night-train", MIDDLE, view(0.62, 0.5, 1.2)),
    shot("forest-night", view(0.2, 0.6, 1.3), view(0.75, 0.6, 1.3)),
    shot("night-train", view(0.3, 0.5, 2), view(0.85, 0.5, 2)),
  ],
};
