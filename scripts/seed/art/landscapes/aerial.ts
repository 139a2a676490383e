import { between, cover, mix, scale } from "./colour";
import { clamp, type Frame, type Painter, smoothstep } from "./frame";

/** The water ends at this height, between 0 and 1. */
const SHORE = 0.5;
/** Slopes are measured over this distance; rock is rough down to it. */
const STEP = 0.003;
const OCTAVES = 9;

/** Draws a coast from the air: water, its pale shore, slopes lit from the upper left, bare tops. */
export function drawAerial({ noise, palette }: Frame): Painter {
  const { shadow, deep, mid, light, highlight } = palette;
  const depths = between(deep, shadow, 0.6);
  const heightAt = (x: number, y: number) => {
    const [bentX, bentY] = [noise.clouds(x * 1.3 + 2, y * 1.3 + 2), noise.clouds(x * 1.3 + 8, y * 1.3 + 8)];
    return noise.clouds(x * 1.7 + bentX * 1.6, y * 1.7 + bentY * 1.6, OCTAVES);
  };

  return (colour, pictureX, pictureY) => {
    const [x, y] = [pictureX * 1.5, pictureY * 1.5];
    const height = heightAt(x, y);
    if (height < SHORE) {
      const under = SHORE - height;
      mix(colour, light, depths, smoothstep(0, 1, under * 6));
      scale(colour, 0.92 + 0.14 * noise.clouds(x * 26, y * 26));
      const foam = smoothstep(0.012, 0, under) * 0.85;
      if (foam > 0) cover(colour, highlight, foam * (0.5 + 0.5 * noise.at(x * 60, y * 60)));
      return;
    }
    mix(colour, mid, deep, smoothstep(SHORE, 0.62, height));
    cover(colour, highlight, smoothstep(0.64, 0.72, height) * 0.8);
    const [toRight, toTop] = [heightAt(x + STEP, y) - height, heightAt(x, y + STEP) - height];
    scale(colour, 0.35 + 0.85 * clamp(0.55 + (0.4 * toTop - 0.35 * toRight) / STEP, 0, 1.4));
    scale(colour, 0.85 + 0.3 * noise.clouds(x * 34, y * 34));
  };
}
