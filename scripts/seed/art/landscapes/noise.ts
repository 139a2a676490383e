/** The length of the tables, a power of two; noise repeats after as many units. */
const SIZE = 1024;
const MASK = SIZE - 1;
const OCTAVES = 7;
const RIDGE_OCTAVES = 9;

/** Smooth chance is the same for the same seed at any size of the picture. All of it is from 0 to 1. */
export interface Noise {
  /** Takes a whole number, and a second one beside it. */
  hash: (a: number, b?: number) => number;
  /** Smooth, with a change about every unit. */
  at: (x: number, y: number) => number;
  /** Clouds are layers of noise, seven by default, each twice as fine as the one before. About 0.5 on average. */
  clouds: (x: number, y: number, octaves?: number) => number;
  /** Returns a mountain's outline along `x`; `which` tells one mountain from another. */
  ridge: (x: number, which: number) => number;
}

export function makeNoise(seed: number): Noise {
  const hash = (a: number, b = 0) => {
    let bits = Math.imul(a, 0x9e3779b1) ^ Math.imul(b + seed * 101, 0x85ebca6b);
    bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
    bits = Math.imul(bits ^ (bits >>> 12), 0x297a2d39);
    return ((bits ^ (bits >>> 15)) >>> 0) / 0x100000000;
  };
  const values = Float64Array.from({ length: SIZE }, (_, n) => hash(n, 1));
  const order = shuffled((n) => hash(n, 2));

  const at = (x: number, y: number) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const right = ease(x - column);
    const up = ease(y - row);
    const a = order[column & MASK] as number;
    const b = order[(column + 1) & MASK] as number;
    const low = values[order[(a + row) & MASK] as number] as number;
    const lowRight = values[order[(b + row) & MASK] as number] as number;
    const high = values[order[(a + row + 1) & MASK] as number] as number;
    const highRight = values[order[(b + row + 1) & MASK] as number] as number;
    const bottom = low + (lowRight - low) * right;
    return bottom + (high + (highRight - high) * right - bottom) * up;
  };

  const clouds = (x: number, y: number, octaves = OCTAVES) => {
    let [sum, weight, px, py] = [0, 0.5, x, y];
    for (let octave = 0; octave < octaves; octave++) {
      sum += weight * at(px, py);
      // It is turned by 37 degrees, so that the layers' grids do not show.
      const turned = 1.6 * px + 1.2 * py;
      py = 1.6 * py - 1.2 * px;
      px = turned;
      weight *= 0.5;
    }
    return sum;
  };

  const ridge = (x: number, which: number) => {
    let [sum, weight, along] = [0, 0.5, x];
    for (let octave = 0; octave < RIDGE_OCTAVES; octave++) {
      sum += weight * (1 - Math.abs(2 * at(along, which) - 1));
      along = along * 2.07 + 3.1;
      weight *= 0.47;
    }
    return sum;
  };

  return { hash, at, clouds, ridge };
}

const ease = (t: number) => t * t * (3 - 2 * t);

/** Returns 0 to SIZE - 1 in an order of chance. */
function shuffled(chance: (n: number) => number): Uint16Array {
  const order = Uint16Array.from({ length: SIZE }, (_, n) => n);
  for (let n = SIZE - 1; n > 0; n--) {
    const other = Math.floor(chance(n) * (n + 1));
    const value = order[n] as number;
    order[n] = order[other] as number;
    order[other] = value;
  }
  return order;
}
