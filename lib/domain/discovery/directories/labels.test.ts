import { describe, expect, it } from "vitest";
import { userTypes } from "@/db/enums";
import { defaultSortOf, slugOf } from "@/lib/domain/profiles/listings/labels";
import { normalizePerks } from "@/lib/domain/vocabulary/perks/perks";
import { topicIndex } from "@/lib/domain/vocabulary/topics/taxonomy";
import { categoryTopics, directories, filterPerks, kindOfPath } from "./labels";

describe.each(userTypes)("the labels of %s", (kind) => {
  it("name topics the taxonomy has, under addresses of their own", () => {
    const { categories, sorts, path } = directories[kind];
    for (const { topics } of categories) for (const topic of topics) expect(topicIndex(topic)).not.toBe(-1);
    const slugs = categories.map(({ label }) => slugOf(label));
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.every((slug) => /^[a-z-]+$/.test(slug))).toBe(true);
    expect(categoryTopics(kind, slugs[0])).toBeUndefined();
    expect(categoryTopics(kind, slugs[1])?.length).toBeGreaterThan(0);
    expect(slugOf(sorts[0])).toBe(defaultSortOf(kind));
    expect(kindOfPath(path)).toBe(kind);
  });
});

it("the filters' perks are names of the vocabulary", () => {
  expect(normalizePerks([...filterPerks])).toEqual(filterPerks);
});
