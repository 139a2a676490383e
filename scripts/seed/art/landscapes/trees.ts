import { clamp, type Frame, fraction, inside, perColumn } from "./frame";

const NEIGHBOURS = 5;

interface Trees {
  /** Heights between one trunk and the next. */
  spacing: number;
  /** The rough height of the tallest ones. */
  tall: number;
  /** The number of the row in the picture. */
  row: number;
  /** Moves the row to the left. */
  shift?: number;
}

/**
 * Draws a row of spruces as a shape: how much of a pixel is tree, at `above` heights over the ground they stand on.
 * `share` makes all of them smaller.
 */
export function drawTrees(frame: Frame, { spacing, tall, row, shift = 0 }: Trees) {
  const { noise, edge } = frame;
  const trunks = Array.from({ length: NEIGHBOURS }, (_, n) => {
    const indexAt = (x: number) => Math.floor((x + shift) / spacing) + n - 2;
    const away = perColumn(frame, (x) => {
      const index = indexAt(x);
      const place = (index + 0.5 + (noise.hash(index, row * 17) - 0.5) * 0.9) * spacing;
      return Math.abs(x + shift - place);
    });
    const height = perColumn(frame, (x) => tall * (0.45 + 0.75 * noise.hash(indexAt(x), row * 17 + 1)));
    const tier = perColumn(frame, (x) => noise.hash(indexAt(x), row * 17 + 2));
    return { away, height, tier };
  });
  const tallest = tall * 1.2;
  return (x: number, y: number, above: number, column: number, share = 1) => {
    if (above < 0 || above > tallest * share + edge) return 0;
    const needles = 0.2 * noise.at(x * 900, y * 700) + 0.12 * noise.at(x * 2300, y * 1900);
    let nearest = 1e3;
    for (const { away, height, tier } of trunks) {
      const full = (height[column] as number) * share;
      const up = clamp(above / full);
      const jagged = 0.75 + 0.35 * Math.abs(fraction(up * 9 + (tier[column] as number)) - 0.5) + needles;
      const half = spacing * (0.62 * (1 - up) * jagged + 0.02 * Math.sqrt(1 - up));
      const sideways = (away[column] as number) - half;
      nearest = Math.min(nearest, above > full ? Math.max(sideways, above - full) : sideways);
    }
    return inside(nearest, edge);
  };
}
