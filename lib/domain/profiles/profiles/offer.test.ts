import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AddOn, Package } from "@/db/schema/profiles";
import { readChoice, writeChoice } from "./choice";
import {
  addOnCents,
  addOnPrice,
  chosenIn,
  describeChoice,
  formatCents,
  readPart,
  savingOf,
  singlyCents,
  sumOffer,
  withChosen,
} from "./offer";

const rates = {
  post: { instagram: 350 },
  story: { instagram: 120 },
  reel: { instagram: 475, tiktok: 420 },
  sponsored: { all: 2400 },
};
const growth: Package = {
  name: "Growth",
  price: 1800,
  includes: ["2 posts", "5 stories", "2 reels on Instagram"],
};
const photography: AddOn = { name: "Product photography", price: 300 };
const expedited: AddOn = { name: "Expedited delivery", percent: 20 };

const dollars = fc.integer({ min: 0, max: 1_000_000 });
const packages = fc.record({ name: fc.constant("P"), price: dollars, includes: fc.constant<string[]>([]) });
const addOns = fc.array(
  fc.oneof(
    fc.record({ name: fc.string(), price: dollars }),
    fc.record({ name: fc.string(), percent: fc.integer({ min: 0, max: 10_000 }).map((n) => n / 100) }),
  ),
  { maxLength: 12 },
);

describe("the running total", () => {
  it("adds a package, a price and a percentage of the package", () => {
    const { lines, cents } = sumOffer(growth, [photography, expedited]);
    expect(lines).toEqual([
      { name: "Growth", cents: 180_000 },
      { name: "Product photography", cents: 30_000 },
      { name: "Expedited delivery", cents: 36_000, percent: 20 },
    ]);
    expect(formatCents(cents)).toBe("$2,460");
  });

  it("has nothing to take a percentage of without a package", () => {
    expect(sumOffer(null, [expedited, photography]).cents).toBe(30_000);
    expect(sumOffer(null, [])).toEqual({ lines: [], cents: 0 });
  });

  it("is always whole cents, and the sum of its lines", () => {
    fc.assert(
      fc.property(fc.option(packages), addOns, (chosen, ticked) => {
        const { lines, cents } = sumOffer(chosen, ticked);
        expect(Number.isSafeInteger(cents)).toBe(true);
        expect(cents).toBe(lines.reduce((sum, line) => sum + line.cents, 0));
        expect(lines).toHaveLength(ticked.length + (chosen ? 1 : 0));
      }),
    );
  });

  it("never depends on the order of ticking, nor on what else is ticked", () => {
    fc.assert(
      fc.property(packages, addOns, (chosen, ticked) => {
        expect(sumOffer(chosen, ticked.toReversed()).cents).toBe(sumOffer(chosen, ticked).cents);
        const single = ticked.map((one) => addOnCents(one, chosen.price * 100));
        expect(sumOffer(chosen, ticked).cents - sumOffer(chosen, []).cents).toBe(
          single.reduce((sum, cents) => sum + cents, 0),
        );
      }),
    );
  });

  it("rounds a percentage to the nearest cent, half a cent up", () => {
    const share = (percent: number, cents: number) => addOnCents({ name: "", percent }, cents);
    expect([share(33.33, 10_000), share(12.5, 100), share(0.5, 100), share(0.49, 100)]).toEqual([
      3333, 13, 1, 0,
    ]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), dollars, (hundredths, price) => {
        const exact = BigInt(price) * 100n * BigInt(hundredths);
        const nearest = (exact + 5000n) / 10_000n;
        expect(BigInt(share(hundredths / 100, price * 100))).toBe(nearest);
      }),
    );
  });

  it("is written with cents only where there are some", () => {
    expect([formatCents(0), formatCents(246_000), formatCents(246_050)]).toEqual([
      "$0",
      "$2,460",
      "$2,460.50",
    ]);
    expect([addOnPrice(photography), addOnPrice(expedited)]).toEqual(["+$300", "+20%"]);
  });
});

describe("what a package saves", () => {
  it("is computed against its parts where each names one rate", () => {
    expect(singlyCents(growth, rates)).toBe(225_000);
    expect(savingOf(growth, rates)).toBe(20);
  });

  it.each([
    [["2 reels"], "a content type with two prices and no platform named"],
    [["1 podcast"], "something without a rate"],
    [["Pictures of the making"], "words without a number"],
    [["1 post on TikTok"], "a platform it is not offered on"],
    [[], "nothing"],
  ])("is as stated, or unknown, for %j: %s", (includes) => {
    const stated = { ...growth, includes, saving: 15 };
    expect(singlyCents(stated, rates)).toBeNull();
    expect(savingOf(stated, rates)).toBe(15);
    expect(savingOf({ name: "P", price: 1, includes }, rates)).toBeNull();
  });

  it("is none where the package costs as much or more, whatever is stated", () => {
    expect(savingOf({ ...growth, price: 2250, saving: 90 }, rates)).toBeNull();
    expect(savingOf({ ...growth, price: 9000, saving: 90 }, rates)).toBeNull();
  });

  it("never throws, whatever a part says", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const part = readPart(text);
        expect(part === null || part.count >= 0).toBe(true);
        expect(singlyCents({ ...growth, includes: [text] }, rates)).not.toBeNaN();
      }),
    );
    expect(readPart("3 x reels on TikTok")).toEqual({ count: 3, content: "reels", platform: "TikTok" });
  });
});

describe("what was chosen", () => {
  const offer = { packages: [growth], addOns: [photography, expedited] };
  const choice = { pack: "Growth", addOns: ["Product photography", "Expedited delivery"] };

  it("travels in an address, whatever its names are", () => {
    const names = fc.string({ minLength: 1, unit: "grapheme" });
    fc.assert(
      fc.property(fc.option(names), fc.array(names, { maxLength: 12 }), (pack, addOns) => {
        expect(readChoice(new URLSearchParams(writeChoice({ pack, addOns })))).toEqual({ pack, addOns });
      }),
    );
  });

  it("is named in one line with its prices and its sum, and what is not offered is left out", () => {
    expect(describeChoice(offer, choice, 500)).toBe(
      "Chosen: Growth ($1,800), Product photography ($300), Expedited delivery (20%, $360). Total $2,460 before tax.",
    );
    expect(describeChoice(offer, { pack: "Gone", addOns: ["Gone too"] }, 500)).toBe("");
    expect(describeChoice(offer, { pack: null, addOns: [] }, 500)).toBe("");
  });

  it("fits the message it stands in, however much was chosen", () => {
    const many = {
      packages: [],
      addOns: Array.from({ length: 12 }, (_, n) => ({ name: `${n} ${"x".repeat(95)}`, price: 1 })),
    };
    const line = describeChoice(many, { pack: null, addOns: many.addOns.map(({ name }) => name) }, 500);
    expect(line.length).toBeLessThanOrEqual(500);
    expect(line).toMatch(/and \d+ more\. Total \$12 before tax\.$/);
  });

  it("stands first in the message, in place of what was chosen before, and is found there", () => {
    const first = describeChoice(offer, { pack: "Growth", addOns: [] }, 500);
    const written = `${withChosen("", first)}\n\nWe ship on Monday.`;
    const next = describeChoice(offer, choice, 500);
    const again = withChosen(written, next);
    expect(again).toBe(`${next}\n\nWe ship on Monday.`);
    expect(chosenIn(again)).toBe(next.slice("Chosen: ".length));
    expect(chosenIn("We ship on Monday.")).toBeNull();
  });
});
