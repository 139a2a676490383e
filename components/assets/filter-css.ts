import { sectionNames, tagSlug } from "@/components/assets/asset-words";
import type { AssetKind, AssetView } from "@/lib/domain/assets/schema";

export type AssetFilters = { kinds: AssetKind[]; tags: { slug: string; label: string }[] };

const MAX_TAGS = 12;

export const sectionSlug = (kind: AssetKind) => sectionNames[kind].toLowerCase();
export const ALL = "assets-all";
export const kindTarget = (kind: AssetKind) => `assets-${sectionSlug(kind)}`;
export const tagTarget = (slug: string) => `assets-tag-${slug}`;

/** An item's tags as its attribute holds them. */
export const tagList = (tags: readonly string[]) => tags.map(tagSlug).filter(Boolean).join(" ");

/** The kinds that are there, and the tags used most, capitalised and sorted. */
export function filtersOf(assets: readonly AssetView[], order: readonly AssetKind[]): AssetFilters {
  const labels = new Map<string, { label: string; times: number }>();
  for (const tag of assets.flatMap(({ tags }) => tags)) {
    const slug = tagSlug(tag);
    const label = tag.charAt(0).toUpperCase() + tag.slice(1);
    if (slug) labels.set(slug, { label, times: (labels.get(slug)?.times ?? 0) + 1 });
  }
  const tags = [...labels]
    .map(([slug, { label, times }]) => ({ slug, label, times }))
    .sort((a, b) => b.times - a.times || a.label.localeCompare(b.label))
    .slice(0, MAX_TAGS)
    .sort((a, b) => a.label.localeCompare(b.label));
  return { kinds: order.filter((kind) => assets.some((asset) => asset.kind === kind)), tags };
}

const CHOSEN = "border-color:var(--ink);background:var(--ink);color:var(--on-ink)";

/**
 * The filters of a page that is the same for everybody: the address's fragment says what is chosen and these rules
 * show it, so links, the back button and readers without JavaScript all work. Slugs hold letters, digits and hyphens
 * alone; quoted, they end nothing.
 */
export function filterCss({ kinds, tags }: AssetFilters): string {
  const root = "[data-assets]";
  const when = (target: string) => `${root}:has([id="${target}"]:target)`;
  return [
    `[data-rest]{display:none}[data-section]:has([data-show-all]:checked) [data-rest]{display:block}`,
    `[data-section]:has([data-show-all]:checked) [data-show-all-label]{display:none}`,
    `${root}:not(:has([data-target]:target)) a[href="#${ALL}"],${when(ALL)} a[href="#${ALL}"]{${CHOSEN}}`,
    ...kinds.flatMap((kind) => [
      `${when(kindTarget(kind))} [data-section]:not([data-section="${sectionSlug(kind)}"]){display:none}`,
      `${when(kindTarget(kind))} a[href="#${kindTarget(kind)}"]{${CHOSEN}}`,
    ]),
    ...tags.flatMap(({ slug }) => [
      `${when(tagTarget(slug))} [data-rest]{display:block}`,
      `${when(tagTarget(slug))} [data-section]:not(:has([data-tags*="${slug}"])){display:none}`,
      `${when(tagTarget(slug))} [data-tags]:not([data-tags*="${slug}"]){display:none}`,
      `${when(tagTarget(slug))} a[href="#${tagTarget(slug)}"]{${CHOSEN}}`,
    ]),
  ].join("");
}
