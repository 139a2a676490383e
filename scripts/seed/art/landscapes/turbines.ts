import { between, type Colour, cover, mix, scale, set } from "./colour";
import { clamp, type Frame, inside, length, lerp, type Painter, perColumn, smoothstep } from "./frame";

const HILLS = 5;
/** The far hills have turbines. */
const BUILT = 3;
const PER_HILL = 3;
const TURN = (2 * Math.PI) / 3;

type Turbine = {
  x: number;
  foot: number;
  hub: number;
  reach: number;
  half: number;
  blades: [number, number][];
};

/** Draws wind turbines on hills, one behind the other. */
export function drawTurbines(frame: Frame): Painter {
  const { noise, aspect, edge, palette } = frame;
  const { shadow, deep, mid, light, highlight } = palette;
  const topOf = (n: number, near: number) => (x: number) => {
    const along = x * 0.6 + n * 3;
    return (
      lerp(0.44, 0.04, near) + 0.13 * (Math.sin(along * 2) * 0.5 + noise.at(along * 1.7, near * 9) * 0.6)
    );
  };
  const hills = Array.from({ length: HILLS }, (_, n) => {
    const near = n / (HILLS - 1);
    const colour = between(between(light, highlight, 0.45), shadow, near * 0.85);
    cover(colour, deep, 1.2 * near * (1 - near));
    const turbines = Array.from({ length: n < BUILT ? PER_HILL : 0 }, (_, m): Turbine => {
      const which = n * PER_HILL + m;
      const x = (0.12 + 0.32 * m + 0.2 * noise.hash(which)) * aspect;
      const foot = topOf(n, near)(x);
      const tall = lerp(0.18, 0.46, near * 1.6);
      const turned = noise.hash(which, 4) * 2 * Math.PI;
      const blades = [0, 1, 2].map((b): [number, number] => [
        Math.cos(turned + b * TURN),
        Math.sin(turned + b * TURN),
      ]);
      return {
        x,
        foot,
        hub: foot + tall,
        reach: tall * 0.62,
        half: lerp(0.0016, 0.0048, near * 1.6),
        blades,
      };
    });
    return {
      near,
      colour,
      turbines,
      white: between([0, 0, 0], between(highlight, [1, 1, 1], 0.6), lerp(0.92, 0.98, near)),
      top: perColumn(frame, topOf(n, near)),
    };
  });
  const shown = new Float64Array(HILLS);
  const grass: Colour = [0, 0, 0];

  /** Returns the distance from a turbine's edge: its tower widens to its foot, its blades narrow to their tips. */
  function toTurbine({ x: at, foot, hub, reach, half, blades }: Turbine, x: number, y: number) {
    const [dx, dy] = [x - at, y - hub];
    const up = clamp((y - foot + 0.03) / (hub - foot + 0.03));
    let distance = length(dx, y < foot - 0.03 ? foot - 0.03 - y : Math.max(dy, 0)) - half * (1.25 - 0.5 * up);
    if (dx * dx + dy * dy > (reach + 0.02) ** 2) return distance;
    for (const [cos, sin] of blades) {
      const along = clamp((dx * cos + dy * sin) / reach);
      const away = length(dx - cos * reach * along, dy - sin * reach * along);
      distance = Math.min(distance, away - half * (1.15 - along));
    }
    return Math.min(distance, length(dx, dy) - half * 1.7);
  }

  return (colour, x, y, column) => {
    let first = HILLS;
    while (first > 0) {
      first -= 1;
      shown[first] = inside(y - (hills[first]?.top[column] as number), edge);
      if (shown[first] === 1) break;
    }
    if (shown[first] !== 1) {
      mix(colour, highlight, mid, smoothstep(0.3, 1, y));
      cover(colour, highlight, 0.6 * smoothstep(0.4, 0.75, noise.clouds(x * 1.3, y * 4)));
    }
    for (let n = first; n < HILLS; n++) {
      const hill = hills[n];
      if (!hill) continue;
      if (shown[n] !== 1) {
        for (const turbine of hill.turbines)
          cover(colour, hill.white, inside(toTurbine(turbine, x, y), edge));
      }
      if (shown[n] === 0) continue;
      const depth = (hill.top[column] as number) - y;
      set(grass, hill.colour);
      const rough = 0.34 * noise.clouds(x * 9, depth * 40 + n) + 0.2 * (noise.at(x * 3, depth * 9) - 0.5);
      scale(grass, 0.82 + rough);
      cover(colour, grass, shown[n] as number);
    }
  };
}
