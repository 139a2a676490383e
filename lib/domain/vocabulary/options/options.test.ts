import { describe, expect, it } from "vitest";
import { templateIndustries } from "@/lib/domain/pitching/pitches/templates";
import { accountTypes } from "@/lib/domain/profiles/profiles/fields/basic";
import { perkLists, resolvePerk } from "@/lib/domain/vocabulary/perks/perks";
import { topicsNamed } from "@/lib/domain/vocabulary/topics/taxonomy";
import * as options from "./options";
import { suggestedTags } from "./tags";

const topicLists = {
  sourceIndustries: options.sourceIndustries,
  brandTopics: options.brandTopics,
  pitchTopics: options.pitchTopics,
  suggestedTags,
};

describe("the option lists", () => {
  it.each(Object.entries(topicLists))(
    "%s names topics that the taxonomy knows by these names",
    (_, names) => {
      expect(names.filter((name) => topicsNamed(name).length === 0)).toEqual([]);
    },
  );

  it.each(Object.entries({ brandTopics: options.brandTopics, sourceIndustries: options.sourceIndustries }))(
    "%s names each topic once",
    (_, names) => {
      const first = names.map((name) => topicsNamed(name)[0]);
      expect(first.filter((id, index) => first.indexOf(id) !== index)).toEqual([]);
    },
  );

  it("have as many entries as the product says", () => {
    expect([options.sourceIndustries.length, options.brandTopics.length, options.languages.length]).toEqual([
      13, 34, 17,
    ]);
    expect([options.pressTypes.length, options.paidMediaTypes.length, options.pitchTopics.length]).toEqual([
      16, 9, 12,
    ]);
    expect(suggestedTags.length).toBeGreaterThanOrEqual(100);
  });

  it("are the same wherever they are chosen from", () => {
    expect(templateIndustries).toBe(options.pitchTopics);
    expect(accountTypes).toEqual(["individual", "management", "company"]);
  });

  it("say nothing twice", () => {
    for (const names of [...Object.values(topicLists), options.pressTypes, options.paidMediaTypes])
      expect(new Set(names).size).toBe(names.length);
    expect(suggestedTags.filter((tag) => tag !== tag.toLowerCase())).toEqual([]);
  });

  it("name languages as ISO 639 does", () => {
    const english = new Intl.DisplayNames("en", { type: "language" });
    // "nb" is Norwegian Bokmål, the written form that "Norwegian" means in newsrooms.
    const named = options.languages.filter(([code]) => code !== "nb");
    expect(named.map(([code]) => [code, english.of(code)])).toEqual(named.map((row) => [...row]));
  });

  it("offer the builders' perks, all of them in the vocabulary", () => {
    const builder = [
      ...["Interview", "Quote", "Exclusive", "Product Sample", "Product Loan", "Media Rate", "Media Hosting"],
      ...["Affiliate Link", "Event", "White Paper", "Paid Media Op"],
    ];
    expect(builder.map((name) => resolvePerk(name)?.id)).toEqual([...perkLists.builder]);
  });
});
