import { FilteredGrid } from "@/components/profiles/profiles/filtered-grid";
import { toGridItem } from "@/components/profiles/profiles/grid-items";
import { tagPages } from "@/components/profiles/profiles/tag-filter";
import { LinkButton } from "@/components/ui/link-button";
import type { WorkSampleView } from "@/lib/domain/profiles/profiles/schema";
import type { TagCount } from "@/lib/utils/tag-counts";

/** So many pieces come before Load more. */
const FIRST = 24;

/** The newest work is a masonry to filter, with a link to all of it where there is more than the page holds. */
export function SelectedWork({
  id = "work",
  samples,
  total,
  tags,
  more,
}: {
  /** It is unique on the page. */
  id?: string;
  samples: WorkSampleView[];
  /** The total. */
  total: number;
  /** The tags of all of them. */
  tags: TagCount[];
  /** The address of all of them. */
  more: string;
}) {
  return (
    <>
      <FilteredGrid
        id={id}
        label="Filter work"
        items={samples.map(toGridItem)}
        filters={total > samples.length ? tagPages(tags, more) : undefined}
        first={Math.min(FIRST, samples.length)}
        total={total}
      />
      {total > samples.length && (
        <p className="mt-6">
          <LinkButton href={more}>All {total.toLocaleString("en-US")} pieces</LinkButton>
        </p>
      )}
    </>
  );
}
