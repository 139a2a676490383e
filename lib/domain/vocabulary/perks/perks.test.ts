import { describe, expect, it } from "vitest";
import { userTypes } from "@/lib/domain/vocabulary/user-type/user-type";
import {
  allPerks,
  customPerkLimit,
  normalizePerks,
  perkKey,
  perkLabelFor,
  perkLists,
  perksFor,
  resolvePerk,
} from "./perks";

/** The spellings of perks that the vocabulary must know. */
const specified =
  `Product Sample, Exclusive, Interview, Media Rate, Event, Quote, White Paper, Affiliate Link, Product Loan,
Media Stay, Media Hosting, Photo, Sample, Phone Interview, Email Quote, Headshot, Video, Loaner, Paid Opportunity,
Press Release, Media Kit, Product Gift, Exclusive Access, Paid Media Op, Data Access, Expert Commentary, Research Report,
Press Conference, Media Briefing`.split(/,\s+/);

describe("the perk vocabulary", () => {
  it("knows every perk in any spelling", () => {
    for (const name of specified) {
      expect(resolvePerk(name), name).not.toBeNull();
      expect(resolvePerk(` ${name.toUpperCase().replace(/ /g, "-")} `)).toBe(resolvePerk(name));
    }
    expect(resolvePerk("A ride in the cab")).toBeNull();
  });

  it("has unique ids, names and aliases", () => {
    const names = allPerks().flatMap((perk) => [perk.name, ...perk.aliases].map(perkKey));
    for (const perk of allPerks()) {
      for (const name of [perk.name, ...perk.aliases]) expect(resolvePerk(name), name).toBe(perk);
    }
    expect(names).not.toContain("");
  });

  it("gives each type its own list first and only what it may offer or ask for", () => {
    expect(
      perksFor("press")
        .slice(0, 10)
        .map((perk) => perk.id),
    ).toEqual(perkLists.press);
    expect(
      perksFor("brand")
        .slice(0, 12)
        .map((perk) => perk.id),
    ).toEqual(perkLists.offers);
    expect(
      perksFor("paid_media")
        .slice(0, 9)
        .map((perk) => perk.id),
    ).toEqual(perkLists.paidMedia);
    expect(
      perksFor("source")
        .slice(0, 9)
        .map((perk) => perk.id),
    ).toEqual(perkLists.sourcePitch);
    for (const type of userTypes) expect(new Set(perksFor(type)).size).toBe(perksFor(type).length);
    for (const list of Object.values(perkLists)) for (const id of list) expect(resolvePerk(id)?.id).toBe(id);
    expect(userTypes.map(perkLabelFor)).toEqual([
      "Perks Preferred",
      "Perks Offered",
      "Perks Offered",
      "Perks Requested",
    ]);
  });

  it("passes custom perks through, trimmed, cut and once", () => {
    expect(
      normalizePerks(["  media   stay", "Paid Media Op", "Cab ride ", "cab ride", "", "x".repeat(90)]),
    ).toEqual(["Media Stay", "Paid Opportunity", "Cab ride", "x".repeat(customPerkLimit)]);
  });
});
