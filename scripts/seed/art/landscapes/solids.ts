import { add, type Colour, cover, mix, scale, set } from "./colour";
import { clamp, type Frame, length, type Painter, smoothstep } from "./frame";

/** A body of a still life. Points are x to the right, y up from the floor, z towards the viewer. */
export interface Solid {
  /** Returns the distance from a point to its surface, never more than it is; negative inside. */
  distance: (x: number, y: number, z: number) => number;
  /** Sets its colour at a point of its surface. */
  paint: (colour: Colour, x: number, y: number, z: number) => void;
  /** The strength of its shine, 0 to 1. */
  gloss?: number;
}

export type Point = readonly [x: number, y: number, z: number];

interface Room {
  solids: readonly Solid[];
  from: Point;
  towards: Point;
  /** The focal length: the larger, the narrower the view. */
  focal: number;
  /** The light comes from this point. */
  light: Point;
  /** The light falls through a window with bars. */
  throughWindow: boolean;
}

const FARTHEST = 20;
const STEPS = 160;
const SHADOW_STEPS = 60;
const SHADOW_REACH = 9;
const SUNLIGHT: Colour = [1.05, 1, 0.93];
const WHITE: Colour = [1, 1, 1];

/** Draws a room's bodies in its light, by marching along each ray as far as nothing can be in the way. */
export function drawSolids({ noise, aspect, palette }: Frame, room: Room): Painter {
  const { solids, focal } = room;
  const [fromX, fromY, fromZ] = room.from;
  const forward = normalized(room.towards[0] - fromX, room.towards[1] - fromY, room.towards[2] - fromZ);
  const right = normalized(-forward[2], 0, forward[0]);
  const up = cross(right, forward);
  const sun = normalized(...room.light);
  const bounce = normalized(0.8, 0.2, 0.3);
  const haze: Colour = [0, 0, 0];
  mix(haze, haze, palette.deep, 0.55);
  const own: Colour = [0, 0, 0];

  const distance = (x: number, y: number, z: number) => {
    let nearest = 1e3;
    for (const solid of solids) nearest = Math.min(nearest, solid.distance(x, y, z));
    return nearest;
  };
  const solidAt = (x: number, y: number, z: number) => {
    let found = solids[0] as Solid;
    let nearest = 1e3;
    for (const solid of solids) {
      const away = solid.distance(x, y, z);
      if (away < nearest) [nearest, found] = [away, solid];
    }
    return found;
  };

  /** Returns how far along a ray the first surface is. */
  function march(dx: number, dy: number, dz: number) {
    let t = 0;
    for (let step = 0; step < STEPS; step++) {
      const free = distance(fromX + dx * t, fromY + dy * t, fromZ + dz * t);
      if (free < 0.0004 * t || t > FARTHEST) break;
      t += free * 0.9;
    }
    return t;
  }

  /** Returns 0 in full shadow, 1 in the sun, with soft edges. */
  function sunAt(x: number, y: number, z: number) {
    let open = 1;
    let t = 0.02;
    for (let step = 0; step < SHADOW_STEPS && t < SHADOW_REACH; step++) {
      const free = distance(x + sun[0] * t, y + sun[1] * t, z + sun[2] * t);
      open = Math.min(open, (9 * free) / t);
      if (free < 0.0005) break;
      t += clamp(free, 0.01, 0.25);
    }
    return smoothstep(0, 1, open);
  }

  /** A surface sees less of the room in corners. */
  function openness(x: number, y: number, z: number, nx: number, ny: number, nz: number) {
    let [closed, weight] = [0, 1];
    for (let step = 1; step < 6; step++) {
      const away = 0.06 * step;
      closed += weight * (away - distance(x + nx * away, y + ny * away, z + nz * away));
      weight *= 0.7;
    }
    return clamp(1 - 1.4 * closed);
  }

  function windowAt(x: number, y: number, z: number) {
    if (!room.throughWindow) return 1;
    const across = Math.abs(fractionOf((x + z * 0.9) * 0.42 + 0.25) - 0.5);
    const along = Math.abs(fractionOf((y + z * 0.45) * 0.5 + 0.1) - 0.5);
    return 0.42 + 0.58 * smoothstep(0.47, 0.41, across) * smoothstep(0.47, 0.42, along);
  }

  return (colour, pictureX, pictureY) => {
    const [px, py] = [2 * pictureX - aspect, 2 * pictureY - 1];
    let dx = px * right[0] + py * up[0] + focal * forward[0];
    let dy = px * right[1] + py * up[1] + focal * forward[1];
    let dz = px * right[2] + py * up[2] + focal * forward[2];
    const long = Math.sqrt(dx * dx + dy * dy + dz * dz);
    dx /= long;
    dy /= long;
    dz /= long;
    const t = march(dx, dy, dz);
    const [x, y, z] = [fromX + dx * t, fromY + dy * t, fromZ + dz * t];

    // The surface's direction follows from four points around it.
    const e = 0.0008;
    const [a, b] = [distance(x + e, y - e, z - e), distance(x - e, y - e, z + e)];
    const [c, d] = [distance(x - e, y + e, z - e), distance(x + e, y + e, z + e)];
    let [nx, ny, nz] = [a - b - c + d, c + d - a - b, b + d - a - c];
    const steep = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
    nx /= steep;
    ny /= steep;
    nz /= steep;

    const towardsSun = nx * sun[0] + ny * sun[1] + nz * sun[2];
    let lit = 0;
    if (towardsSun > 0) lit = sunAt(x + nx * 0.004, y + ny * 0.004, z + nz * 0.004) * windowAt(x, y, z);
    const open = openness(x, y, z, nx, ny, nz);
    const bounced = Math.max(nx * bounce[0] + ny * bounce[1] + nz * bounce[2], 0);

    const solid = solidAt(x, y, z);
    solid.paint(own, x, y, z);
    scale(own, 0.93 + 0.14 * noise.clouds(x * 14 + z * 9, y * 14 + z * 9));
    set(colour, SUNLIGHT);
    scale(colour, Math.max(towardsSun, 0) * lit * 1.25);
    add(colour, palette.highlight, open * (0.28 * (0.5 + 0.5 * ny) + 0.13));
    add(colour, palette.deep, open * bounced * 0.1);
    colour[0] *= own[0];
    colour[1] *= own[1];
    colour[2] *= own[2];
    if (solid.gloss && lit > 0) {
      const [hx, hy, hz] = [sun[0] - dx, sun[1] - dy, sun[2] - dz];
      const mirrored = (nx * hx + ny * hy + nz * hz) / Math.sqrt(hx * hx + hy * hy + hz * hz);
      add(colour, WHITE, solid.gloss * Math.max(mirrored, 0) ** 50 * lit);
    }
    cover(colour, haze, smoothstep(7, 16, t) * 0.6);
    colour[0] **= 0.88;
    colour[1] **= 0.88;
    colour[2] **= 0.88;
  };
}

/** Returns the distance from a point to a box around the origin, by half its sizes. */
export function toBox(x: number, y: number, z: number, wide: number, tall: number, deep: number): number {
  const [dx, dy, dz] = [Math.abs(x) - wide, Math.abs(y) - tall, Math.abs(z) - deep];
  const [ox, oy, oz] = [Math.max(dx, 0), Math.max(dy, 0), Math.max(dz, 0)];
  return Math.sqrt(ox * ox + oy * oy + oz * oz) + Math.min(Math.max(dx, dy, dz), 0);
}

export const toBall = (x: number, y: number, z: number, radius: number) =>
  Math.sqrt(x * x + y * y + z * z) - radius;

/** Returns the distance from a point to a body turned on a wheel, by its radius at that height. */
export const toTurned = (x: number, z: number, radius: number) => length(x, z) - radius;

const fractionOf = (value: number) => value - Math.floor(value);

function normalized(x: number, y: number, z: number): Point {
  const long = Math.sqrt(x * x + y * y + z * z);
  return [x / long, y / long, z / long];
}

const cross = ([ax, ay, az]: Point, [bx, by, bz]: Point): Point => [
  ay * bz - az * by,
  az * bx - ax * bz,
  ax * by - ay * bx,
];
