import { FileText, Images } from "lucide-react";
import { DownloadAll } from "@/components/newsrooms/assets/download-all";
import { zipFilesOf } from "@/components/newsrooms/assets/zip-files";
import { CopyButton } from "@/components/newsrooms/releases/copy-button";
import { PrintButton } from "@/components/newsrooms/releases/print-button";
import { ReleaseArticle } from "@/components/newsrooms/releases/release-article";
import { Versions } from "@/components/newsrooms/releases/release-aside";
import { ReleaseColumns } from "@/components/newsrooms/releases/release-list";
import { ShareButton } from "@/components/newsrooms/releases/share-button";
import { FollowButton } from "@/components/profiles/follows/follow-button";
import { PerksOffered, TagSection } from "@/components/profiles/profiles/aside-sections";
import { countOf } from "@/components/profiles/profiles/labels";
import { PressContact } from "@/components/profiles/profiles/press-contact";
import { buttonClass } from "@/components/ui/button-style";
import { LinkButton } from "@/components/ui/link-button";
import { Section } from "@/components/ui/section";
import type { NewsroomView, ReleaseItem, ReleaseView } from "@/lib/domain/newsrooms/releases/schema";
import { frameOf } from "@/lib/formats/oembed/frame";
import { siteOrigin } from "@/lib/site";
import { wordCountOf } from "@/lib/utils/word-count";

const take =
  "flex min-h-11 w-full items-center gap-3 text-left text-sm underline-offset-4 hover:underline [&_svg]:size-[18px] [&_svg]:text-ink-3";

/** Readers can put a card of the newsroom with its newest releases on their own site. */
const embedCode = ({ slug, name }: NewsroomView) =>
  frameOf({ slug, name, width: "100%", height: 400 }, siteOrigin() ?? "");

/** Everybody reads this, with what to take along and what else there is to read. */
export function PublicRelease({
  release,
  newsroom,
  related,
}: {
  release: ReleaseView;
  newsroom: NewsroomView;
  related: ReleaseItem[];
}) {
  const { id, slug, name, url, followerCount, releaseCount } = newsroom;
  const textUrl = `${release.url}/text`;
  const pictures = zipFilesOf(release.pictures);
  return (
    <>
      <ReleaseArticle
        release={release}
        newsroom={newsroom}
        copy={{ from: textUrl }}
        share={<ShareButton title={release.title} path={release.url} className={buttonClass({})} />}
        aside={
          <>
            <PressContact profile={newsroom} />
            <Section title="Take it with you" className="print:hidden">
              <ul className="mt-1 [&>li+li]:border-rule [&>li+li]:border-t">
                <li className="flex items-center">
                  <CopyButton from={textUrl} label="Copy as plain text" className={take} />
                  <span className="meta num flex-none">{countOf(wordCountOf(release.bodyText), "word")}</span>
                </li>
                <li>
                  {release.pdfUrl ? (
                    <a href={release.pdfUrl} download className={take}>
                      <FileText aria-hidden />
                      Release as PDF
                    </a>
                  ) : (
                    <PrintButton pdf label="Print or save as PDF" className={take} />
                  )}
                </li>
                <li>
                  <a href={textUrl} className={take}>
                    <FileText aria-hidden />
                    Plain-text version
                  </a>
                </li>
                {pictures.length > 1 && (
                  <li>
                    <DownloadAll
                      name={`${release.slug}-pictures`}
                      files={pictures}
                      newsroom={{ name, pressContacts: newsroom.pressContacts }}
                    >
                      <div className="flex min-h-11 items-center gap-3 text-sm">
                        <Images aria-hidden className="size-[18px] flex-none text-ink-3" />
                        All {pictures.length} pictures
                      </div>
                    </DownloadAll>
                  </li>
                )}
                <li>
                  <CopyButton
                    text={embedCode(newsroom)}
                    label="Embed code of the newsroom"
                    className={take}
                  />
                </li>
              </ul>
            </Section>
            <PerksOffered title="For this story" perks={release.perks} details={release.perkDetails} />
            <TagSection title="Topics" tags={release.tags} />
            <Versions release={release} />
          </>
        }
      />
      <div className="print:hidden">
        <section
          aria-labelledby="follow-news"
          className="mt-14 grid grid-cols-[minmax(0,1fr)] items-center gap-x-18 gap-y-5 border-rule border-y py-7 md:mt-18 md:grid-cols-[minmax(0,1fr)_auto] md:py-9"
        >
          <div>
            <h2 id="follow-news" className="h2 [overflow-wrap:anywhere]">
              The next news from {name}, the hour it is sent
            </h2>
            <p className="mt-1.5 text-ink-2">
              On your dashboard.
              {followerCount > 0 && ` ${countOf(followerCount, "person follows", "people follow")}.`}
            </p>
          </div>
          <FollowButton profileId={id} slug={slug} name={name} followerCount={followerCount} />
        </section>
        {related.length > 0 && (
          <Section
            title="Related news"
            className="mt-14 mb-18 md:mt-18"
            action={
              <LinkButton href={url} variant="text" size="sm">
                All {releaseCount}
              </LinkButton>
            }
          >
            <ReleaseColumns releases={related} />
          </Section>
        )}
      </div>
    </>
  );
}
