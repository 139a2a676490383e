import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { type DrawnPixels, drawLandscape } from "./draw-landscape";
import { type LandscapeName, landscapes } from "./pictures";

const SMALL = 48;
const names = Object.keys(landscapes) as LandscapeName[];

/** A picture in a few large dots, where what is finer than a small one's pixels does not count. */
const dotsOf = ({ data, width, height }: DrawnPixels) =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .resize({ width: SMALL / 3, height: SMALL / 3, fit: "fill" })
    .raw()
    .toBuffer();

/** Mean difference of two pictures' channels, 0 to 255. */
const differenceOf = (a: Buffer, b: Buffer) =>
  a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;

describe("a drawn landscape", () => {
  it.each(names)("%s is the same picture at any size, each time", async (name) => {
    const small = drawLandscape(name, SMALL);
    const large = drawLandscape(name, SMALL * 4);
    expect(differenceOf(await dotsOf(large), await dotsOf(small))).toBeLessThan(7);
    expect(drawLandscape(name, SMALL).data.equals(small.data)).toBe(true);
  });

  it("differs from the others", () => {
    const drawn = names.map((name) => drawLandscape(name, 24));
    const looks = new Set(drawn.map(({ data }) => data.toString("latin1")));
    expect(looks.size).toBe(names.length);
  });
});
