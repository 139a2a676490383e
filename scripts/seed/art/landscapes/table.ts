import { add, between, type Colour, cover, mix, scale, set } from "./colour";
import { clamp, type Frame, inside, length, type Painter, smoothstep } from "./frame";

const WHITE: Colour = [1, 1, 1];
const RED: Colour = [0.78, 0.3, 0.16];
const GOLD: Colour = [0.93, 0.66, 0.25];
const LEAF: Colour = [0.36, 0.45, 0.2];
const BITES = 7;

type Plate = {
  x: number;
  y: number;
  radius: number;
  colour: Colour;
  /** The food is between two colours and has a fineness; an empty plate has none. */
  food?: { from: Colour; to: Colour; fine: number };
};

/** Draws a laid table from above: a cloth over wood, four plates, the first course on the largest. */
export function drawTable({ noise, aspect, edge, palette }: Frame): Painter {
  const { shadow, deep, mid, light, highlight } = palette;
  const china = between(highlight, [0.97, 0.97, 0.97], 0.4);
  const plates: Plate[] = [
    { x: -0.12, y: 0.02, radius: 0.3, colour: china, food: { from: shadow, to: mid, fine: 14 } },
    {
      ...{ x: 0.5, y: 0.2, radius: 0.19, colour: between(shadow, deep, 0.4) },
      food: { from: [0.86, 0.5, 0.16], to: [0.95, 0.75, 0.35], fine: 20 },
    },
    { x: -0.62, y: -0.27, radius: 0.15, colour: china },
    {
      ...{ x: 0.36, y: -0.36, radius: 0.12, colour: between(light, deep, 0.3) },
      food: { from: [0.16, 0.09, 0.05], to: [0.29, 0.16, 0.09], fine: 12 },
    },
  ];
  const bites = Array.from({ length: BITES }, (_, n) => {
    const away = 0.13 * Math.sqrt(noise.hash(n, 1));
    return {
      x: -0.12 + away * Math.cos(n * 2.4),
      y: 0.02 + away * Math.sin(n * 2.4),
      radius: 0.045 + 0.02 * noise.hash(n, 2),
      colour: n > 4 ? between(shadow, LEAF, 0.6) : between(RED, GOLD, noise.hash(n, 5)),
    };
  });
  const part: Colour = [0, 0, 0];

  function drawWood(colour: Colour, x: number, y: number) {
    const grain = noise.clouds(x * 2, y * 22 + noise.clouds(x * 3, y * 3));
    mix(colour, mid, deep, 0.35 + 0.4 * grain);
    scale(colour, 0.9 + 0.2 * noise.at(x * 6, y * 160));
  }

  function drawCloth(colour: Colour, x: number, y: number) {
    const hem = x * 0.8 + y * 0.55 + 0.03 * Math.sin(y * 9) - 0.02;
    scale(colour, 1 - 0.35 * Math.exp(-Math.max(hem, 0) * 22) * (hem > 0 ? 1 : 0));
    const cloth = inside(hem, edge);
    if (cloth === 0) return;
    mix(part, highlight, light, 0.35 + 0.3 * noise.clouds(x * 5, y * 5));
    scale(part, 0.95 + 0.05 * Math.sin(x * 500) * Math.sin(y * 500));
    // The hem has a fold.
    scale(part, 1 - 0.12 * Math.exp(-Math.abs(hem + 0.018) * 400));
    cover(colour, part, cloth);
  }

  function drawPlate(
    colour: Colour,
    { x: px, y: py, radius, colour: own, food }: Plate,
    x: number,
    y: number,
  ) {
    const shade = length(x - px - 0.035, y - py + 0.045) - radius;
    if (shade > 0.06) return;
    scale(colour, 1 - 0.5 * smoothstep(0.06, -0.05, shade));
    const [dx, dy] = [(x - px) / radius, (y - py) / radius];
    const out = length(dx, dy);
    const plate = inside((out - 1) * radius, edge);
    if (plate === 0) return;
    set(part, own);
    scale(part, 0.82 + 0.2 * (-0.65 * dx + 0.76 * dy));
    scale(part, 1 - 0.22 * Math.exp(-Math.abs(out - 0.74) * 26) * (0.6 + 0.5 * dx - 0.5 * dy));
    add(part, WHITE, 0.12 * Math.exp(-Math.abs(out - 0.97) * 50));
    cover(colour, part, plate);
    if (!food) return;
    const ragged = 0.02 * (noise.clouds(x * 30 + px * 9, y * 30) - 0.5);
    const shown = inside((out - 0.66) * radius + ragged, edge);
    if (shown === 0) return;
    mix(part, food.from, food.to, noise.clouds(x * food.fine, y * food.fine));
    scale(part, 0.8 + 0.35 * (0.6 * dy - 0.5 * dx) + 0.3 * (noise.clouds(x * 44, y * 44) - 0.4));
    cover(colour, part, shown);
  }

  function drawBite(
    colour: Colour,
    { x: bx, y: by, radius, colour: own }: (typeof bites)[number],
    x: number,
    y: number,
  ) {
    const shade = length(x - bx - 0.012, y - by + 0.014) - radius;
    if (shade > 0.05) return;
    scale(colour, 1 - 0.3 * smoothstep(0.02, -0.02, shade));
    const [dx, dy] = [(x - bx) / radius, (y - by) / radius];
    const out = dx * dx + dy * dy;
    set(part, own);
    const facing = clamp(-0.45 * dx + 0.55 * dy + 0.7 * Math.sqrt(Math.max(0, 1 - out)));
    scale(part, (0.65 + 0.5 * facing) * (0.92 + 0.16 * noise.clouds(x * 60 + 9, y * 60)));
    const shown = inside((Math.sqrt(out) - 1) * radius, edge);
    cover(colour, part, shown);
    add(colour, WHITE, 0.25 * shown * Math.exp(-60 * radius * length(dx + 0.35, dy - 0.4)));
  }

  return (colour, pictureX, pictureY) => {
    const [x, y] = [pictureX - 0.5 * aspect, pictureY - 0.5];
    drawWood(colour, x, y);
    drawCloth(colour, x, y);
    for (const plate of plates) drawPlate(colour, plate, x, y);
    for (const bite of bites) drawBite(colour, bite, x, y);
  };
}
