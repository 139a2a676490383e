import { add, type Colour } from "./colour";
import { type Frame, length, smoothstep } from "./frame";

const PER_HEIGHT = 150;
const SHARE = 0.02;
const WHITE: Colour = [1, 1, 1];

/** Adds a star where there is one, `strength` bright at most. */
export function drawStars({ noise }: Frame) {
  return (colour: Colour, x: number, y: number, strength: number) => {
    if (strength === 0) return;
    const [column, row] = [Math.floor(x * PER_HEIGHT), Math.floor(y * PER_HEIGHT)];
    if (noise.hash(column, row) > SHARE) return;
    const fromStar = length(
      x * PER_HEIGHT - column - 0.25 - 0.5 * noise.hash(column, row + 5000),
      y * PER_HEIGHT - row - 0.25 - 0.5 * noise.hash(column, row + 9000),
    );
    const bright = noise.hash(column, row + 13000);
    add(colour, WHITE, strength * bright * smoothstep(0.12 + 0.12 * bright, 0.04, fromStar));
  };
}
