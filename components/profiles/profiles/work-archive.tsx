import { FilteredGrid } from "@/components/profiles/profiles/filtered-grid";
import { toGridItem } from "@/components/profiles/profiles/grid-items";
import { ProfileFrame } from "@/components/profiles/profiles/profile-frame";
import { TagPageLinks } from "@/components/profiles/profiles/tag-page-links";
import { LinkButton } from "@/components/ui/link-button";
import type { PartyView, WorkSampleView } from "@/lib/domain/profiles/profiles/schema";
import { accentOf, parseUserType } from "@/lib/domain/vocabulary/user-type/user-type";
import type { TagCount } from "@/lib/utils/tag-counts";

/** All work, or all with a tag, is shown a page at a time. */
export function WorkArchive({
  profile: { id, name, url, userType },
  heading,
  samples,
  total,
  tags,
  tag,
  page,
  pages,
  limit,
  addressOf,
}: {
  profile: PartyView;
  heading: string;
  samples: WorkSampleView[];
  /** The total of all pages. */
  total: number;
  /** The tags of all the work. */
  tags: TagCount[];
  /** The slug of the tag that all of these carry. */
  tag?: string;
  /** The page's number, from 1. */
  page: number;
  pages: number;
  limit: number;
  /** Returns the address of each of its pages. */
  addressOf: (page: number) => string;
}) {
  const from = (page - 1) * limit;
  const items = samples.map((sample) => ({
    ...toGridItem(sample),
    // A reel that plays here has a page of its own.
    ...(sample.video ? { url: `${url}/reel/${sample.id}` } : {}),
  }));
  // Where some of it is on other pages, each tag has a page of its own that shows all of them.
  const hasTagPages = pages > 1 || tag !== undefined;
  return (
    <ProfileFrame accent={accentOf(parseUserType(userType) ?? "press")} counts={id}>
      <div className="wrap pt-10 md:pt-14">
        <p className="text-sm">
          <a href={url} className="link line-clamp-3 [overflow-wrap:anywhere]">
            {name}
          </a>
        </p>
        <h1 className="d2 mt-1 [overflow-wrap:anywhere]">{heading}</h1>
        {hasTagPages && <TagPageLinks label="Filter work" archive={`${url}/work`} tags={tags} tag={tag} />}
        {pages > 1 && (
          <p className="meta num mt-3">
            {from + 1} to {from + samples.length} of {total.toLocaleString("en-US")}, page {page} of {pages}
          </p>
        )}
        <div className="mt-8">
          <FilteredGrid
            id="work"
            label="Filter work"
            items={items}
            total={total}
            filters={hasTagPages ? [] : undefined}
          />
        </div>
        {pages > 1 && (
          <nav aria-label="Pages" className="mt-8 flex gap-3">
            {page > 1 && (
              <LinkButton href={addressOf(page - 1)} rel="prev">
                Newer work
              </LinkButton>
            )}
            {page < pages && (
              <LinkButton href={addressOf(page + 1)} rel="next">
                Older work
              </LinkButton>
            )}
          </nav>
        )}
      </div>
    </ProfileFrame>
  );
}
