import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatCount } from "./format-number";
import { parseCount, readNumber, readPercent } from "./read-number";

describe("parseCount", () => {
  it.each([
    ["10k", 10_000],
    ["10K", 10_000],
    ["2.5M", 2_500_000],
    [" 2.5 m ", 2_500_000],
    ["1,234", 1234],
    ["12 500", 12_500],
    ["1,234,567", 1_234_567],
    ["10k+", 10_000],
    ["12,5k", 12_500],
    ["12,5 K", 12_500],
    ["1.200", 1200],
    ["1.234.567", 1_234_567],
    ["1'200", 1200],
    ["1\u202f200", 1200],
    ["0", 0],
  ])("reads %j as %d", (text, count) => {
    expect(parseCount(text)).toBe(count);
  });

  it.each([
    "",
    "many",
    "-5",
    "1e5",
    "10kk",
    "1,23",
    "k",
    "9".repeat(40),
    "NaN",
    "Infinity",
    "12.5",
    "12,5",
    "1.234k",
    "1,234M",
    "1.200.5",
    "0.500",
  ])("refuses %j", (text) => {
    expect(parseCount(text)).toBeNull();
  });

  it("reads back what is shown to within the shown precision", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (count) => {
        const read = parseCount(formatCount(count)) ?? Number.NaN;
        expect(Math.abs(read - count)).toBeLessThanOrEqual(Math.max(500, count * 0.051));
      }),
    );
  });
});

describe("readNumber", () => {
  const languages = [
    "en",
    "de",
    "fr",
    "es",
    "it",
    "pl",
    "sv",
    "nb",
    "pt",
    "de-CH",
    "de-AT",
    "nl",
    "cs",
    "fi",
    "en-GB",
  ];

  it.each(languages)(
    "reads each number as %s writes it, in groups or not, with decimals or without",
    (language) => {
      fc.assert(
        fc.property(
          fc.integer({ min: 0, max: 1_000_000_000 }),
          fc.integer({ min: 0, max: 99 }),
          (whole, cents) => {
            for (const useGrouping of ["always", false] as const) {
              const write = (value: number, digits: number) =>
                new Intl.NumberFormat(language, {
                  ...{ useGrouping, minimumFractionDigits: digits, maximumFractionDigits: digits },
                }).format(value);
              expect([write(whole, 0), readNumber(write(whole, 0))]).toEqual([write(whole, 0), whole]);
              const value = Number(`${whole}.${String(cents).padStart(2, "0")}`);
              expect([write(value, 2), readNumber(write(value, 2))]).toEqual([write(value, 2), value]);
            }
          },
        ),
      );
    },
  );

  it("never reads a grouped number as its first group", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999 }),
        fc.integer({ min: 0, max: 999 }),
        fc.constantFrom(".", ",", " ", "'", "\u00a0"),
        fc.constantFrom("", "k", "M"),
        (first, second, mark, unit) => {
          const read = parseCount(`${first}${mark}${String(second).padStart(3, "0")}${unit}`);
          if (read !== null) expect(read).toBeGreaterThanOrEqual(first * 1000 + second);
        },
      ),
    );
  });
});

it.each([
  ["5.4", 5.4],
  [" 5,4 % ", 5.4],
  ["120", 120],
  ["1.200,5", null],
  ["1e2", null],
])("%j percent is %j", (text, percent) => {
  expect(readPercent(text)).toBe(percent);
});
