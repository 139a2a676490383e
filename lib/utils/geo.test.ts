import fc from "fast-check";
import { expect, it } from "vitest";
import { haversineMiles } from "./geo";

const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

it("gives known distances", () => {
  const newYork = { latitude: 40.7128, longitude: -74.006 };
  const london = { latitude: 51.5074, longitude: -0.1278 };
  expect(haversineMiles(newYork, london)).toBeCloseTo(3461, -1);
  const [equator, pole] = [
    { latitude: 0, longitude: 0 },
    { latitude: 90, longitude: 77 },
  ];
  expect(haversineMiles(equator, pole)).toBeCloseTo((Math.PI / 2) * 3958.7613, 6);
  expect(haversineMiles(london, london)).toBe(0);
});

it("is symmetric, never negative, and never more than half the Earth's girth", () => {
  fc.assert(
    fc.property(place, place, (a, b) => {
      const miles = haversineMiles(a, b);
      expect(miles).toBeCloseTo(haversineMiles(b, a), 6);
      expect(miles).toBeGreaterThanOrEqual(0);
      expect(miles).toBeLessThanOrEqual(12_437);
    }),
  );
});

it("crosses the date line by the short way", () => {
  expect(haversineMiles({ latitude: 0, longitude: 179.9 }, { latitude: 0, longitude: -179.9 })).toBeLessThan(
    14,
  );
});
