import { tagSlug } from "@/lib/utils/tag-slug";

/**
 * A tag to filter by: as part of an address, as it is read, and how many items carry it. `href` leads to a page of its
 * own where the items are on more pages than this one.
 */
export type TagFilter = { slug: string; label: string; count: number; href?: string };

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
  const counts = new Map<string, TagFilter>();
  for (const label of given ?? []) addTag(counts, label, 0);
  for (const { tags } of items) {
    for (const tag of new Map(tags.map((tag) => [tagSlug(tag), tag])).values()) addTag(counts, tag, 1);
  }
  const found = [...counts.values()];
  if (given) return found.filter(({ slug }) => given.some((tag) => tagSlug(tag) === slug));
  return mostUsed(found);
}

/** As many as a row of filters bears, sorted. */
export const mostUsed = (tags: readonly TagFilter[]): TagFilter[] =>
  tags
    .toSorted((a, b) => b.count - a.count || byLabel(a, b))
    .slice(0, MAX_TAGS)
    .toSorted(byLabel);

const byLabel = (a: TagFilter, b: TagFilter) => a.label.localeCompare(b.label, "en");

function addTag(counts: Map<string, TagFilter>, tag: string, times: number) {
  const slug = tagSlug(tag);
  if (!slug) return;
  const known = counts.get(slug);
  const label = known?.label ?? tag.charAt(0).toUpperCase() + tag.slice(1);
  counts.set(slug, { slug, label, count: (known?.count ?? 0) + times });
}
