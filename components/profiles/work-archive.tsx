import { FilteredGrid } from "@/components/profiles/filtered-grid";
import { toGridItem } from "@/components/profiles/grid-items";
import { ProfileFrame } from "@/components/profiles/profile-frame";
import { LinkButton } from "@/components/ui/link-button";
import type { PartyView, WorkSampleView } from "@/lib/domain/profiles/schema";
import { accentOf, parseUserType } from "@/lib/domain/user-type";

/** All work a profile shows, a page at a time. */
export function WorkArchive({
  profile: { name, url, userType },
  samples,
  total,
  page,
  pages,
  limit,
}: {
  profile: PartyView;
  samples: WorkSampleView[];
  total: number;
  /** Counted from 1. */
  page: number;
  pages: number;
  limit: number;
}) {
  const from = (page - 1) * limit;
  const items = samples.map((sample) => ({
    ...toGridItem(sample),
    // A reel that plays here has a page of its own.
    ...(sample.video ? { url: `${url}/reel/${sample.id}` } : {}),
  }));
  const address = (to: number) => `${url}/work${to > 1 ? `/${to}` : ""}`;
  return (
    <ProfileFrame accent={accentOf(parseUserType(userType) ?? "press")}>
      <div className="wrap pt-10 md:pt-14">
        <p className="text-sm">
          <a href={url} className="link line-clamp-3 [overflow-wrap:anywhere]">
            {name}
          </a>
        </p>
        <h1 className="d2 mt-1">All work</h1>
        {pages > 1 && (
          <p className="meta num mt-3">
            {from + 1} to {from + samples.length} of {total.toLocaleString("en-US")}, page {page} of {pages}
          </p>
        )}
        <div className="mt-8">
          <FilteredGrid id="work" label="Filter work" items={items} total={total} />
        </div>
        {pages > 1 && (
          <nav aria-label="Pages" className="mt-8 flex gap-3">
            {page > 1 && (
              <LinkButton href={address(page - 1)} rel="prev">
                Newer work
              </LinkButton>
            )}
            {page < pages && (
              <LinkButton href={address(page + 1)} rel="next">
                Older work
              </LinkButton>
            )}
          </nav>
        )}
      </div>
    </ProfileFrame>
  );
}
