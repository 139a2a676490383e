/**
 * A colour of the drawn landscapes has red, green and blue from 0 to 1. The functions change a pixel's colour in place,
 * so that nothing is allocated for any of them.
 */
export type Colour = [red: number, green: number, blue: number];

/** Reads "0f1c22" as a colour. */
export const fromHex = (hex: string): Colour => [
  Number.parseInt(hex.slice(0, 2), 16) / 255,
  Number.parseInt(hex.slice(2, 4), 16) / 255,
  Number.parseInt(hex.slice(4, 6), 16) / 255,
];

/** Returns a colour between two, at `share` (0 to 1) of the way. */
export const between = (from: Colour, to: Colour, share: number): Colour => {
  const made: Colour = [0, 0, 0];
  mix(made, from, to, share);
  return made;
};

/** Sets `target` to the colour at `share` of the way between two. */
export function mix(target: Colour, from: Colour, to: Colour, share: number): void {
  target[0] = from[0] + (to[0] - from[0]) * share;
  target[1] = from[1] + (to[1] - from[1]) * share;
  target[2] = from[2] + (to[2] - from[2]) * share;
}

export function set(target: Colour, colour: Colour): void {
  target[0] = colour[0];
  target[1] = colour[1];
  target[2] = colour[2];
}

/** Lays `colour` over `target`; 1 covers it. */
export function cover(target: Colour, colour: Colour, share: number): void {
  mix(target, target, colour, share);
}

export function scale(target: Colour, by: number): void {
  target[0] *= by;
  target[1] *= by;
  target[2] *= by;
}

/** Adds `colour` as light. */
export function add(target: Colour, colour: Colour, strength: number): void {
  target[0] += colour[0] * strength;
  target[1] += colour[1] * strength;
  target[2] += colour[2] * strength;
}
