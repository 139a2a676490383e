import type { Metadata } from "next";
import type { ShareCard } from "@/lib/domain/discovery/syndication/rules";
import { pictureUrl, profileCard } from "@/lib/domain/discovery/syndication/views";
import { feedTitle } from "@/lib/formats/feeds/feed";
import { settings } from "@/lib/platform/settings/settings";
import { PRODUCT_NAME } from "@/lib/product";
import { SHARE_SIZE } from "@/lib/share-size";

type Subject = Parameters<typeof pictureUrl>[0];
type Facts = { title: string; description: string };

/** Open Graph and Twitter take the drawn picture of a card like this. */
function sharePicture(origin: string, subject: Subject, id: string, card: ShareCard) {
  const text = [card.title, card.subtitle].filter(Boolean).join(", ");
  return {
    url: `${origin}${pictureUrl(subject, id, card)}`,
    ...SHARE_SIZE,
    type: "image/png",
    alt: `${card.kicker}: ${text}`.slice(0, 420),
  };
}

/** Chats and networks show this of a page: its text and the picture drawn for it. */
export function shareMetadata(
  origin: string,
  [subject, id, card]: [Subject, string, ShareCard],
  facts: Facts & { [key: string]: unknown; type: "website" | "profile" | "article"; url: string },
): Pick<Metadata, "openGraph" | "twitter"> {
  const images = [sharePicture(origin, subject, id, card)];
  const { title, description } = facts;
  return {
    openGraph: { ...facts, images } as Metadata["openGraph"],
    twitter: { card: "summary_large_image", title, description, images },
  };
}

type Shown = Parameters<typeof profileCard>[0] & { id: string; url: string };

/**
 * A further page about a profile, such as all its news or all its work, has its own address, with the profile's picture
 * and feeds.
 */
export function furtherPageMetadata(
  profile: Shown,
  { path, feed, ...facts }: Facts & { path: string; feed?: string },
): Metadata {
  const { APP_URL: origin } = settings();
  const url = `${origin}${profile.url}${path}`;
  return {
    ...facts,
    alternates: {
      canonical: url,
      ...(feed ? { types: feedForms(origin, { url: feed, name: profile.name }) } : {}),
    },
    ...shareMetadata(origin, ["profiles", profile.id, profileCard(profile)], {
      ...facts,
      type: "website",
      url,
      siteName: PRODUCT_NAME,
    }),
  };
}

/** A page that says nothing its profile does not, such as a form, is left out of search: the profile is found. */
export function actionPageMetadata(profile: Shown, { path, ...facts }: Facts & { path: string }): Metadata {
  const { APP_URL: origin } = settings();
  return {
    ...facts,
    alternates: { canonical: `${origin}${profile.url}` },
    robots: { index: false, follow: true },
    ...shareMetadata(origin, ["profiles", profile.id, profileCard(profile)], {
      ...facts,
      type: "profile",
      url: `${origin}${path}`,
      siteName: PRODUCT_NAME,
    }),
  };
}

/** Feed readers and sites that embed find a page's other forms here. */
export function otherForms(
  origin: string,
  { url, feed, title }: { url: string; feed?: Newsroom; title: string },
): Record<string, { url: string; title: string }[]> {
  const asked = encodeURIComponent(`${origin}${url}`);
  return {
    ...(feed ? feedForms(origin, feed) : {}),
    "application/json+oembed": [{ url: `${origin}/oembed?url=${asked}&format=json`, title }],
    "text/xml+oembed": [{ url: `${origin}/oembed?url=${asked}&format=xml`, title }],
  };
}

type Newsroom = { name: string; url: string };

/** A newsroom's feeds are under its address, each named after its content. */
const feedForms = (origin: string, { name, url }: Newsroom) => ({
  "application/rss+xml": [{ url: `${origin}${url}/feed.xml`, title: `${feedTitle(name)}, RSS` }],
  "application/atom+xml": [{ url: `${origin}${url}/atom.xml`, title: `${feedTitle(name)}, Atom` }],
  "application/feed+json": [{ url: `${origin}${url}/feed.json`, title: `${feedTitle(name)}, JSON Feed` }],
});
