import { createHash } from "node:crypto";
import type { DraftTexts } from "@/lib/domain/newsrooms/releases/drafts";
import { releaseLimits } from "@/lib/domain/newsrooms/releases/schema";
import type { ReleaseRow } from "@/lib/domain/newsrooms/releases/views";
import { fillFields } from "@/lib/domain/profiles/work-samples/auto-fill";
import type { WorkSampleRow } from "@/lib/domain/profiles/work-samples/views";
import type { FeedItem } from "@/lib/platform/feeds/feed";
import { escapeMarkup } from "@/lib/platform/feeds/html-text";
import { guessLinkType } from "@/lib/platform/safe-fetch/link-type";
import { cutText } from "@/lib/utils/cut-text";

export const importRefusals = {
  nothingChosen: "Choose at least one entry",
  noAddresses: "Items must be a list of the entries' addresses",
  /** This is said where the feed has none of the chosen entries any more. */
  notInFeed: "The feed does not have these entries any more. Read it again and choose anew.",
} as const;

/** Nothing is taken over where not all of it fits; the owner then chooses less. */
export const noRoomFor = (chosen: number, room: number, max: number): string =>
  room === 0
    ? `You show ${max} pieces, which is as many as we keep. Please delete one first.`
    : `You chose ${chosen} pieces, and ${room} more ${room === 1 ? "fits" : "fit"}: a profile shows at most ${max}. Please choose fewer.`;

const FALLBACK_TITLE = 80;

/** An entry without a title gets the beginning of its text as a title, or its host. */
export const titleOf = ({ title, summary, address }: FeedItem): string =>
  title || cutText(summary, FALLBACK_TITLE) || hostOf(address);

const hostOf = (address: string) => new URL(address).hostname.replace(/^www\./, "");

/** Fills a piece of work as its auto-fill would, with the day and, for a journalist, the outlet. */
export function workFrom(item: FeedItem, feed: { title: string; isPress: boolean; image: string | null }) {
  const filled = fillFields(
    { type: "", title: "", description: "", image: null, tags: [], autoPopulated: false },
    {
      ...{ title: titleOf(item), description: item.summary, image: feed.image },
      ...{ siteName: feed.title || hostOf(item.address), type: guessLinkType(item.address) },
      ...{ success: true, error: null },
    },
  );
  const { type, title, description, image, tags } = filled;
  return {
    type,
    title,
    description,
    image,
    tags,
    url: item.address,
    outlet: feed.isPress ? cutText(feed.title, MAX_OUTLET) || hostOf(item.address) : null,
    publishedAt: item.publishedAt ? new Date(item.publishedAt) : null,
  };
}

const MAX_OUTLET = 100;

/** Makes a release's draft: the entry's paragraphs as plain ones, and their source under them. */
export function draftFrom(item: FeedItem): DraftTexts {
  const link = escapeMarkup(item.address);
  const source = `<p>Source: <a href="${link}">${link}</a></p>`;
  let room = releaseLimits.body - source.length;
  const paragraphs: string[] = [];
  for (const paragraph of item.text.split(/\n{2,}/)) {
    const html = `<p>${escapeMarkup(paragraph.trim()).replace(/\n/g, "<br />")}</p>`;
    if (html.length > room) break;
    room -= html.length;
    paragraphs.push(html);
  }
  return { title: titleOf(item), body: [...paragraphs, source].join(""), tags: item.categories };
}

/** A row's content is stored as a hash: another hash means that somebody changed the row since. */
const hash = (value: unknown) =>
  createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 32);

export const fingerprintOfWork = (row: WorkSampleRow): string =>
  hash([
    ...[row.type, row.title, row.url, row.description, row.image, row.pictureKey, row.video],
    ...[row.outlet, row.platform, row.engagement, row.plays, row.tags, row.publishedAt],
  ]);

export const fingerprintOfRelease = (row: ReleaseRow & { photos: number }): string =>
  hash([
    ...[row.status, row.title, row.subtitle, row.dateline, row.who, row.what, row.whereLocation],
    ...[row.whenTiming, row.whyNewsworthy, row.body, row.tags, row.perks, row.perkDetails],
    ...[row.publishAt, row.embargoUntil, row.timeZone, row.photos],
  ]);
