import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Crop,
  edgeColour,
  isOblong,
  MAX_ZOOM,
  MIN_ZOOM,
  moveBy,
  putOn,
  scaleOf,
  turn,
  wholePicture,
  zoomTo,
} from "./crop";

const portrait = { width: 800, height: 1000 };

describe("cropping a picture", () => {
  it("begins with as much as fills the frame, in the middle", () => {
    expect(scaleOf(portrait, wholePicture) * portrait.width).toBe(1);
    expect(moveBy(portrait, wholePicture, 0, 0)).toEqual(wholePicture);
  });

  it("moves along the longer side alone, up to its edge", () => {
    expect(moveBy(portrait, wholePicture, 1, 1)).toEqual({ ...wholePicture, y: 0.125 });
    expect(moveBy(portrait, wholePicture, -1, -1)).toEqual({ ...wholePicture, x: -0, y: -0.125 });
  });

  it("keeps what stands in the centre while it zooms", () => {
    const near = moveBy(portrait, zoomTo(portrait, wholePicture, 2), 0.2, 0.3);
    const nearer = zoomTo(portrait, near, 3);
    expect(nearer.x / near.x).toBeCloseTo(1.5);
    expect(nearer.y / near.y).toBeCloseTo(1.5);
    expect(zoomTo(portrait, near, 9).zoom).toBe(MAX_ZOOM);
    expect(zoomTo(portrait, near, 0).zoom).toBe(MIN_ZOOM);
  });

  it("is as it was after four turns", () => {
    const near = moveBy(portrait, zoomTo(portrait, wholePicture, 2), 0.2, -0.3);
    const once = turn(portrait, near);
    expect(once).toEqual({ zoom: 2, turns: 1, x: 0.3, y: 0.2 });
    expect(turn(portrait, turn(portrait, turn(portrait, once)))).toEqual(near);
  });

  it("never leaves a part of the frame empty, whatever is done in any order", () => {
    const side = fc.integer({ min: 1, max: 5000 });
    const step = fc.oneof(
      fc.tuple(
        fc.constant("move" as const),
        fc.double({ min: -3, max: 3, noNaN: true }),
        fc.double({ min: -3, max: 3, noNaN: true }),
      ),
      fc.tuple(fc.constant("zoom" as const), fc.double({ min: 0, max: 5, noNaN: true }), fc.constant(0)),
      fc.tuple(fc.constant("turn" as const), fc.constant(0), fc.constant(0)),
    );
    fc.assert(
      fc.property(side, side, fc.array(step, { maxLength: 12 }), (width, height, steps) => {
        const picture = { width, height };
        let crop: Crop = wholePicture;
        for (const [act, one, other] of steps) {
          if (act === "move") crop = moveBy(picture, crop, one, other);
          else if (act === "zoom") crop = zoomTo(picture, crop, one);
          else crop = turn(picture, crop);
        }
        const scale = scaleOf(picture, crop);
        const [across, down] = crop.turns % 2 === 0 ? [width, height] : [height, width];
        expect(Math.abs(crop.x)).toBeLessThanOrEqual((across * scale - 1) / 2 + 1e-9);
        expect(Math.abs(crop.y)).toBeLessThanOrEqual((down * scale - 1) / 2 + 1e-9);
      }),
    );
  });

  it("shows a logo whole on a background, whatever its shape and however it is turned, moved and zoomed", () => {
    const side = fc.integer({ min: 1, max: 5000 });
    const acts = fc.array(fc.constantFrom("move", "zoom", "turn"), { maxLength: 8 });
    fc.assert(
      fc.property(side, side, acts, (width, height, steps) => {
        const picture = { width, height };
        let crop = putOn(picture, moveBy(picture, wholePicture, 1, 1), "#ffffff");
        for (const act of steps) {
          if (act === "move") crop = moveBy(picture, crop, 0.3, -0.2);
          else if (act === "zoom") crop = zoomTo(picture, crop, 2.5);
          else crop = turn(picture, crop);
        }
        const scale = scaleOf(picture, crop);
        expect(Math.max(width, height) * scale).toBeLessThanOrEqual(1);
        expect([crop.x, crop.y].map(Math.abs)).toEqual([0, 0]);
        expect(putOn(picture, crop, undefined).background).toBeUndefined();
      }),
    );
    expect([isOblong({ width: 400, height: 100 }), isOblong({ width: 110, height: 100 })]).toEqual([
      true,
      false,
    ]);
  });

  it("takes the colour of a logo's edge, where it has one", () => {
    const pixels = (edge: number[], inner: number[]) =>
      Array.from({ length: 16 }, (_, place) => ([5, 6, 9, 10].includes(place) ? inner : edge)).flat();
    expect(edgeColour(pixels([11, 61, 46, 255], [255, 255, 255, 255]), 4)).toBe("#0b3d2e");
    expect(edgeColour(pixels([0, 0, 0, 0], [11, 61, 46, 255]), 4)).toBeNull();
  });
});
