import { between, type Colour, set } from "./colour";
import { type Frame, length, type Painter } from "./frame";
import { drawSolids, type Solid, toBall, toBox } from "./solids";

/** The middles of the three arches, and half their width. */
const ARCHES = [-2.3, -0.2, 1.9];
const HALF = 0.66;
const SPRING = 1.35;
const STAIRS = 5;

/** Draws a wall with three arches, a stair and a ball before it. */
export function drawArches(frame: Frame): Painter {
  const { deep, mid, light, highlight } = frame.palette;
  const plain = (own: Colour) => (colour: Colour) => set(colour, own);
  const toWall = (x: number, y: number, z: number) => {
    let wall = toBox(x, y - 2, z + 1.6, 6, 3.2, 0.5);
    if (wall > 0.3) return wall;
    for (const middle of ARCHES) {
      const across = x - middle;
      const opening = y < SPRING ? Math.abs(across) - HALF : length(across, y - SPRING) - HALF;
      wall = Math.max(wall, -opening);
    }
    return wall;
  };
  const solids: Solid[] = [
    { distance: (_, y) => y, paint: plain(between(light, mid, 0.4)) },
    { distance: toWall, paint: plain(between(light, highlight, 0.4)) },
    ...Array.from({ length: STAIRS }, (_, n): Solid => {
      const half = 0.07 * (n + 1);
      return {
        distance: (x, y, z) => toBox(x - 1.9 - 0.28 * n, y - half, z - 0.2, 0.7, half, 1.1),
        paint: plain(mid),
      };
    }),
    { distance: (x, y, z) => toBall(x + 1.25, y - 0.34, z - 0.1, 0.34), paint: plain(deep) },
    { distance: (_x, _y, z) => z + 3.9, paint: plain(between(mid, light, 0.4)) },
  ];
  return drawSolids(frame, {
    solids,
    ...{ from: [0.2, 1.5, 5.4], towards: [0.1, 1.25, 0], focal: 1.9 },
    ...{ light: [-0.62, 0.75, 0.7], throughWindow: false },
  });
}
