import { between, type Colour, cover, mix, scale } from "./colour";
import { type Frame, fraction, inside, length, lerp, type Painter, perColumn, smoothstep } from "./frame";

const HORIZON = 0.58;
const HEDGES = 9;

/** Draws rows of a field that run to the horizon, hedges along it, hills behind. */
export function drawFields(frame: Frame): Painter {
  const { noise, aspect, edge, palette } = frame;
  const { shadow, deep, mid, light, highlight } = palette;
  const hill = between(light, deep, 0.45);
  const far = between(light, mid, 0.5);
  const hedge = between(shadow, deep, 0.35);
  const hills = perColumn(frame, (x) => HORIZON + 0.05 * (noise.ridge(x * 0.8, 2) - 0.4));
  const ends = perColumn(frame, (x) => HORIZON - 0.015 + 0.02 * Math.sin(x * 1.7));
  const part: Colour = [0, 0, 0];

  function drawSky(colour: Colour, x: number, y: number, column: number) {
    mix(colour, highlight, light, smoothstep(HORIZON, 1, y));
    cover(colour, highlight, 0.7 * smoothstep(0.42, 0.7, noise.clouds(x * 1.3 + 2, y * 4.5 + 2)));
    cover(colour, hill, inside(y - (hills[column] as number), edge));
  }

  function drawRows(colour: Colour, x: number, y: number, end: number) {
    const distance = 1 / (end - y + 0.03);
    const across = (x - 0.62 * aspect) * distance;
    const row = Math.sin(across * 5.5 + 0.4 * noise.at(across, distance));
    const near = (end - y) / end;
    mix(colour, mid, deep, smoothstep(-0.3, 0.5, row));
    cover(colour, shadow, 0.6 * smoothstep(0.5, 0.95, row));
    scale(colour, 0.72 + 0.6 * noise.clouds(across * 9, distance * 9));
    mix(colour, far, colour, smoothstep(0, 0.35, near));
    scale(colour, 0.75 + 0.35 * near);
  }

  function drawHedges(colour: Colour, x: number, above: number) {
    if (above < -0.03 || above > 0.05) return;
    const place = Math.floor(x * HEDGES);
    if (noise.hash(place, 7) < 0.45) return;
    const wide = 0.35 + 0.25 * noise.hash(place, 8);
    const round = length(
      (fraction(x * HEDGES) - 0.5) / wide,
      (above - 0.006) * lerp(38, 62, noise.hash(place, 9)),
    );
    const leaves = 0.35 * noise.at(x * 60, above * 60) + 0.2 * noise.at(x * 260, above * 260);
    mix(part, hedge, shadow, smoothstep(0.02, -0.01, above) * 0.6);
    cover(colour, part, inside(round - 0.75 - leaves, edge * 60));
  }

  return (colour, x, y, column) => {
    const end = ends[column] as number;
    if (y < end) drawRows(colour, x, y, end);
    else drawSky(colour, x, y, column);
    drawHedges(colour, x, y - end);
  };
}
