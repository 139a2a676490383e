import { tagSlug } from "@/lib/utils/tag-slug";

/** A tag as part of an address, as it is read, and how many items carry it. */
export type TagCount = { slug: string; label: string; count: number };
/** With every spelling of it, in lower case. */
type SpelledTag = TagCount & { spellings: string[] };

/** So many items, each with these tags. */
export type TagGroup = { tags: readonly string[]; count: number };

/**
 * The tags of all items by their part of an address: once each whatever their case, capitalised, an item counted once
 * however often it carries one, and read as in the first group. A tag without letters and digits is none.
 */
export function countTags(groups: Iterable<TagGroup>): Map<string, SpelledTag> {
  const counts = new Map<string, SpelledTag>();
  for (const { tags, count } of groups) {
    const seen = new Set<string>();
    for (const tag of tags) {
      const slug = tagSlug(tag);
      if (!slug) continue;
      const known = counts.get(slug) ?? { slug, label: capitalise(tag), count: 0, spellings: [] };
      counts.set(slug, known);
      if (!seen.has(slug)) known.count += count;
      seen.add(slug);
      const spelling = tag.toLowerCase();
      if (!known.spellings.includes(spelling)) known.spellings.push(spelling);
    }
  }
  return counts;
}

const capitalise = (tag: string) => tag.charAt(0).toUpperCase() + tag.slice(1);
