import { expect, it } from "vitest";
import { readPeriodAddress } from "./period-address";

const zone = "Europe/Oslo";
const reversed = { from: "2026-11-01", to: "2026-10-01" };

it.each([
  [{ period: "7d", zone }, { period: "7d", zone }, undefined],
  [{ ...reversed, zone }, { zone }, "The last day must not be before the first."],
  [
    { period: "7d", from: "yesterday", to: "2026-10-01", zone },
    { period: "7d", zone },
    /^The first day must/,
  ],
  [{ period: "7d", zone: "Nowhere" }, { period: "7d" }, /^zone must be the name/],
  [
    { period: "x", zone },
    { zone },
    "Please choose a period: 7d (last 7 days), 30d (last 30 days), 90d (last 3 months), 1y (last year), or own dates.",
  ],
  // What an earlier fault hid is found, too.
  [{ period: "x", ...reversed, zone }, { zone }, /^Please choose a period/],
])("of %j keeps what is good: %j", (asked, span, refused) => {
  const read = readPeriodAddress(asked);
  expect(read.span).toEqual(span);
  expect(read.typed).toEqual(asked);
  if (refused === undefined) expect(read.refused).toBeUndefined();
  else expect(read.refused).toMatch(refused);
});
