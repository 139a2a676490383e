import { tagSlug } from "@/lib/utils/tag-slug";

/** A tag as part of an address and as it is shown, with the number of items that carry it. */
export type TagCount = { slug: string; label: string; count: number };
/** A tag with all of its spellings, in lower case. */
type SpelledTag = TagCount & { spellings: string[] };

/** A number of items that carry the same tags. */
export type TagGroup = { tags: readonly string[]; count: number };

/**
 * Counts the tags of all items by their part of an address: a tag is one whatever its case, an item counts once
 * however often it carries it, and the label is capitalised as in the first group. A tag without letters and digits
 * is left out.
 */
export function countTags(groups: Iterable<TagGroup>): Map<string, SpelledTag> {
  const counts = new Map<string, SpelledTag>();
  for (const { tags, count } of groups) {
    const seen = new Set<string>();
    for (const tag of tags) {
      const slug = tagSlug(tag);
      if (!slug) continue;
      const counted = counts.get(slug) ?? { slug, label: capitalise(tag), count: 0, spellings: [] };
      counts.set(slug, counted);
      if (!seen.has(slug)) counted.count += count;
      seen.add(slug);
      const spelling = tag.toLowerCase();
      if (!counted.spellings.includes(spelling)) counted.spellings.push(spelling);
    }
  }
  return counts;
}

/** Addresses had no accents once: one of then leads to the first tag that was written like that. */
export const findTag = (tags: ReadonlyMap<string, SpelledTag>, slug: string): SpelledTag | undefined =>
  tags.get(slug) ??
  [...tags.values()].find((tag) => tag.slug.normalize("NFKD").replace(/[\u0300-\u036f]/g, "") === slug);

/** A tag with a capital anywhere is shown as it was typed ("iPhone"). */
const capitalise = (tag: string) =>
  /\p{Lu}/u.test(tag) ? tag : tag.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
