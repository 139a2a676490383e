import { NewsroomStrip } from "@/components/newsrooms/releases/newsroom-strip";
import { accentOfNewsroom } from "@/components/newsrooms/releases/release-frame";
import { ReleaseRow } from "@/components/newsrooms/releases/release-list";
import { ProfileFrame } from "@/components/profiles/profiles/profile-frame";
import { TagPageLinks } from "@/components/profiles/profiles/tag-page-links";
import { PageSteps } from "@/components/ui/page-steps";
import type { NewsroomNewsView } from "@/lib/domain/newsrooms/releases/schema";
import type { ProfileView } from "@/lib/domain/profiles/profiles/schema";

type Organisation = Extract<ProfileView, { userType: "BRAND" | "SOURCE" }>;

/** All news, or all with a tag, are shown a page at a time: every page has an address and works without JavaScript. */
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
    <ProfileFrame accent={accentOfNewsroom(profile)} counts={profile.id}>
      <div className="wrap">
        <NewsroomStrip newsroom={profile} />
        <div className="max-w-[904px] pt-8 md:pt-12">
          <h1 className="h1 [overflow-wrap:anywhere]">
            {label ? `${label}: news from ${name}` : `All news from ${name}`}
          </h1>
          <TagPageLinks label="Filter news" archive={archive} tags={tags} tag={tag} />
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
          <PageSteps page={page} pages={pages} addressOf={addressOf} before="Newer news" after="Older news" />
        </div>
      </div>
    </ProfileFrame>
  );
}
