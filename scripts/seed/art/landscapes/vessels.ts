import { between, type Colour, scale, set } from "./colour";
import { type Frame, lerp, type Painter, smoothstep } from "./frame";
import { drawSolids, type Solid, toBall, toTurned } from "./solids";

/** Draws a jug with a stem, a bowl and fruit before a wall. */
export function drawVessels(frame: Frame): Painter {
  const { noise, palette } = frame;
  const { shadow, deep, mid, light, highlight } = palette;
  const plain = (own: Colour) => (colour: Colour) => set(colour, own);
  const fruit = (x: number, y: number, z: number, radius: number, colour: Colour): Solid => ({
    distance: (px, py, pz) => toBall(px - x, (py - y) * 1.05, pz - z, radius) * 0.95,
    paint: plain(colour),
    gloss: 0.15,
  });
  const neck = (y: number) => 0.15 + 0.1 * smoothstep(1.35, 1.6, y);
  const belly = (y: number) => 0.34 + 0.2 * Math.sin(y * 2.6 + 0.3) - 0.16 * smoothstep(0.95, 1.25, y);
  const glaze = between([0, 0, 0], deep, 1);
  const solids: Solid[] = [
    { distance: (_, y) => y, paint: plain(between(light, mid, 0.35)) },
    { distance: (_x, _y, z) => z + 1.5, paint: plain(between(light, mid, 0.2)) },
    {
      distance: (x, y, z) => {
        const bound = Math.max(toTurned(x + 0.75, z, 0.56), y - 1.62);
        if (bound > 0.25) return bound;
        const radius = lerp(belly(y), neck(y), smoothstep(1, 1.25, y));
        return Math.max(toTurned(x + 0.75, z, radius), y - 1.62, -y) * 0.6;
      },
      paint: (colour, x, y, z) => {
        set(colour, glaze);
        scale(colour, 0.9 + 0.2 * noise.clouds(x * 3 + y * 8, z * 3 + y * 8));
      },
      gloss: 0.18,
    },
    {
      distance: (x, y, z) => {
        const bound = Math.max(toTurned(x - 0.35, z - 0.25, 0.52), y - 0.84);
        if (bound > 0.25) return bound;
        const radius = 0.44 * Math.sqrt(Math.max(0.02, 1 - ((y - 0.42) / 0.47) ** 2)) + 0.06;
        return Math.max(toTurned(x - 0.35, z - 0.25, radius), y - 0.84) * 0.6;
      },
      paint: plain(between(highlight, [1, 1, 1], 0.2)),
      gloss: 0.1,
    },
    fruit(1.12, 0.19, 0.55, 0.19, [0.8, 0.42, 0.14]),
    fruit(-0.2, 0.165, 0.95, 0.165, [0.8, 0.42, 0.14]),
    fruit(0.86, 0.15, 0.95, 0.15, [0.72, 0.24, 0.15]),
    {
      distance: (x, y, z) => {
        const along = y - 1.5;
        const bent = x + 0.75 - 0.28 * along * along;
        return Math.max(toTurned(bent, z, 0.016), Math.abs(along - 0.4) - 0.7) * 0.7;
      },
      paint: plain(between([0, 0, 0], shadow, 0.8)),
    },
  ];
  return drawSolids(frame, {
    solids,
    ...{ from: [0.25, 1.1, 4.1], towards: [0.22, 0.82, 0], focal: 2.1 },
    ...{ light: [-0.75, 0.8, 0.55], throughWindow: true },
  });
}
