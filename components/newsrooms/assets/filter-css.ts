import { type AssetOwner, archiveOf, assetsOf } from "@/components/newsrooms/assets/labels";
import { mostUsed, type TagFilter, tagPages } from "@/components/profiles/profiles/tag-filter";
import { choiceRules, type FilterChoice, fallbackRule, filterRules } from "@/components/ui/filter-rules";
import { sectionNames } from "@/lib/domain/newsrooms/assets/rules";
import type { AssetKind, PublicAssetsView } from "@/lib/domain/newsrooms/assets/schema";

/** The filters are the kinds there are, the tags used most, and a source's resource fields (docs/product.md#assets). */
export type AssetFilters = { kinds: AssetKind[]; tags: TagFilter[]; fields: TagFilter[] };

export const sectionSlug = (kind: AssetKind) => sectionNames[kind].toLowerCase();
export const ALL = "assets-all";
export const ALL_FIELDS = "resources-all";
export const kindTarget = (kind: AssetKind) => `assets-${sectionSlug(kind)}`;
export const tagTarget = (slug: string) => `assets-tag-${slug}`;
export const fieldTarget = (slug: string) => `resources-${slug}`;

/** Where some assets are on other pages than the newsroom's, tags and fields have pages of their own. */
export function filtersOf(
  { assets, counts, tags, fields }: Pick<PublicAssetsView, "assets" | "counts" | "tags" | "fields">,
  order: readonly AssetKind[],
  owner: Pick<AssetOwner, "url" | "userType">,
): AssetFilters {
  const isPartly = (kind: AssetKind) => counts[kind] > assets.filter((asset) => asset.kind === kind).length;
  const archive = archiveOf(owner, "resource");
  const withPage = (field: TagFilter) =>
    field.count > 0 && isPartly("resource") ? { ...field, href: `${archive}/${field.slug}` } : field;
  return {
    kinds: order.filter((kind) => counts[kind] > 0),
    tags: order.some(isPartly) ? tagPages(tags, assetsOf(owner)) : mostUsed(tags),
    fields: owner.userType === "SOURCE" ? fields.map(withPage) : [],
  };
}

/** One filter of kinds or tags covers everything, one of fields the resources. */
export function filterCss({ kinds, tags, fields }: AssetFilters): string {
  const root = "[data-assets]";
  const here = ({ href }: TagFilter) => href === undefined;
  const choices: FilterChoice[] = [
    ...kinds.map((kind) => ({
      target: kindTarget(kind),
      item: "[data-section]",
      matches: `[data-section="${sectionSlug(kind)}"]`,
    })),
    ...tags.filter(here).map(({ slug }) => ({
      target: tagTarget(slug),
      item: "[data-tags]",
      matches: `[data-tags~="${slug}"]`,
      group: "[data-section]",
    })),
  ];
  const resources = '[data-section="resources"]';
  const among: FilterChoice[] = fields.filter(here).map(({ slug }) => ({
    target: fieldTarget(slug),
    item: `${resources} [data-tags]`,
    matches: `[data-tags*="${slug}"]`,
  }));
  return [
    filterRules({ root, all: ALL, choices }),
    ...among.flatMap((choice) => [
      // This comes before what hides the others, so that these stay hidden.
      `${root}:has([id="${choice.target}"]:target) ${resources} [data-rest]{display:block}`,
      ...choiceRules(root, choice),
    ]),
    ...(among.length > 0 ? [fallbackRule(root, ALL_FIELDS, among)] : []),
  ].join("");
}
