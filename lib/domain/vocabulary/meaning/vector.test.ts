import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cosineOf, packVector, prepareVector, VECTOR_LENGTH } from "./vector";

/** Vectors like the model's: their values are spread around 0, and none dominates. */
const vector = fc
  .tuple(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 1e6 }))
  .map(([a, b]) =>
    Array.from({ length: 512 }, (_, at) => Math.sin(a * (at + 1)) + Math.sin(b * (at + 2) * 1.7)),
  );
const exact = (a: number[], b: number[]) =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0) / Math.hypot(...a) / Math.hypot(...b);

describe("a packed vector", () => {
  it("takes 170 bytes, so that a million of them stay far below 300 MB", () => {
    const packed = packVector(Array.from({ length: 512 }, (_, at) => Math.sin(at)));
    expect(Buffer.byteLength(packed)).toBe(VECTOR_LENGTH);
    expect(VECTOR_LENGTH * 1_000_000).toBeLessThan(300e6);
    expect(() => packVector([1, 2, 3])).toThrow("3 numbers");
  });

  it("is as close to itself as can be, as far from its opposite, and compares alike from both sides", () => {
    fc.assert(
      fc.property(vector, vector, (a, b) => {
        const [one, other] = [packVector(a), packVector(b)];
        expect(cosineOf(prepareVector(one), one)).toBeCloseTo(1, 5);
        expect(cosineOf(prepareVector(one), packVector(a.map((value) => -value || -1e-9)))).toBeCloseTo(
          -1,
          1,
        );
        expect(cosineOf(prepareVector(one), other)).toBeCloseTo(cosineOf(prepareVector(other), one), 5);
      }),
    );
  });

  it("keeps cosines", () => {
    fc.assert(
      fc.property(vector, vector, fc.double({ min: 0, max: 1, noNaN: true }), (a, noise, share) => {
        const b = a.map((value, at) => value * share + (noise[at] ?? 0) * (1 - share));
        const packed = cosineOf(prepareVector(packVector(a)), packVector(b));
        expect(Math.abs(packed - exact(a, b))).toBeLessThan(0.2);
      }),
    );
  });
});
