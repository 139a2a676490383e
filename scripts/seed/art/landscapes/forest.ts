import { between, type Colour, cover, mix, set } from "./colour";
import { clamp, type Frame, inside, lerp, type Painter, perColumn, smoothstep } from "./frame";
import { drawTrees } from "./trees";

const ROWS = 7;

/** Draws rows of spruces with mist between them. */
export function drawForest(frame: Frame): Painter {
  const { noise, edge, palette } = frame;
  const { shadow, deep, mid, light, highlight } = palette;
  const low = between(highlight, light, 0.25);
  const high = between(light, mid, 0.55);
  const mistColour = between(highlight, light, 0.35);
  const rows = Array.from({ length: ROWS }, (_, n) => {
    const near = n / (ROWS - 1);
    const colour = between(between(highlight, light, 0.75), shadow, near ** 1.05 * 0.9 + 0.1);
    cover(colour, deep, 1.2 * near * (1 - near));
    return {
      near,
      colour,
      ground: perColumn(frame, (x) => lerp(0.47, -0.2, near) + 0.1 * (noise.ridge(x * 0.8 + n * 3, n) - 0.5)),
      trees: drawTrees(frame, {
        spacing: lerp(0.03, 0.11, near * near),
        tall: lerp(0.17, 0.72, near * near),
        row: n,
        shift: near * 3.7,
      }),
    };
  });
  const shown = new Float64Array(ROWS);
  const tree: Colour = [0, 0, 0];

  return (colour, x, y, column) => {
    let first = ROWS;
    while (first > 0) {
      first -= 1;
      const row = rows[first];
      if (!row) break;
      const above = y - (row.ground[column] as number);
      shown[first] = Math.max(inside(above, edge), row.trees(x + row.near * 3.7, y, above, column));
      if (shown[first] === 1) break;
    }
    if (shown[first] !== 1) {
      mix(colour, low, high, smoothstep(0.5, 1.05, y));
      cover(colour, highlight, 0.4 * noise.clouds(x * 1.4, y * 4));
    }
    for (let n = first; n < ROWS; n++) {
      const row = rows[n];
      if (!row || shown[n] === 0) continue;
      const above = y - (row.ground[column] as number);
      set(tree, row.colour);
      const thick = smoothstep(0.22 + 0.2 * row.near, -0.06, above) * (1 - row.near * 0.75);
      const mist = thick === 0 ? 0 : thick * (0.6 + 0.6 * noise.clouds(x * 2 + n, y * 5 + n));
      cover(tree, mistColour, clamp(mist * 0.9, 0, 0.9));
      cover(colour, tree, shown[n] as number);
    }
  };
}
