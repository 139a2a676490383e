import type { Colour } from "./colour";
import { clamp, type Frame, type Painter } from "./frame";
import { makeNoise } from "./noise";
import { type LandscapeName, landscapes } from "./pictures";

const CHANNELS = 3;
/** A picture's height has so many grains: finer than a small picture's pixels, coarser than a large one's. */
const GRAINS = 1400;
const GRAIN = 0.05;

export type DrawnPixels = { data: Buffer; width: number; height: number };

/** Draws a landscape `width` pixels wide, three bytes a pixel: the same picture at any width. */
export function drawLandscape(name: LandscapeName, width: number): DrawnPixels {
  const { scene, palette, seed, ...own } = landscapes[name];
  const height = Math.round((width * own.height) / own.width);
  const frame: Frame = {
    ...{ width, height, palette },
    aspect: width / height,
    edge: 0.75 / height,
    noise: makeNoise(seed),
  };
  const paint = scene(frame);
  const data = Buffer.allocUnsafe(width * height * CHANNELS);
  for (let row = 0; row < height; row++) drawRow(frame, paint, row, data);
  return { data, width, height };
}

function drawRow({ width, height, aspect, noise }: Frame, paint: Painter, row: number, data: Buffer): void {
  const colour: Colour = [0, 0, 0];
  const y = 1 - (row + 0.5) / height;
  let at = row * width * CHANNELS;
  for (let column = 0; column < width; column++) {
    const across = (column + 0.5) / width;
    const x = across * aspect;
    paint(colour, x, y, column);
    const light = 1 - 0.38 * ((across - 0.5) ** 2 + (y - 0.5) ** 2);
    const grain = GRAIN * (noise.at(x * GRAINS, y * GRAINS) - 0.5);
    data[at++] = finish(colour[0] * light, grain);
    data[at++] = finish(colour[1] * light, grain);
    data[at++] = finish(colour[2] * light, grain);
  }
}

/** Adds a little more contrast, and grain: 0 to 255. */
function finish(value: number, grain: number): number {
  const even = clamp(value);
  const contrast = even + 0.35 * (even * even * (3 - 2 * even) - even);
  return Math.round(255 * clamp(contrast + grain));
}
