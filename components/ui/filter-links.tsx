"use client";

import { filterChip } from "@/components/ui/filter-chip";
import { useFragment } from "@/components/ui/use-fragment";
import { cn } from "@/lib/utils/cn";

/** `target` is the fragment that chooses it, or `href` the page that shows it. */
export type FilterLink = { label: string; count?: number } & ({ target: string } | { href: string });

/**
 * These filters of a page that is the same for everybody are links in its address: CSS shows which is chosen
 * (`filterRules`), and once React is there assistive technology hears it too. `initial` is chosen while the fragment is
 * none of `targets`.
 */
export function FilterLinks({
  links,
  initial,
  targets,
  label,
  className,
}: {
  links: FilterLink[];
  initial?: string;
  targets: string[];
  label?: string;
  className?: string;
}) {
  const fragment = useFragment();
  const chosen = targets.includes(fragment) ? fragment : initial;
  return (
    <ul
      aria-label={label}
      className={cn("flex gap-2 max-md:scroll-x max-md:-my-1.5 max-md:py-1.5 md:flex-wrap", className)}
    >
      {links.map(({ label, count, ...link }) => {
        const target = "target" in link ? link.target : undefined;
        return (
          <li key={label}>
            <a
              href={"href" in link ? link.href : `#${target}`}
              className={filterChip}
              aria-current={target !== undefined && target === chosen ? "true" : undefined}
            >
              {label}
              {count !== undefined && <span className="num">{count}</span>}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
