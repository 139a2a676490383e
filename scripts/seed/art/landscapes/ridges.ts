import { add, between, cover, mix, scale, set } from "./colour";
import { clamp, type Frame, inside, length, lerp, type Painter, perColumn, smoothstep } from "./frame";

const RIDGES = 8;

/** Draws mountain ridges one behind the other, the far ones pale, under a low sun. */
export function drawRidges(frame: Frame): Painter {
  const { noise, aspect, edge, palette } = frame;
  const { shadow, deep, mid, light, highlight } = palette;
  const [sunX, sunY] = [0.68 * aspect, 0.62];
  const horizon = between(highlight, light, 0.35);
  const haze = between(light, highlight, 0.3);
  const ridges = Array.from({ length: RIDGES }, (_, n) => {
    const near = n / (RIDGES - 1);
    const base = lerp(0.6, 0, near ** 0.8);
    const steep = lerp(0.2, 0.34, near);
    const outline = (x: number) => noise.ridge(x * lerp(1.1, 0.75, near) + n * 5.3, n * 2.7);
    const colour = between(between(light, highlight, 0.25), shadow, near ** 1.1 * 0.95 + 0.04);
    cover(colour, deep, 1.05 * near * (1 - near));
    return {
      near,
      colour,
      top: perColumn(frame, (x) => base + steep * (outline(x) - 0.55)),
      /** The outline is sunlit where it falls away to the right. */
      lit: perColumn(frame, (x) => clamp(outline(x) - outline(x + 0.012), -0.04, 0.06)),
    };
  });
  const shown = new Float64Array(RIDGES);
  const ridge: typeof horizon = [0, 0, 0];

  return (colour, x, y, column) => {
    let first = RIDGES;
    while (first > 0) {
      first -= 1;
      shown[first] = inside(y - (ridges[first]?.top[column] as number), edge);
      if (shown[first] === 1) break;
    }
    if (shown[first] !== 1) {
      mix(colour, horizon, mid, smoothstep(0.6, 1.1, y + 0.1 * noise.clouds(x * 1.5, y * 6)));
      cover(colour, highlight, 0.75 * Math.exp(-5 * length(x - sunX, (y - sunY) * 1.4)));
      const streaks = smoothstep(0.5, 0.75, noise.clouds(x * 1.2 + 3, y * 5 + 3));
      cover(colour, highlight, 0.35 * streaks * smoothstep(0.5, 0.9, y));
    }
    for (let n = first; n < RIDGES; n++) {
      const of = ridges[n];
      if (!of || shown[n] === 0) continue;
      const depth = (of.top[column] as number) - y;
      set(ridge, of.colour);
      cover(ridge, haze, smoothstep(0.02, 0.26, depth) * (1 - of.near) * 0.6);
      scale(ridge, 1 + 0.35 * (noise.clouds(x * 22, y * 30 + n) - 0.5) * of.near);
      add(
        ridge,
        highlight,
        0.9 * (of.lit[column] as number) * smoothstep(0.07, 0, depth) * (1 - 0.5 * of.near),
      );
      cover(colour, ridge, shown[n] as number);
    }
  };
}
