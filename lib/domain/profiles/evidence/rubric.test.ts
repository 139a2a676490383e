import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type BrandEvidence,
  computePressePass,
  isBrandVerified,
  missingSteps,
  nextTier,
  type PressEvidence,
  pressePassParts,
  rubric,
} from "./rubric";

const now = new Date("2026-11-21T12:00:00Z");
const outlet = "meridianpost.com";

function bylines(count: number, publishedAt = new Date("2026-09-01T00:00:00Z")) {
  return Array.from({ length: count }, (_, at) => ({
    url: `https://www.${outlet}/stories/${at}`,
    outlet: "The Meridian Post",
    publishedAt,
  }));
}

function evidence(change: Partial<PressEvidence>): PressEvidence {
  return {
    email: "nadia@gmail.com",
    emailVerified: true,
    outletDomains: [outlet, "deltareview.org"],
    authorPages: [],
    bylines: [],
    ...change,
  };
}

const tierOf = (change: Partial<PressEvidence>) => computePressePass(evidence(change), now).tier;
const page = (domain: string) => ({ url: `https://${domain}/authors/nadia`, linksBack: true });

describe("the presse pass", () => {
  it("gives the tiers the published rubric promises", () => {
    const email = `nadia@${outlet}`;
    expect(tierOf({})).toBeNull();
    expect(tierOf({ bylines: bylines(4) })).toBeNull();
    expect(tierOf({ bylines: bylines(5) })).toBe("bronze");
    expect(tierOf({ email })).toBe("bronze");
    expect(tierOf({ email, bylines: bylines(3) })).toBe("silver");
    expect(tierOf({ email, authorPages: [page(outlet)] })).toBe("silver");
    expect(tierOf({ email, authorPages: [page(outlet)], bylines: bylines(3) })).toBe("gold");
    expect(tierOf({ authorPages: [page(outlet), page("deltareview.org")], bylines: bylines(10) })).toBe(
      "gold",
    );
    expect(tierOf({ authorPages: [page(outlet)], bylines: bylines(30) })).toBe("silver");
  });

  it("counts nothing that proves nothing", () => {
    expect(tierOf({ email: `nadia@${outlet}`, emailVerified: false })).toBeNull();
    expect(tierOf({ email: `nadia@not${outlet}` })).toBeNull();
    expect(tierOf({ email: "nadia@gmail.com", outletDomains: ["gmail.com"] })).toBeNull();
    expect(tierOf({ authorPages: [{ ...page(outlet), linksBack: false }] })).toBeNull();
    expect(tierOf({ bylines: bylines(10, new Date("2024-01-01")) })).toBeNull();
    expect(tierOf({ bylines: bylines(10, new Date("2027-01-01")) })).toBeNull();
    expect(tierOf({ bylines: bylines(1).flatMap((byline) => Array(10).fill(byline)) })).toBeNull();
    expect(tierOf({ bylines: bylines(10), outletDomains: [] })).toBeNull();
    // Five spellings of one address are one piece of work.
    const addresses = ["https://www.", "http://www.", "https://", "https://amp.", "https://"].map(
      (start, at) => `${start}${outlet}/stories/rain${at === 4 ? "/?from=home#top" : ""}`,
    );
    const [byline] = bylines(1);
    const one = addresses.flatMap((url) => (byline ? { ...byline, url } : []));
    expect(tierOf({ bylines: one })).toBeNull();
  });

  it("names each kind of evidence with its points", () => {
    const result = computePressePass(
      evidence({ email: `n@mail.${outlet}`, authorPages: [page(outlet)], bylines: bylines(14) }),
      now,
    );
    expect(result).toEqual({
      tier: "gold",
      points: 110,
      reasons: [
        "E-mail at meridianpost.com: 40 points",
        "Linked from one author page: 30 points",
        "14 bylines in the last 12 months: 40 points",
      ],
    });
    expect(computePressePass(evidence({}), now).reasons[2]).toBe(
      "No bylines in the last 12 months: 0 points",
    );
  });

  it("says what is missing, the most points first, until all is there", () => {
    const stepsOf = (change: Partial<PressEvidence>) => missingSteps(pressePassParts(evidence(change), now));
    expect(stepsOf({ bylines: bylines(9) })).toEqual([
      "Confirm an e-mail address at an accepted outlet: 40 points",
      "Submit your author page at an outlet, with a link to your profile: 30 points",
      "Submit one more byline of the last 12 months: 4 points",
    ]);
    expect(stepsOf({})).toContain("Submit ten bylines of the last 12 months: 40 points");
    expect(stepsOf({ email: `n@${outlet}`, authorPages: [page(outlet)], bylines: bylines(30) })).toEqual([
      "Submit your author page at a second outlet, with a link to your profile: 10 points",
    ]);
    const all = { email: `n@${outlet}`, authorPages: [page(outlet), page("deltareview.org")] };
    expect(stepsOf({ ...all, bylines: bylines(10) })).toEqual([]);
    expect([nextTier(0), nextTier(50), nextTier(80)]).toEqual([
      { tier: "bronze", points: 20 },
      { tier: "gold", points: 30 },
      null,
    ]);
  });

  it("never falls when evidence is added", () => {
    fc.assert(
      fc.property(fc.nat(20), fc.nat(20), fc.nat(3), fc.boolean(), (some, more, pages, atOutlet) => {
        const base = evidence({
          email: atOutlet ? `n@${outlet}` : "n@gmail.com",
          authorPages: [page(outlet), page("deltareview.org"), page("elsewhere.org")].slice(0, pages),
        });
        const points = (count: number) => computePressePass({ ...base, bylines: bylines(count) }, now).points;
        expect(points(some + more)).toBeGreaterThanOrEqual(points(some));
        expect(points(some + more)).toBeLessThanOrEqual(120);
      }),
    );
    expect(rubric.tiers).toEqual({ gold: 80, silver: 50, bronze: 20 });
  });
});

describe("the verified mark", () => {
  const brand = (change: Partial<BrandEvidence>) =>
    isBrandVerified({
      website: "https://www.hollowpine.no/om",
      email: "press@hollowpine.no",
      emailVerified: true,
      dnsProof: false,
      metaProof: false,
      ...change,
    });

  it("needs the site's domain in the verified address, or a proof on the site", () => {
    expect(brand({})).toBe(true);
    expect(brand({ email: "a@post.hollowpine.no" })).toBe(true);
    expect(brand({ emailVerified: false })).toBe(false);
    expect(brand({ email: "a@gmail.com" })).toBe(false);
    expect(brand({ email: "a@gmail.com", dnsProof: true })).toBe(true);
    expect(brand({ email: "a@gmail.com", metaProof: true })).toBe(true);
    expect(brand({ website: null, dnsProof: true })).toBe(false);
    expect(brand({ website: "https://gmail.com", email: "a@gmail.com" })).toBe(false);
    expect(brand({ website: "https://a.github.io", email: "x@b.github.io" })).toBe(false);
  });
});
