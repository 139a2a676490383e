import { tagPages } from "@/components/profiles/profiles/tag-filter";
import { filterChip } from "@/components/ui/filter-chip";
import { cn } from "@/lib/utils/cn";
import type { TagCount } from "@/lib/utils/tag-counts";

/** A list that has pages has a page for each tag, with how many carry it; nothing is shown without any. */
export function TagPageLinks({
  label,
  archive,
  tags,
  tag,
}: {
  /** The name of the row ("Filter news"). */
  label: string;
  /** The address of the list without a tag. */
  archive: string;
  tags: readonly TagCount[];
  /** The slug of the tag whose page this is. */
  tag?: string;
}) {
  if (tags.length === 0) return null;
  return (
    <nav aria-label={label} className="mt-6">
      <ul className="flex gap-2 max-md:scroll-x max-md:-my-1.5 max-md:py-1.5 md:flex-wrap">
        <li>
          <a href={archive} aria-current={tag ? undefined : "true"} className={cn(filterChip, chosen)}>
            All
          </a>
        </li>
        {tagPages(tags, archive).map((one) => (
          <li key={one.slug}>
            <a
              href={one.href}
              aria-current={one.slug === tag ? "true" : undefined}
              className={cn(filterChip, chosen)}
            >
              {one.label} <span className="num">{one.count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const chosen = "aria-current:border-ink aria-current:bg-ink aria-current:text-on-ink";
