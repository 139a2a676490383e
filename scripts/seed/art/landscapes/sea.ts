import { add, between, type Colour, cover, mix } from "./colour";
import { type Frame, inside, length, type Painter, perColumn, smoothstep } from "./frame";

const HORIZON = 0.46;

/** Draws a calm sea under clouds, the sun low over it, an island at the right. */
export function drawSea(frame: Frame): Painter {
  const { noise, aspect, edge, palette } = frame;
  const { shadow, deep, mid, light, highlight } = palette;
  const sun = 0.36 * aspect;
  const farWater = between(light, mid, 0.4);
  const glint = between(mid, highlight, 0.4);
  const land = between(deep, light, 0.35);
  const island = perColumn(
    frame,
    (x) => HORIZON + 0.055 * noise.ridge(x * 1.1 + 2, 5) * smoothstep(0.45, 0.95, x / aspect) - 0.012,
  );

  function drawSky(colour: Colour, x: number, y: number) {
    const up = (y - HORIZON) / (1 - HORIZON);
    mix(colour, light, mid, up ** 0.8);
    const bright = noise.clouds(x * 1.3 + 7, (up * 5) / (0.35 + up) + 7);
    cover(colour, highlight, 0.75 * smoothstep(0.45, 0.75, bright) * (1 - up * 0.4));
    const dark = noise.clouds(x * 1.1 + 4, (up * 6) / (0.4 + up));
    cover(colour, deep, 0.35 * smoothstep(0.55, 0.85, dark));
    cover(colour, highlight, Math.exp(-7 * length((x - sun) * 0.8, (y - HORIZON - 0.13) * 1.2)));
  }

  function drawWater(colour: Colour, x: number, y: number) {
    const near = (HORIZON - y) / HORIZON;
    const distance = 1 / (HORIZON - y + 0.012);
    const [across, away] = [(x - 0.5 * aspect) * distance * 0.9, distance * 2.2];
    const swell = noise.clouds(across * 0.9, away * 2.2);
    const waves = swell + 0.5 * noise.clouds(across * 2.6 + 4, away * 5 + 4);
    mix(colour, farWater, shadow, near ** 0.55);
    add(colour, glint, (waves - 0.72) * 0.32);
    const path = Math.exp(-(((x - sun) / (0.06 + 0.22 * near)) ** 2));
    add(colour, highlight, path * smoothstep(0.72, 1.05, waves) * (1.1 - 0.5 * near));
  }

  return (colour, x, y, column) => {
    if (y > HORIZON) drawSky(colour, x, y);
    else drawWater(colour, x, y);
    if (y > HORIZON) cover(colour, land, inside(y - (island[column] as number), edge));
  };
}
