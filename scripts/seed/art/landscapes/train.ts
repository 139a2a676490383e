import { add, between, type Colour, cover, mix, scale, set } from "./colour";
import { type Frame, fraction, inside, length, lerp, type Painter, perColumn, smoothstep } from "./frame";
import { drawStars } from "./stars";
import { drawTrees } from "./trees";

const HILLS = 4;
/** Heights of the rails over the picture's foot, and of one arch, car and window along them. */
const RAILS = 0.36;
const ARCH = 0.11;
const CAR = 0.27;
const WINDOW = 0.0193;
const AMBER: Colour = [1, 0.8, 0.45];
const PALE: Colour = [1, 0.93, 0.75];
const WINDOW_GLOW: Colour = [1, 0.68, 0.34];
const HEADLIGHT: Colour = [1, 0.85, 0.6];

/** Draws a lit sleeper train on a viaduct at night, a valley in mist below. */
export function drawTrain(frame: Frame): Painter {
  const { noise, aspect, edge, palette } = frame;
  const { shadow, deep, mid, light, highlight } = palette;
  const stars = drawStars(frame);
  const [tail, head] = [0.03 * aspect, 0.83 * aspect];
  const stoneTop = between([0, 0, 0], shadow, 0.9);
  const stoneFoot = between(mid, light, 0.3);
  const carColour = between([0, 0, 0], shadow, 0.55);
  const spruce = between([0, 0, 0], shadow, 0.6);
  const hills = Array.from({ length: HILLS }, (_, n) => {
    const near = n / (HILLS - 1);
    return {
      near,
      colour: between(between(light, mid, 0.5), shadow, near * 0.75 + 0.1),
      top: perColumn(
        frame,
        (x) => lerp(0.62, 0.34, near) + 0.24 * (noise.ridge(x * 0.9 + n * 4.1, n * 1.7) - 0.6),
      ),
    };
  });
  const bank = perColumn(frame, (x) => 0.02 + 0.1 * (noise.ridge(x * 1.2, 9) - 0.4));
  const trees = drawTrees(frame, { spacing: 0.03, tall: 0.2, row: 4 });
  const part: Colour = [0, 0, 0];

  function drawSky(colour: Colour, x: number, y: number) {
    mix(colour, light, deep, smoothstep(0.35, 1, y));
    cover(colour, highlight, 0.5 * Math.exp(-4 * Math.abs(y - 0.52)) * smoothstep(1, 0.2, x / aspect));
    stars(colour, x, y, 0.8 * smoothstep(0.6, 1, y));
  }

  function drawHills(colour: Colour, y: number, column: number) {
    for (const { near, colour: own, top } of hills) {
      const depth = (top[column] as number) - y;
      const shown = inside(-depth, edge);
      if (shown === 0) continue;
      set(part, own);
      cover(part, light, smoothstep(0, 0.25, depth) * (1 - near) * 0.6);
      cover(colour, part, shown);
    }
  }

  function drawViaduct(colour: Colour, x: number, y: number) {
    const top = inside(y - RAILS, edge);
    if (top === 0) return;
    const across = (fraction(x / ARCH) - 0.5) * ARCH;
    const opening = length(across, Math.max(y - (RAILS - 0.09), 0)) - 0.041;
    const stone = Math.max(inside(-opening, edge), inside(RAILS - 0.018 - y, edge));
    if (stone === 0) return;
    mix(part, stoneTop, stoneFoot, smoothstep(RAILS, 0.02, y) * 0.8);
    scale(part, 0.85 + 0.3 * noise.at(x * 40, y * 70) * (0.85 + 0.3 * noise.at(x * 300, y * 420)));
    // The parapet catches the light of the train.
    add(part, WINDOW_GLOW, 0.1 * smoothstep(RAILS - 0.02, RAILS, y));
    cover(colour, part, stone * top);
  }

  function drawCars(colour: Colour, x: number, y: number) {
    const up = y - RAILS;
    const onTrain = Math.max(tail - x, x - head);
    const along = fraction(x / CAR);
    if (up > -edge && up < 0.05 + edge) {
      const gap = (0.012 - along) * CAR;
      cover(colour, carColour, inside(Math.max(-up, up - 0.05, onTrain, gap), edge));
      const pane = fraction(x / WINDOW);
      const frameOf = Math.max(
        0.019 - up,
        up - 0.036,
        (0.2 - pane) * WINDOW,
        (0.05 - along) * CAR,
        (along - 0.97) * CAR,
      );
      const lit = 0.55 + 0.45 * noise.hash(Math.floor(x / WINDOW), 3);
      mix(part, AMBER, PALE, lit);
      scale(part, Math.min(lit * 1.1, 1));
      cover(colour, part, inside(Math.max(frameOf, onTrain), edge));
    }
    if (onTrain < 0) add(colour, WINDOW_GLOW, 0.34 * Math.exp(-38 * Math.abs(up - 0.027)));
    add(colour, HEADLIGHT, 0.9 * Math.exp(-38 * length(x - head - 0.005 * aspect, up - 0.018)));
  }

  return (colour, x, y, column) => {
    drawSky(colour, x, y);
    drawHills(colour, y, column);
    drawViaduct(colour, x, y);
    drawCars(colour, x, y);
    const above = y - (bank[column] as number);
    cover(colour, spruce, Math.max(inside(above, edge), trees(x, y, above, column)));
    const mist = smoothstep(0.34, 0.1, y);
    if (mist > 0) cover(colour, light, 0.35 * mist * noise.clouds(x * 2, y * 6));
  };
}
