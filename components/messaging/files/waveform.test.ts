import { expect, it } from "vitest";
import { peaksOf } from "./waveform";

it("draws each part of a sound by its loudest moment, over the loudest of all", () => {
  expect(peaksOf(Float32Array.from([0.25, -0.5, 0, 0, 0.125, 0.25]), 3)).toEqual([1, 0, 0.5]);
});

it("draws silence, nothing, and fewer samples than bars as they are", () => {
  expect(peaksOf(new Float32Array(8), 4)).toEqual([0, 0, 0, 0]);
  expect(peaksOf(new Float32Array(0), 2)).toEqual([0, 0]);
  expect(peaksOf(Float32Array.from([0.5, 1]), 4)).toEqual([0.5, 0, 1, 0]);
});

it("does not draw more than sixty bars", () => {
  const peaks = peaksOf(Float32Array.from({ length: 8000 }, (_, n) => Math.sin(n)));
  expect(peaks.length).toBeLessThanOrEqual(60);
  expect(Math.max(...peaks)).toBe(1);
});
