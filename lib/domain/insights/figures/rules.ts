import { type EventKind, type UserType, userTypes } from "@/db/enums";
import { isNewsroomType, pathPrefixOf } from "@/lib/domain/vocabulary/user-type/user-type";
import { isUuid } from "@/lib/utils/uuid";

export type Visited =
  | { of: "asset"; id: string }
  | { of: "pitchPage"; kind: UserType; slug: string }
  | { of: "work"; kind: UserType; slug: string; id: string }
  | { of: "profile"; kind: UserType; slug: string; release: string };

const pitchPages: Record<string, UserType> = { "brand-pitch": "brand", "source-pitch": "source" };

const ARCHIVE = "(/tag/[^/]+)?(/[1-9]\\d{0,2})?";
const newsroomPages = new RegExp(`^(overview|assets(/[a-z]+(/[^/]+)?(/[1-9]\\d{0,2})?)?|news${ARCHIVE})?$`);
/** The pages under a profile's address that show the profile itself. A newsroom's other ones are releases. */
const pagesOf: Record<UserType, RegExp> = {
  brand: newsroomPages,
  source: newsroomPages,
  press: new RegExp(`^(overview|work${ARCHIVE})?$`),
  paid_media: new RegExp(`^(overview|rates|portfolio|analytics|testimonials|work${ARCHIVE})?$`),
};

