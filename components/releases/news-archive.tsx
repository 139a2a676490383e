import { ArrowLeft, ArrowRight } from "lucide-react";
import { ProfileFrame } from "@/components/profiles/profile-frame";
import { mostUsed } from "@/components/profiles/tag-filter";
import { NewsroomStrip } from "@/components/releases/newsroom-strip";
import { accentOfNewsroom } from "@/components/releases/release-frame";
import { ReleaseRow } from "@/components/releases/release-list";
import { filterChip } from "@/components/ui/filter-chip";
import { LinkButton } from "@/components/ui/link-button";
import type { ProfileView } from "@/lib/domain/profiles/schema";
import type { NewsroomNewsView } from "@/lib/domain/releases/schema";
import { cn } from "@/lib/utils/cn";

type Organisation = Extract<ProfileView, { userType: "BRAND" | "SOURCE" }>;

/** All news of a newsroom, or all with a tag, a page at a time: every page has an address and works without JavaScript. */
export function NewsArchive({
  profile,
  news: { releases, total, pages, tags },
  page,
  tag,
}: {
  profile: Organisation;
  news: NewsroomNewsView;
  page: number;
  tag?: string;
}) {
  const { name, url } = profile;
  const label = tags.find((one) => one.slug === tag)?.label;
  const archive = `${url}/news`;
  const here = tag ? `${archive}/tag/${tag}` : archive;
  const addressOf = (to: number) => (to === 1 ? here : `${here}/${to}`);
  return (
    <ProfileFrame accent={accentOfNewsroom(profile)}>
      <div className="wrap">
        <NewsroomStrip newsroom={profile} />
        <div className="max-w-[904px] pt-8 md:pt-12">
          <h1 className="h1 [overflow-wrap:anywhere]">
            {label ? `${label}: news from ${name}` : `All news from ${name}`}
          </h1>
          {tags.length > 0 && (
            <nav aria-label="Filter news" className="mt-6">
              <ul className="flex gap-2 max-md:scroll-x max-md:-my-1.5 max-md:py-1.5 md:flex-wrap">
                <li>
                  <a
                    href={archive}
                    aria-current={tag ? undefined : "true"}
                    className={cn(filterChip, chosen)}
                  >
                    All
                  </a>
                </li>
                {mostUsed(tags).map((one) => (
                  <li key={one.slug}>
                    <a
                      href={`${archive}/tag/${one.slug}`}
                      aria-current={one.slug === tag ? "true" : undefined}
                      className={cn(filterChip, chosen)}
                    >
                      {one.label} <span className="num">{one.count}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <p className="meta num mt-4">
            {label ? `Showing ${total} result(s) for "${label}"` : `${total} in all`}
            {pages > 1 && `, page ${page} of ${pages}`}
          </p>
          <ul className="mt-4">
            {releases.map((release) => (
              <li key={release.id}>
                <ReleaseRow release={release} level={2} />
              </li>
            ))}
          </ul>
          {pages > 1 && (
            <nav
              aria-label="Pages"
              className="flex flex-wrap justify-between gap-3 border-rule border-t py-6"
            >
              {page > 1 && (
                <LinkButton href={addressOf(page - 1)} prefetch={false} rel="prev">
                  <ArrowLeft aria-hidden />
                  Newer news
                </LinkButton>
              )}
              {page < pages && (
                <LinkButton href={addressOf(page + 1)} prefetch={false} rel="next" className="ml-auto">
                  Older news
                  <ArrowRight aria-hidden />
                </LinkButton>
              )}
            </nav>
          )}
        </div>
      </div>
    </ProfileFrame>
  );
}

const chosen = "aria-current:border-ink aria-current:bg-ink aria-current:text-on-ink";
