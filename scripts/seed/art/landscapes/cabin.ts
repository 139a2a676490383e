import { add, between, type Colour, cover, mix, scale, set } from "./colour";
import { clamp, type Frame, inside, length, lerp, type Painter, perColumn, smoothstep } from "./frame";
import { drawStars } from "./stars";
import { drawTrees } from "./trees";

const ROWS = 5;
/** The cabin is a triangle: its height and half its width, at its foot. */
const TALL = 0.26;
const HALF = 0.15;
const GLOW: Colour = [1, 0.62, 0.28];
const LAMP: Colour = [1, 0.6, 0.25];
const WARM: Colour = [1, 0.83, 0.52];
const EMBER: Colour = [0.86, 0.45, 0.16];

/** Draws a lit cabin on snow, before a winter forest at night. */
export function drawCabin(frame: Frame): Painter {
  const { noise, aspect, edge, palette } = frame;
  const { shadow, deep, mid, light, highlight } = palette;
  const centre = 0.62 * aspect;
  const stars = drawStars(frame);
  const snowFar = between(mid, highlight, 0.42);
  const snowNear = between(deep, mid, 0.6);
  const haze = between(mid, light, 0.5);
  const wall = between([0, 0, 0], shadow, 0.8);
  const chimney = between([0, 0, 0], shadow, 0.7);
  const roofSnow = between(mid, highlight, 0.6);
  const rows = Array.from({ length: ROWS }, (_, n) => {
    const near = n / (ROWS - 1);
    return {
      near,
      colour: between(between(mid, light, 0.3), shadow, near * 0.95 + 0.05),
      ground: perColumn(frame, (x) => 0.34 - 0.05 * near + 0.04 * (noise.ridge(x * 0.7 + n * 3, n) - 0.5)),
      /** The near rows are low behind the cabin, so that it stands in a clearing. */
      share: perColumn(frame, (x) =>
        near > 0.6 ? lerp(0.12, 1, smoothstep(0.12, 0.5, Math.abs(x - centre))) : 1,
      ),
      trees: drawTrees(frame, {
        spacing: lerp(0.02, 0.055, near),
        tall: lerp(0.14, 0.5, near),
        row: n,
        shift: near * 5.7,
      }),
    };
  });
  const shown = new Float64Array(ROWS);
  const part: Colour = [0, 0, 0];

  function drawSky(colour: Colour, x: number, y: number) {
    mix(colour, mid, deep, smoothstep(0.25, 0.95, y));
    cover(colour, light, 0.55 * Math.exp(-3.5 * Math.abs(y - 0.36)));
    stars(colour, x, y, smoothstep(0.5, 0.9, y));
  }

  function drawForest(colour: Colour, x: number, y: number, column: number) {
    let first = ROWS;
    while (first > 0) {
      first -= 1;
      const row = rows[first];
      if (!row) break;
      const above = y - (row.ground[column] as number);
      const trees = row.trees(x + row.near * 5.7, y, above, column, row.share[column]);
      shown[first] = Math.max(inside(above, edge), trees);
      if (shown[first] === 1) break;
    }
    if (shown[first] !== 1) drawSky(colour, x, y);
    for (let n = first; n < ROWS; n++) {
      const row = rows[n];
      if (!row || shown[n] === 0) continue;
      set(part, row.colour);
      const above = y - (row.ground[column] as number);
      cover(part, haze, smoothstep(0.18, 0, above) * (1 - row.near) * 0.7);
      cover(colour, part, shown[n] as number);
    }
  }

  /** Light falls out of the windows on the snow; `dx`, `dy` are measured from the middle of the cabin's foot. */
  function drawSnow(colour: Colour, x: number, y: number, dx: number, dy: number) {
    const top = 0.27 + 0.02 * noise.clouds(x * 3, y * 3) - 0.02 * Math.cos((x - centre) * 3);
    const snow = inside(y - top, edge);
    add(colour, GLOW, 0.32 * Math.exp(-5 * length(dx, dy - 0.08)) * (1 - snow));
    if (snow === 0) return;
    mix(part, snowFar, snowNear, smoothstep(top, 0, y));
    scale(part, 0.86 + 0.3 * noise.clouds(x * 5, y * 16));
    add(part, GLOW, 0.1 * Math.exp(-5 * length(dx, dy - 0.08)));
    const beam = Math.exp(-22 * Math.abs(dx) * (1.2 - y * 1.5)) * smoothstep(0, 0.27, y);
    add(part, LAMP, 0.6 * beam + 0.28 * Math.exp(-6 * length(dx * 0.7, dy * 1.4)));
    cover(colour, part, snow);
  }

  function drawHouse(colour: Colour, dx: number, dy: number) {
    const side = Math.abs(dx);
    const roof = Math.max(side / HALF + dy / TALL - 1, -dy - 0.004);
    // The roof's slope is measured in its own width: an edge of a pixel is so many of it.
    const soft = edge / HALF;
    cover(colour, wall, inside(roof, soft));
    if (dy > -0.001)
      cover(colour, roofSnow, smoothstep(0.035, 0, Math.abs(roof + 0.02)) * 0.75 * inside(roof - 0.02, soft));
    const glass = Math.max(side / (HALF * 0.8) + dy / (TALL * 0.8) - 1, -dy + 0.006);
    const shownGlass = inside(glass, soft);
    if (shownGlass > 0) {
      mix(part, WARM, EMBER, clamp(smoothstep(0, 0.2, dy) + (0.35 * side) / HALF));
      const bar = Math.min(side, Math.abs(side - 0.055), Math.abs(dy - 0.075), Math.abs(dy - 0.14));
      scale(part, lerp(0.2, 1, smoothstep(0.0018, 0.0018 + 2 * edge, bar)));
      scale(part, 0.82 + 0.3 * noise.at(dx * 40 + 50, dy * 40 + 50));
      cover(colour, part, shownGlass);
    }
    const box = Math.max(Math.abs(dx - 0.06) - 0.012, 0.13 - dy, dy - 0.24);
    cover(colour, chimney, inside(box, edge) * (1 - inside(roof, soft)));
  }

  function drawSmoke(colour: Colour, dx: number, dy: number) {
    if (dy < 0.235 || dy > 0.62) return;
    const rise = dy - 0.24;
    const bend = 0.06 + 0.05 * rise + 0.05 * (noise.clouds(dy * 9, 2) - 0.5);
    const wide = 0.008 + 0.12 * Math.max(rise, 0);
    const thick = Math.exp(-(((dx - bend) / wide) ** 2));
    cover(colour, light, thick * smoothstep(0.235, 0.26, dy) * smoothstep(0.62, 0.28, dy) * 0.45);
  }

  return (colour, x, y, column) => {
    const [dx, dy] = [x - centre, y - 0.265];
    drawForest(colour, x, y, column);
    drawSnow(colour, x, y, dx, dy);
    drawHouse(colour, dx, dy);
    drawSmoke(colour, dx, dy);
  };
}