/** Reads whose page or file an address is, without its host; null for all others. */
export function visitedOf(path: string): Visited | null {
  const [prefix = "", one = "", ...rest] =
    path.split(/[?#]/)[0]?.replace(/\/$/, "").split("/").slice(1) ?? [];
  const [two = "", three = ""] = rest;
  if (prefix === "files") return one === "assets" && isUuid(two) ? { of: "asset", id: two } : null;
  if (!one) return null;
  const pitchKind = pitchPages[prefix];
  if (pitchKind) return two ? null : { of: "pitchPage", kind: pitchKind, slug: one };
  const kind = userTypes.find((type) => pathPrefixOf(type) === prefix);
  if (!kind) return null;
  const isUnder = (section: string) => two === section && rest.length === 2 && isUuid(three);
  if (isUnder("asset")) return { of: "asset", id: three };
  if (isUnder("reel")) return { of: "work", kind, slug: one, id: three };
  if (pagesOf[kind].test(rest.join("/"))) return { of: "profile", kind, slug: one, release: "" };
  const isNewsroom = isNewsroomType(kind);
  return isNewsroom && rest.length === 1 ? { of: "profile", kind, slug: one, release: two } : null;
}

type Part = { kind: EventKind; isOwn?: boolean };
type Figure = {
  label: string;
  /** "How this is counted", on screen and in the API's document alike. */
  counted: string;
  /** The events that it adds up; without `isOwn`, whoever acted. */
  of: readonly Part[];
  /** It counts each visitor once a day. */
  firsts?: true;
};

/** Each figure that is counted over a period is declared here, once, for screens, tables, CSV, mails and the API. */
export const figures = {
  pageViews: {
    label: "Page views",
    counted:
      "Visits of your public pages and releases, counted by the visitor's browser alone, so never a HEAD request. Robots, prefetches, your own visits and your colleagues' are left out, and so is everybody whose browser asks not to be counted. Who leaves before the page has loaded is not counted either.",
    of: [{ kind: "page_viewed" }],
  },
  dailyVisitors: {
    label: "Daily visitors, summed",
    counted:
      "The visitors of each day (UTC), added up: who comes on three days counts three times, because without cookies we cannot know that it was one person. Of one address at most 20 new ones count in a day.",
    of: [{ kind: "page_viewed" }],
    firsts: true,
  },
  linksOpened: {
    label: "Links opened",
    counted: "Links to other sites that visitors opened from your public pages. Each has to stand on them.",
    of: [{ kind: "link_opened" }],
  },
  downloads: {
    label: "Downloads",
    counted:
      "Originals of your photos, videos and documents that were saved, one by one or in a kit: each once a day for one visitor, and at most 20 times for one address. Robots, HEAD requests, you and your colleagues are left out.",
    of: [{ kind: "asset_downloaded" }],
  },
  feedsFetched: {
    label: "Feeds fetched",
    counted:
      "How often readers' programs fetched your newsroom's feeds. One program fetches many times a day.",
    of: [{ kind: "feed_fetched" }],
  },
  likesGiven: {
    label: "Likes given",
    counted: "Profiles that you liked or super liked.",
    of: [{ kind: "profile_liked", isOwn: true }],
  },
  likesReceived: {
    label: "Likes received",
    counted: "How often somebody liked or super liked you.",
    of: [{ kind: "profile_liked", isOwn: false }],
  },
  matchesMade: {
    label: "Matches made",
    counted: "Profiles that liked you and that you liked, on the day of the second like.",
    of: [{ kind: "match_made" }],
  },
  pitchesSent: {
    label: "Pitches sent",
    counted: "Pitches that you sent, on the day when you sent them.",
    of: [{ kind: "pitch_sent", isOwn: true }],
  },
  pitchesReceived: {
    label: "Pitches received",
    counted: "Pitches that were sent to you.",
    of: [{ kind: "pitch_sent", isOwn: false }],
  },
  pitchesAccepted: {
    label: "Your pitches accepted",
    counted: "Pitches of yours that their recipient accepted, on the day of the answer.",
    of: [{ kind: "pitch_accepted", isOwn: false }],
  },
  pitchesDeclined: {
    label: "Your pitches declined",
    counted: "Pitches of yours that their recipient declined, on the day of the answer.",
    of: [{ kind: "pitch_declined", isOwn: false }],
  },
  pitchesExpired: {
    label: "Your pitches expired",
    counted: "Pitches of yours that got no answer in their time.",
    of: [{ kind: "pitch_expired", isOwn: false }],
  },
  pitchesAnswered: {
    label: "Pitches answered",
    counted: "Pitches to you that you accepted or declined.",
    of: [
      { kind: "pitch_accepted", isOwn: true },
      { kind: "pitch_declined", isOwn: true },
    ],
  },
  pitchesUnanswered: {
    label: "Pitches left unanswered",
    counted: "Pitches to you that got no answer in their time.",
    of: [{ kind: "pitch_expired", isOwn: true }],
  },
  collaborationsCompleted: {
    label: "Collaborations completed",
    counted: "Accepted pitches that one of the two marked complete.",
    of: [{ kind: "collaboration_completed" }],
  },
  storiesPublished: {
    label: "Stories published",
    counted: "Published stories that a completed collaboration named and whose page we could read.",
    of: [{ kind: "story_published" }],
  },
  thumbsUp: {
    label: "Thumbs up",
    counted: "Ratings that say thumbs up, on the day when they began to count.",
    of: [{ kind: "rated_up", isOwn: false }],
  },
  thumbsDown: {
    label: "Thumbs down",
    counted: "Ratings that say thumbs down, on the day when they began to count.",
    of: [{ kind: "rated_down", isOwn: false }],
  },
  followersGained: {
    label: "Followers gained",
    counted: "How often somebody began to follow you here; who stops is counted by itself.",
    of: [{ kind: "profile_followed", isOwn: false }],
  },
  followersLost: {
    label: "Followers lost",
    counted: "How often somebody stopped following you here.",
    of: [{ kind: "profile_unfollowed", isOwn: false }],
  },
  releasesPublished: {
    label: "Releases published",
    counted: "Releases of your newsroom, on the day when everybody could read them.",
    of: [{ kind: "release_published", isOwn: true }],
  },
  pitchPagesPublished: {
    label: "Pitch pages published",
    counted: "Pitch pages that you published for the first time.",
    of: [{ kind: "pitch_page_published", isOwn: true }],
  },
  workAdded: {
    label: "Work added",
    counted: "Pieces of work that you added to your profile.",
    of: [{ kind: "work_added", isOwn: true }],
  },
  messagesSent: {
    label: "Messages sent",
    counted: "Messages that you sent.",
    of: [{ kind: "message_sent", isOwn: true }],
  },
  messagesReceived: {
    label: "Messages received",
    counted: "Messages that were sent to you.",
    of: [{ kind: "message_sent", isOwn: false }],
  },
} as const satisfies Record<string, Figure>;
export type FigureName = keyof typeof figures;
export const figureNames = Object.keys(figures) as [FigureName, ...FigureName[]];

type Counted = { kind: EventKind; isOwn: boolean; count: number; firstCount: number };

/** Visits are counted without who came; all else is what people did here. */
const visitKinds: readonly EventKind[] = ["page_viewed", "link_opened", "asset_downloaded", "feed_fetched"];
export const isVisits = (name: FigureName) => figures[name].of.every(({ kind }) => visitKinds.includes(kind));

/** Adds up the events of a figure. */
export function addUp(name: FigureName, counts: readonly Counted[]): number {
  const { of, firsts }: Figure = figures[name];
  return counts
    .filter(({ kind, isOwn }) => of.some((part) => part.kind === kind && (part.isOwn ?? isOwn) === isOwn))
    .reduce((sum, { count, firstCount }) => sum + (firsts ? firstCount : count), 0);
}

/** A count below this changes by a difference and not by a share: "4 from 4". */
const SMALL = 20;

/** A share beyond this says less than the count before: of more than ten times as many, that count alone is said. */
const TENFOLD = 900;

export type Change = { by: "new" } | { by: "share"; percent: number } | { by: "difference"; count: number };

/** Says how a figure changed from the period before. From nothing it is new, never a division. */
export function changeOf(total: number, before: number): Change | null {
  if (total === 0 && before === 0) return null;
  if (before === 0) return { by: "new" };
  if (before < SMALL || total < SMALL) return { by: "difference", count: total - before };
  return { by: "share", percent: Math.round(((total - before) / before) * 100) };
}

/** Puts a change into a sentence, the same on screen, on paper and in mails: "Up 18% from 5,266". */
export function describeChange(change: Change | null, before: number) {
  const plain = (rest: string) => ({ way: null, by: null, rest });
  if (change === null) return plain("None, and none before");
  if (change.by === "new") return plain("New: none in the period before");
  const by = change.by === "share" ? change.percent : change.count;
  if (by === 0) return plain(`As many as before, ${before.toLocaleString("en")}`);
  if (change.by === "share" && by > TENFOLD) return plain(`${before.toLocaleString("en")} before`);
  const size = Math.abs(by).toLocaleString("en");
  return {
    way: by > 0 ? ("Up" as const) : ("Down" as const),
    by: change.by === "share" ? `${size}%` : size,
    rest: `from ${before.toLocaleString("en")}`,
  };
}
