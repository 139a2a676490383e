import { countTags, type TagCount } from "@/lib/utils/tag-counts";
import { tagSlug } from "@/lib/utils/tag-slug";

/** `href` leads to a page of the tag's own where the items are on more pages than this one. */
export type TagFilter = TagCount & { href?: string };

/** Rows of filters stay readable; the tags used most are shown. */
const MAX_TAGS = 16;

/** The attribute `data-tags` of an item holds its tags like this. */
export const tagList = (tags: readonly string[]) => tags.map(tagSlug).filter(Boolean).join(" ");

/**
 * Lists the tags of some items, once each whatever their case, capitalised and sorted; or those given, in their order,
 * also where no item carries them.
 */
export function tagFiltersOf(
  items: readonly { tags: readonly string[] }[],
  given?: readonly string[],
): TagFilter[] {
  const found = countTags(items.map(({ tags }) => ({ tags, count: 1 })));
  if (!given) return mostUsed([...found.values()]);
  return [...countTags(given.map((tag) => ({ tags: [tag], count: 0 }))).values()].map(({ slug, label }) => ({
    slug,
    label,
    count: found.get(slug)?.count ?? 0,
  }));
}

/** A row of filters bears so many, sorted. */
export const mostUsed = (tags: readonly TagCount[]): TagFilter[] =>
  tags
    .toSorted((a, b) => b.count - a.count || byLabel(a, b))
    .slice(0, MAX_TAGS)
    .toSorted(byLabel);

const byLabel = (a: TagCount, b: TagCount) => a.label.localeCompare(b.label, "en");

/** Each of the tags used most has a page of its own under `address` that shows all that carry it. */
export const tagPages = (tags: readonly TagCount[], address: string): TagFilter[] =>
  mostUsed(tags).map((tag) => ({ ...tag, href: `${address}/tag/${tag.slug}` }));
