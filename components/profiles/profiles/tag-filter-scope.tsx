import { Filter } from "lucide-react";
import type { ReactNode } from "react";
import type { TagFilter } from "@/components/profiles/profiles/tag-filter";
import { buttonClass } from "@/components/ui/button-style";
import { EmptyState } from "@/components/ui/empty-state";
import { FilterLinks } from "@/components/ui/filter-links";
import { filterRules } from "@/components/ui/filter-rules";

/** A scope has these fragments: everything, the rest of it, one tag. */
export const allTarget = (scope: string) => `${scope}-all`;
export const moreTarget = (scope: string) => `${scope}-more`;
export const tagTarget = (scope: string, slug: string) => `${scope}-tag-${slug}`;

/**
 * Items of this part of a public page are filtered by tag through the address's fragment, without JavaScript too.
 * Inside, an item carries `data-tags` (`tagList`), a group of them `data-group`, items hidden behind Load more
 * `data-rest`, and the first that waits `id={moreTarget(id)} data-target`; `data-for` shows with one choice.
 */
export function TagFilterScope({
  id,
  label,
  filters,
  total,
  shown,
  loaded = total,
  action,
  children,
}: {
  /** A prefix of the fragments, which is unique on the page. */
  id: string;
  /** The name of the filters ("Filter news"). */
  label: string;
  filters: TagFilter[];
  /** The counts in all, on the page, and before Load more. */
  total: number;
  shown?: number;
  loaded?: number;
  /** The owner's link to the editor, over the filters. */
  action?: ReactNode;
  children: ReactNode;
}) {
  const all = allTarget(id);
  const more = moreTarget(id);
  const here = filters.filter(({ href }) => href === undefined);
  const choices = here.map(({ slug }) => ({
    target: tagTarget(id, slug),
    item: "[data-tags]",
    group: "[data-group]",
    matches: `[data-tags~="${slug}"]`,
  }));
  const targets = [all, ...choices.map(({ target }) => target)];
  const root = `[data-filtered="${id}"]`;
  return (
    <div data-filtered={id}>
      <style>{filterRules({ root, all, more, choices })}</style>
      {targets.map((target) => (
        <span key={target} id={target} data-target className="scroll-mt-40" />
      ))}
      {action && <div className="mb-5 has-[>:empty]:hidden">{action}</div>}
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-3">
        {filters.length > 0 && (
          <nav aria-label={label} className="min-w-0 max-md:w-full">
            <FilterLinks
              initial={all}
              targets={targets}
              links={[
                { target: all, label: "All" },
                ...filters.map(({ slug, label, href }) =>
                  href ? { href, label } : { target: tagTarget(id, slug), label },
                ),
              ]}
            />
          </nav>
        )}
        <p role="status" className="meta num [overflow-wrap:anywhere]">
          <span data-for="">
            Showing {shown ?? loaded} of {total}
          </span>
          <span data-for={more}>
            Showing {loaded} of {total}
          </span>
          {here.map(({ slug, label, count }) => (
            <span key={slug} data-for={tagTarget(id, slug)}>
              {`Showing ${count} result(s) for "${label}"`}
            </span>
          ))}
        </p>
      </div>
      {children}
      {here
        .filter(({ count }) => count === 0)
        .map(({ slug, label }) => (
          <div key={slug} data-for={tagTarget(id, slug)}>
            <EmptyState
              icon={<Filter />}
              title="No items found"
              action={
                // Next's link moves without the browser, and `:target` would not follow.
                <a href={`#${all}`} className={buttonClass({})}>
                  Show All Items
                </a>
              }
            >
              {`No portfolio items match the "${label}" filter.`}
            </EmptyState>
          </div>
        ))}
    </div>
  );
}
