import { sectionNames } from "@/components/assets/labels";
import { type TagFilter, tagFiltersOf } from "@/components/profiles/tag-filter";
import { choiceRules, type FilterChoice, fallbackRule, filterRules } from "@/components/ui/filter-rules";
import type { AssetKind, AssetView } from "@/lib/domain/assets/schema";
import { tagSlug } from "@/lib/utils/tag-slug";

/** The kinds that are there, the tags used most, and a source's resource fields (docs/product.md#assets). */
export type AssetFilters = { kinds: AssetKind[]; tags: TagFilter[]; fields: TagFilter[] };

export const sectionSlug = (kind: AssetKind) => sectionNames[kind].toLowerCase();
export const ALL = "assets-all";
export const ALL_FIELDS = "resources-all";
export const kindTarget = (kind: AssetKind) => `assets-${sectionSlug(kind)}`;
export const tagTarget = (slug: string) => `assets-tag-${slug}`;
export const fieldTarget = (slug: string) => `resources-${slug}`;

const resourceFields = ["Research", "Technology", "Sustainability", "Press Kit", "Financial", "Media"];

export function filtersOf(
  assets: readonly AssetView[],
  order: readonly AssetKind[],
  hasFields: boolean,
): AssetFilters {
  const kinds = order.filter((kind) => assets.some((asset) => asset.kind === kind));
  const resources = assets.filter(({ kind }) => kind === "resource");
  return {
    kinds,
    tags: tagFiltersOf(assets),
    fields:
      hasFields && resources.length > 0 ? resourceFields.map((field) => countField(field, resources)) : [],
  };
}

/** A field takes every tag that its word is part of ("Press kit 2026"). */
function countField(label: string, resources: readonly AssetView[]): TagFilter {
  const slug = tagSlug(label);
  const carries = ({ tags }: AssetView) => tags.some((tag) => tagSlug(tag).includes(slug));
  return { slug, label, count: resources.filter(carries).length };
}

/** The filters' CSS: one of kinds or tags over everything, one of fields among the resources. */
export function filterCss({ kinds, tags, fields }: AssetFilters): string {
  const root = "[data-assets]";
  const choices: FilterChoice[] = [
    ...kinds.map((kind) => ({
      target: kindTarget(kind),
      item: "[data-section]",
      matches: `[data-section="${sectionSlug(kind)}"]`,
    })),
    ...tags.map(({ slug }) => ({
      target: tagTarget(slug),
      item: "[data-tags]",
      matches: `[data-tags~="${slug}"]`,
      group: "[data-section]",
    })),
  ];
  const resources = '[data-section="resources"]';
  const among: FilterChoice[] = fields.map(({ slug }) => ({
    target: fieldTarget(slug),
    item: `${resources} [data-tags]`,
    matches: `[data-tags*="${slug}"]`,
  }));
  return [
    filterRules({ root, all: ALL, choices }),
    ...among.flatMap((choice) => [
      // Before what hides the others, so that these stay hidden.
      `${root}:has([id="${choice.target}"]:target) ${resources} [data-rest]{display:block}`,
      ...choiceRules(root, choice),
    ]),
    ...(among.length > 0 ? [fallbackRule(root, ALL_FIELDS, among)] : []),
  ].join("");
}
