import { FileX2 } from "lucide-react";
import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { otherForms, shareMetadata } from "@/app/(public)/_shared/share-metadata";
import { WayData } from "@/app/(public)/_shared/structured-data";
import { JsonLd } from "@/components/newsrooms/releases/json-ld";
import { newsArticle } from "@/components/newsrooms/releases/news-article";
import { PublicRelease } from "@/components/newsrooms/releases/public-release";
import { ReleaseFrame } from "@/components/newsrooms/releases/release-frame";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { pictureUrl, releaseCard } from "@/lib/domain/discovery/syndication/views";
import { getPublicRelease } from "@/lib/domain/newsrooms/releases/queries/public";
import { summaryOf } from "@/lib/domain/newsrooms/releases/rules";
import { addressTags } from "@/lib/domain/profiles/profiles/tags";
import { GONE } from "@/lib/platform/cache/tags";
import { settings } from "@/lib/platform/settings/settings";
import { publicPage } from "@/lib/transport/public-page";
import { utcDay } from "@/lib/utils/dates";

export type ReleaseAddress = { params: Promise<{ slug: string; release: string }> };
type Kind = "BRAND" | "SOURCE";

/** Reads a release's page as everybody sees it. Ids and older addresses lead to the current one, for good. */
async function read(kind: Kind, { params }: ReleaseAddress) {
  const { slug, release } = await params;
  const page = await publicPage(
    getPublicRelease,
    { slug, release },
    {
      // A withdrawn release says so and answers 410.
      tags: (found) => [
        ...addressTags(slug, found && [found.newsroom]),
        ...(found && !found.release ? [GONE] : []),
      ],
      // The next release joins the related news by itself.
      changesAt: ({ nextChangeAt }) => nextChangeAt,
    },
  );
  if (page.newsroom.userType !== kind) notFound();
  const address = `${page.newsroom.url}/${page.slug}`;
  if (page.newsroom.slug !== slug || page.slug !== release) permanentRedirect(address);
  return page;
}

export async function releaseMetadata(kind: Kind, props: ReleaseAddress): Promise<Metadata> {
  const { newsroom, release } = await read(kind, props);
  if (!release) {
    return {
      title: `Withdrawn, ${newsroom.name}`,
      description: `${newsroom.name} has withdrawn this release.`,
      robots: { index: false },
    };
  }
  const origin = settings().APP_URL;
  const url = `${origin}${release.url}`;
  const description = summaryOf(release.subtitle, release.bodyText);
  const { title } = release;
  return {
    title: `${title}. ${newsroom.name}`,
    description,
    alternates: {
      canonical: url,
      types: otherForms(origin, { url: release.url, title, feed: newsroom }),
    },
    ...shareMetadata(origin, ["releases", release.id, releaseCard(release, newsroom)], {
      type: "article",
      title,
      description,
      url,
      siteName: newsroom.name,
      publishedTime: release.liveAt ?? undefined,
      modifiedTime: release.correctedAt ?? undefined,
      tags: release.tags,
    }),
  };
}

/** A release's page shows the release, or a short notice that it was withdrawn. */
export async function ReleasePage({ userType, ...props }: ReleaseAddress & { userType: Kind }) {
  const { newsroom, release, related, withdrawnAt } = await read(userType, props);
  if (!release) {
    return (
      <ReleaseFrame newsroom={newsroom}>
        <EmptyState
          level={1}
          className="py-18"
          icon={<FileX2 />}
          title={`${newsroom.name} has withdrawn this release`}
          action={<LinkButton href={newsroom.url}>To the newsroom</LinkButton>}
        >
          {withdrawnAt && `It was taken back on ${utcDay(withdrawnAt)}. `}
          Please do not use what you may have of it.
        </EmptyState>
      </ReleaseFrame>
    );
  }
  const origin = settings().APP_URL;
  const drawn = `${origin}${pictureUrl("releases", release.id, releaseCard(release, newsroom))}`;
  const data = newsArticle(release, newsroom, origin, drawn);
  return (
    <ReleaseFrame newsroom={newsroom}>
      <JsonLd data={data} />
      <WayData under={newsroom} title={release.title} path={release.url} />
      <PublicRelease release={release} newsroom={newsroom} related={related} />
    </ReleaseFrame>
  );
}
