import { countTags, type TagCount } from "@/lib/utils/tag-counts";
import { tagSlug } from "@/lib/utils/tag-slug";

/** A tag to filter by. `href` leads to a page of its own where the items are on more pages than this one. */
export type TagFilter = TagCount & { href?: string };

/** Rows of filters stay readable; the tags used most are shown. */
const MAX_TAGS = 16;

/** An item's tags as its `data-tags` holds them. */
export const tagList = (tags: readonly string[]) => tags.map(tagSlug).filter(Boolean).join(" ");

/**
 * The tags of some items, once each whatever their case, capitalised and sorted; or those given, in their order, also
 * where no item carries them.
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

/** As many as a row of filters bears, sorted. */
export const mostUsed = (tags: readonly TagCount[]): TagFilter[] =>
  tags
    .toSorted((a, b) => b.count - a.count || byLabel(a, b))
    .slice(0, MAX_TAGS)
    .toSorted(byLabel);

const byLabel = (a: TagCount, b: TagCount) => a.label.localeCompare(b.label, "en");

/** The tags used most, each with the page of its own under `address` that shows all that carry it. */
export const tagPages = (tags: readonly TagCount[], address: string): TagFilter[] =>
  mostUsed(tags).map((tag) => ({ ...tag, href: `${address}/tag/${tag.slug}` }));
