import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { shareMetadata } from "@/app/(public)/_shared/share-metadata";
import { WayData } from "@/app/(public)/_shared/structured-data";
import { JsonLd } from "@/components/newsrooms/releases/json-ld";
import { PitchPage } from "@/components/pitching/pitch-pages/pitch-page";
import { pitchCard } from "@/lib/domain/discovery/syndication/views";
import { getPublicPitchPage } from "@/lib/domain/pitching/pitch-pages/queries";
import type { PitchPageKind, PublicPitchPageView } from "@/lib/domain/pitching/pitch-pages/schema";
import { addressTags } from "@/lib/domain/profiles/profiles/tags";
import { eventFacts, graph } from "@/lib/formats/json-ld/facts";
import { settings } from "@/lib/platform/settings/settings";
import { PRODUCT_NAME } from "@/lib/product";
import { publicPage } from "@/lib/transport/public-page";
import { cutText } from "@/lib/utils/cut-text";

export type PitchAddress = { params: Promise<{ slug: string }> };

/** This is enough for a search result and a share. */
const MAX_DESCRIPTION = 200;

/** A cached pitch page becomes stale with its address, and with its newsroom. */
export const pitchPageTags = (slug: string, found: PublicPitchPageView | null) =>
  addressTags(slug, found && [found.newsroom]);

/** Reads a pitch page as everybody sees it. An id and capitals lead to the slug; another kind's prefix is 404. */
async function read(kind: PitchPageKind, { params }: PitchAddress) {
  const { slug } = await params;
  const view = await publicPage(
    getPublicPitchPage,
    { slug },
    { tags: (found) => pitchPageTags(slug, found), changesAt: ({ changesAt }) => changesAt },
  );
  if (view.pitchPage.kind !== kind) notFound();
  if (view.pitchPage.slug !== slug) permanentRedirect(view.pitchPage.url);
  return view;
}

export async function pitchPageMetadata(kind: PitchPageKind, props: PitchAddress): Promise<Metadata> {
  const { pitchPage, newsroom } = await read(kind, props);
  const origin = settings().APP_URL;
  const url = `${origin}${pitchPage.url}`;
  const title = `${pitchPage.pitchTitle}. ${newsroom.name}`;
  const description = cutText((pitchPage.what || title).replace(/\s+/g, " "), MAX_DESCRIPTION);
  return {
    title,
    description,
    alternates: { canonical: url },
    ...(pitchPage.status === "PUBLISHED" ? {} : { robots: { index: false } }),
    ...shareMetadata(origin, ["pitches", pitchPage.id, pitchCard(pitchPage, newsroom)], {
      type: "website",
      title: pitchPage.pitchTitle,
      description,
      url,
      siteName: PRODUCT_NAME,
    }),
  };
}

export async function PublicPitchPage({ kind, ...props }: PitchAddress & { kind: PitchPageKind }) {
  const view = await read(kind, props);
  const { pitchPage, newsroom } = view;
  return (
    <>
      <EventData view={view} />
      <WayData under={newsroom} title={pitchPage.pitchTitle} path={pitchPage.url} />
      <PitchPage view={view} origin={settings().APP_URL} />
    </>
  );
}

/** Machines read the event that it invites to; there is nothing without one. */
function EventData({ view: { pitchPage, newsroom, assets } }: { view: PublicPitchPageView }) {
  const { eventDate, eventAt, pitchTitle: name, url, what, eventLocation, status } = pitchPage;
  if (!eventDate || status !== "PUBLISHED") return null;
  const facts = {
    name,
    url,
    description: what,
    startDate: eventAt ?? eventDate,
    location: eventLocation || newsroom.location,
    image: assets.find(({ kind, url: file }) => kind === "photo" && file)?.url ?? null,
  };
  return <JsonLd data={graph(eventFacts(facts, newsroom, settings().APP_URL))} />;
}
