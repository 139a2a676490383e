import { Newspaper } from "lucide-react";
import { LeadRelease, ReleaseRow } from "@/components/newsrooms/releases/release-list";
import { Masonry } from "@/components/profiles/profiles/filtered-grid";
import { toGridItem } from "@/components/profiles/profiles/grid-items";
import { ManageLink } from "@/components/profiles/profiles/manage-link";
import { type TagFilter, tagFiltersOf, tagList, tagPages } from "@/components/profiles/profiles/tag-filter";
import { moreTarget, TagFilterScope } from "@/components/profiles/profiles/tag-filter-scope";
import { buttonClass } from "@/components/ui/button-style";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { Section } from "@/components/ui/section";
import type { NewsroomNewsView } from "@/lib/domain/newsrooms/releases/schema";
import type { WorkSampleView } from "@/lib/domain/profiles/profiles/schema";

const SCOPE = "news";
/** Before Load more there are the lead and five rows. */
const FIRST = 6;

/**
 * The newest release is large, then comes what else the newsroom published. It is filtered by tag in the address; older
 * pages have addresses of their own.
 */
export function NewsroomNews({
  owner: { id, name, url },
  news: { releases, total, pages, tags },
  samples,
  workCount,
}: {
  owner: { id: string; name: string; url: string };
  news: NewsroomNewsView;
  samples: WorkSampleView[];
  /** The total of them, the older ones too. */
  workCount: number;
}) {
  const manage = (
    <span data-owner-acts className="flex flex-wrap gap-2 empty:hidden print:hidden">
      <ManageLink ownerId={id} href="/releases" label="Manage releases" />
      <ManageLink ownerId={id} href="/releases/featured" label="Featured stories" />
    </span>
  );
  if (releases.length === 0 && samples.length === 0) {
    return (
      <EmptyState icon={<Newspaper />} title="No news yet" level={2} action={manage}>
        {name} has not published a release so far. Those who follow hear of the first one.
      </EmptyState>
    );
  }
  const [lead, ...rows] = releases;
  const loaded = releases.length + samples.length;
  const older = pages > 1;
  const archive = `${url}/news`;
  // Where some releases are on other pages, each tag has a page of its own that shows all of them.
  const filters: TagFilter[] =
    older || workCount > samples.length ? tagPages(tags, archive) : tagFiltersOf([...releases, ...samples]);
  const waits = releases.length > FIRST;
  return (
    <TagFilterScope
      id={SCOPE}
      action={manage}
      label="Filter news"
      filters={filters}
      total={total + workCount}
      loaded={loaded}
      shown={waits ? FIRST + samples.length : loaded}
    >
      {lead && (
        <div className="mt-6">
          <LeadRelease release={lead} />
        </div>
      )}
      {rows.length > 0 && (
        <ul>
          {rows.map((release, index) => (
            <li
              key={release.id}
              id={index === FIRST - 1 ? moreTarget(SCOPE) : undefined}
              data-target={index === FIRST - 1 ? "" : undefined}
              data-rest={index >= FIRST - 1 ? "" : undefined}
              data-tags={tagList(release.tags)}
            >
              <ReleaseRow release={release} />
            </li>
          ))}
        </ul>
      )}
      {(waits || older) && (
        <p className="border-rule border-t pt-6">
          {waits && (
            <span data-for="">
              <a href={`#${moreTarget(SCOPE)}`} className={buttonClass({})}>
                Load more news
              </a>
            </span>
          )}
          {older && (
            <span data-for={waits ? moreTarget(SCOPE) : ""}>
              <LinkButton href={`${archive}/2`} prefetch={false}>
                Older news
              </LinkButton>
            </span>
          )}
        </p>
      )}
      {samples.length > 0 && (
        <div data-group className="mt-12 md:mt-14">
          <Section title="In the news">
            <Masonry items={samples.map(toGridItem)} level={3} />
          </Section>
        </div>
      )}
    </TagFilterScope>
  );
}
