import type { Colour } from "./colour";
import type { Noise } from "./noise";

/** A picture has five colours, from dark to bright. */
export interface Palette {
  shadow: Colour;
  deep: Colour;
  mid: Colour;
  light: Colour;
  highlight: Colour;
}

/**
 * A scene is drawn into a frame. Places are in heights of the picture from its lower left corner: `y` from 0 to 1, `x`
 * from 0 to `aspect`, whatever its size in pixels.
 */
export interface Frame {
  /** Pixels. */
  width: number;
  height: number;
  aspect: number;
  /** Half the width of a clean edge: about three quarters of a pixel. */
  edge: number;
  noise: Noise;
  palette: Palette;
}

/** Sets `colour` to a place's. `column` is its pixel's, for what a scene has computed of each column before. */
export type Painter = (colour: Colour, x: number, y: number, column: number) => void;
export type Scene = (frame: Frame) => Painter;

export const clamp = (value: number, from = 0, to = 1) => (value < from ? from : value > to ? to : value);
export const lerp = (from: number, to: number, share: number) => from + (to - from) * share;

/** Returns 0 below `from`, 1 above `to`, eased between; `from` may be the larger one. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** Returns how much of a pixel lies inside a shape whose edge is `distance` away (negative inside). */
export const inside = (distance: number, edge: number) =>
  distance <= -edge ? 1 : distance >= edge ? 0 : smoothstep(edge, -edge, distance);

/** This is much faster than `Math.hypot`. */
export const length = (x: number, y: number) => Math.sqrt(x * x + y * y);

export const fraction = (value: number) => value - Math.floor(value);

/** Computes once what depends on the column alone. */
export function perColumn({ width, aspect }: Frame, of: (x: number) => number): Float64Array {
  return Float64Array.from({ length: width }, (_, column) => of(((column + 0.5) / width) * aspect));
}
