import type { PitchStatus, UserType } from "@/db/enums";
import { toIso } from "@/lib/core/fields";
import { reputationScore } from "@/lib/domain/vocabulary/reputation/reputation";
import { ANSWER_DAYS } from "@/lib/product";
import { toDateTimeInput } from "@/lib/utils/dates";
import { daysBetween, firstMomentUtc } from "@/lib/utils/periods";
import type { ActivityEntry, CountedFigure, DeadlineView, Facts, StatCardName, StatCardView } from "./schema";

/** Shares and "lately" are about so many days. */
export const RECENT_DAYS = 90;
/** Followers are counted over the period that analytics opens with. */
export const FOLLOWER_DAYS = 30;

/** The four stat cards of each type, and the four of the second row: the last is always the reputation. */
export const statCardsOf: Record<UserType, readonly StatCardName[]> = {
  press: [
    ...(["totalMatches", "activeConnections", "pendingPitches", "articlesPublished"] as const),
    ...(["averageReadTime", "socialEngagement", "followersGained", "reputationScore"] as const),
  ],
  brand: [
    ...(["totalMatches", "activeConnections", "pendingPitches", "campaignsLaunched"] as const),
    ...(["mediaReach", "pitchResponseRate", "brandMentions", "reputationScore"] as const),
  ],
  source: [
    ...(["totalMatches", "activeConnections", "pendingPitches", "pressReleasesDistributed"] as const),
    ...(["pickupRate", "averageReach", "journalistConnections", "reputationScore"] as const),
  ],
  paid_media: [
    ...(["totalMatches", "activeConnections", "pendingPitches", "contentCreated"] as const),
    ...(["averageEngagement", "totalReach", "conversionRate", "reputationScore"] as const),
  ],
};

type Part = StatCardView["parts"][number];
type Total = NonNullable<StatCardView["total"]>;
type Unmeasured = { text: string; label: string; href: string };
type StatCard = {
  label: string;
  /** "How this is counted": the sentence of the screen and of the API's document. */
  counted: string;
  unit: StatCardView["unit"];
  /** Null where it is not measured yet. */
  value: (facts: Facts) => number | null;
  /** A line under the figure. */
  detail: (facts: Facts) => string;
  parts?: (facts: Facts) => Part[];
  /** What the parts add up to; without it, their sum. */
  total?: (facts: Facts) => Total | null;
  /** It counts what began in so many days (UTC), of which today is the last. */
  days?: number;
  /** The list of what was counted, and how many it holds. */
  href?: string;
  opens?: string;
  holds?: (facts: Facts) => [count: number, noun: string, plural?: string];
  /** How to begin, while it is not measured. */
  begin?: Unmeasured | ((facts: Facts) => Unmeasured);
};

const INBOX = "/matching?tab=inbox";
const COVERAGE = "/coverage";
/** The step of a creator's builder that asks for followers elsewhere. */
const FOLLOWERS = "/create-profile?step=2";
const counted = (figure: CountedFigure) => `/dashboard/counted/${figure}`;
const storiesOf: StatCard["holds"] = ({ stories }) => [stories.linked, "story", "stories"];
const otherStories = ({ stories }: Facts) => stories.linked - stories.alsoWorks;
const many = (count: number, noun: string, plural = `${noun}s`) =>
  `${count.toLocaleString("en")} ${count === 1 ? noun : plural}`;
const mean = (sum: number, count: number) => (count === 0 ? null : Math.round(sum / count));
const percent = (part: number, whole: number) => (whole === 0 ? null : Math.round((part / whole) * 100));
/** The share that a rate says, with what it is a share of; nothing of nothing. */
const shareOf = (label: string, part: number, whole: number): Total | null => {
  const share = percent(part, whole);
  return share === null
    ? null
    : { label: `${label}, ${share}%`, text: `${part.toLocaleString("en")} of ${whole.toLocaleString("en")}` };
};
const ended = ({ accepted, declined, expired }: Facts["sent"]) => accepted + declined + expired;
const lately = `last ${RECENT_DAYS} days`;

const stated = ({ stories }: Facts, count: number, ofPartners: number, what: string) => {
  if (stories.linked === 0) return "No story is linked yet.";
  if (count === 0)
    return `${many(stories.linked, "story is", "stories are")} linked, none states its ${what}.`;
  const by = ofPartners === count ? "stated by your partner" : `${ofPartners} of them by your partner`;
  return `Self-reported, of ${many(count, "story", "stories")}${ofPartners > 0 ? `, ${by}` : ""}`;
};
/** A number is added to a story that is there; else a story is what comes first. */
const begin =
  (what: string) =>
  ({ stories }: Facts): Unmeasured => ({
    text: "Not measured yet",
    ...(stories.linked > 0
      ? { label: `Add the ${what} of one`, href: COVERAGE }
      : { label: "Complete a collaboration with its story", href: `${INBOX}&box=active` }),
  });

const answers = (pitches: Facts["sent"]): Part[] => [
  { label: "Accepted", count: pitches.accepted },
  { label: "Declined", count: pitches.declined },
  { label: "Expired without an answer", count: pitches.expired },
];

export const statCards: Record<StatCardName, StatCard> = {
  totalMatches: {
    label: "Total Matches",
    counted: "Profiles that liked you and that you liked, since you joined.",
    unit: "count",
    value: ({ matches }) => matches,
    detail: ({ matches, matchesLately }) =>
      matches === 0 ? "None yet" : `${matchesLately.toLocaleString("en")} of them in the ${lately}`,
    href: "/matching?tab=matches",
    holds: ({ matches }) => [matches, "match", "matches"],
  },
  activeConnections: {
    label: "Active Connections",
    counted: "Accepted pitches, yours and theirs, that neither side has marked complete.",
    unit: "count",
    value: ({ active }) => active,
    detail: () => "Accepted, not yet completed",
    href: counted("activeConnections"),
    holds: ({ active }) => [active, "pitch", "pitches"],
  },
  pendingPitches: {
    label: "Pending Pitches",
    counted: `Pitches that you sent and that wait for their answer. One waits for ${ANSWER_DAYS} days.`,
    unit: "count",
    value: ({ pending }) => pending,
    detail: ({ pending, oldestPendingDays }) =>
      pending === 0 || oldestPendingDays === null
        ? "None waits for an answer"
        : oldestPendingDays === 0
          ? "The oldest waits since today"
          : `The oldest waits ${many(oldestPendingDays, "day")}`,
    href: counted("pendingPitches"),
    holds: ({ pending }) => [pending, "pitch", "pitches"],
  },
  articlesPublished: {
    label: "Articles Published",
    counted: "Published stories that your completed collaborations name and whose page we could read.",
    unit: "count",
    value: ({ stories }) => stories.linked,
    detail: () => "From collaborations here",
    href: COVERAGE,
    holds: storiesOf,
  },
  campaignsLaunched: {
    label: "Campaigns Launched",
    counted:
      "Pitches that are in use for matching now, written as the profile you act for by you or by a colleague.",
    unit: "count",
    value: ({ campaigns }) => campaigns,
    detail: ({ campaigns, activeDrafts }) =>
      campaigns === activeDrafts
        ? "Pitches you made active"
        : `${many(activeDrafts, "pitch", "pitches")} of yours`,
    parts: ({ campaigns, activeDrafts }) => [
      { label: "Yours", count: activeDrafts, href: "/matching?tab=create-pitch" },
      { label: "Your colleagues'", count: campaigns - activeDrafts },
    ],
    href: counted("campaignsLaunched"),
    holds: ({ campaigns }) => [campaigns, "pitch", "pitches"],
  },
  pressReleasesDistributed: {
    label: "Press Releases",
    counted: "Releases of your newsroom that everybody can read now. Withdrawn ones are not counted.",
    unit: "count",
    value: ({ releases }) => releases,
    detail: () => "Public now",
    href: "/releases",
    holds: ({ releases }) => [releases, "release"],
  },
  contentCreated: {
    label: "Content Created",
    counted:
      "Pieces of work on your profile, and published stories of your collaborations. A story that is also one of those pieces, by its address or title, counts once.",
    unit: "count",
    value: (facts) => facts.works + otherStories(facts),
    detail: (facts) =>
      `${many(facts.works, "piece")} of work, ${many(otherStories(facts), "story", "stories")} beside`,
    parts: (facts) => [
      { label: "Pieces of work", count: facts.works, href: "/work" },
      { label: "Published stories beside them", count: otherStories(facts), href: COVERAGE },
    ],
  },
  averageReadTime: {
    label: "Average Read Time",
    counted:
      "The mean of what you, or else your partners, state for your published stories. Nobody measures it here.",
    unit: "seconds",
    value: ({ stories }) => mean(stories.readSeconds, stories.withReadTime),
    detail: (facts) => stated(facts, facts.stories.withReadTime, facts.stories.partnersReadTime, "read time"),
    href: COVERAGE,
    holds: storiesOf,
    begin: begin("read time"),
  },
  socialEngagement: {
    label: "Social Engagement",
    counted:
      "Likes, comments and shares that you, or else your partners, state for your published stories, added up. Nobody measures them here.",
    unit: "count",
    value: ({ stories }) => (stories.withInteractions === 0 ? null : stories.interactions),
    detail: (facts) =>
      stated(
        facts,
        facts.stories.withInteractions,
        facts.stories.partnersInteractions,
        "likes, comments and shares",
      ),
    href: COVERAGE,
    holds: storiesOf,
    begin: begin("likes, comments and shares"),
  },
  followersGained: {
    label: "Followers Gained",
    counted: `How often somebody began to follow you here in the last ${FOLLOWER_DAYS} days (UTC). Followers elsewhere are not in it.`,
    unit: "count",
    value: ({ followersGained }) => followersGained,
    detail: () => `Here, in the last ${FOLLOWER_DAYS} days`,
    days: FOLLOWER_DAYS,
    href: `/analytics/counted/followersGained?period=30d&zone=UTC`,
    holds: ({ followersGained }) => [followersGained, "follow"],
  },
  mediaReach: {
    label: "Media Reach",
    counted:
      "Readers that you, or else your partners, state for your published stories, added up. Nobody measures them here.",
    unit: "count",
    value: ({ stories }) => (stories.withReaders === 0 ? null : stories.readers),
    detail: (facts) => stated(facts, facts.stories.withReaders, facts.stories.partnersReaders, "readers"),
    href: COVERAGE,
    holds: storiesOf,
    begin: begin("readers"),
  },
  pitchResponseRate: {
    label: "Pitch Response Rate",
    counted: `Pitches that were accepted or declined, of all that you sent in the last ${RECENT_DAYS} days and that had their time: answered, or expired after ${ANSWER_DAYS} days without a word. Those that still wait and withdrawn ones are left out.`,
    unit: "percent",
    value: ({ sent }) => percent(sent.accepted + sent.declined, ended(sent)),
    detail: ({ sent }) =>
      ended(sent) === 0
        ? "No pitch had its time yet"
        : `${sent.accepted + sent.declined} of ${ended(sent)}, ${lately}`,
    parts: ({ sent }) => answers(sent),
    total: ({ sent }) => shareOf("Answered", sent.accepted + sent.declined, ended(sent)),
    days: RECENT_DAYS,
    href: counted("pitchResponseRate"),
    holds: ({ sent }) => [ended(sent), "pitch", "pitches"],
    begin: { text: "Not measured yet", label: "Send a pitch", href: "/matching" },
  },
  brandMentions: {
    label: "Brand Mentions",
    counted: "Published stories that your completed collaborations name and whose page we could read.",
    unit: "count",
    value: ({ stories }) => stories.linked,
    detail: () => "Stories from collaborations here",
    href: COVERAGE,
    holds: storiesOf,
  },
  pickupRate: {
    label: "Pickup Rate",
    counted: `Pitches that led to a published story, of all that you sent in the last ${RECENT_DAYS} days and that had their time. Those that still wait and withdrawn ones are left out.`,
    unit: "percent",
    value: ({ sent }) => percent(sent.published, ended(sent)),
    detail: ({ sent }) =>
      ended(sent) === 0 ? "No pitch had its time yet" : `${sent.published} of ${ended(sent)}, ${lately}`,
    parts: ({ sent }) => [
      { label: "Led to a story", count: sent.published },
      { label: "Accepted, no story yet", count: sent.accepted - sent.published },
      { label: "Declined", count: sent.declined },
      { label: "Expired without an answer", count: sent.expired },
    ],
    total: ({ sent }) => shareOf("Led to a story", sent.published, ended(sent)),
    days: RECENT_DAYS,
    href: counted("pickupRate"),
    holds: ({ sent }) => [ended(sent), "pitch", "pitches"],
    begin: { text: "Not measured yet", label: "Send a pitch", href: "/matching" },
  },
  averageReach: {
    label: "Average Reach",
    counted:
      "The mean of the readers that you, or else your partners, state for your published stories. Nobody measures them here.",
    unit: "count",
    value: ({ stories }) => mean(stories.readers, stories.withReaders),
    detail: (facts) => stated(facts, facts.stories.withReaders, facts.stories.partnersReaders, "readers"),
    href: COVERAGE,
    holds: storiesOf,
    begin: begin("readers"),
  },
  journalistConnections: {
    label: "Journalist Connections",
    counted: "Journalists that you matched with, or whose pitch with you was accepted.",
    unit: "count",
    value: ({ journalists }) => journalists,
    detail: () => "Matched, or working with you",
    href: counted("journalistConnections"),
    holds: ({ journalists }) => [journalists, "journalist"],
  },
  averageEngagement: {
    label: "Average Engagement",
    counted:
      "Likes, comments and shares for each 100 readers, of the stories for which you, or else your partners, state both. Nobody measures them here.",
    unit: "percent",
    value: ({ stories }) => percent(stories.engaged, stories.engagedReaders),
    detail: (facts) => stated(facts, facts.stories.withBoth, facts.stories.partnersBoth, "readers and likes"),
    href: COVERAGE,
    holds: storiesOf,
    begin: begin("readers and likes"),
  },
  totalReach: {
    label: "Total Reach",
    counted: "Followers on all other platforms together, as you state them on your profile.",
    unit: "count",
    value: ({ reach }) => reach,
    detail: ({ reach }) =>
      reach === null ? "Your profile states no followers." : "Self-reported on your profile",
    href: FOLLOWERS,
    opens: "Open your numbers",
    begin: { text: "Not measured yet", label: "State your followers", href: FOLLOWERS },
  },
  conversionRate: {
    label: "Conversion Rate",
    counted: `Pitches that you accepted, of all that reached you in the last ${RECENT_DAYS} days and had their time. Those that still wait and withdrawn ones are left out.`,
    unit: "percent",
    value: ({ received }) => percent(received.accepted, ended(received)),
    detail: ({ received }) =>
      ended(received) === 0
        ? "No pitch to you had its time yet"
        : `${received.accepted} of ${ended(received)}, ${lately}`,
    parts: ({ received }) => answers(received),
    total: ({ received }) => shareOf("Accepted", received.accepted, ended(received)),
    days: RECENT_DAYS,
    href: counted("conversionRate"),
    holds: ({ received }) => [ended(received), "pitch", "pitches"],
    begin: { text: "Not measured yet", label: "Find brands", href: "/matching" },
  },
  reputationScore: {
    label: "Reputation",
    counted:
      "Ratings of your completed collaborations that count: 5 × (thumbs up + 1) / (all thumbs + 2), so that few ratings say little.",
    unit: "score",
    value: ({ thumbs }) => reputationScore(thumbs.up, thumbs.down),
    detail: ({ thumbs: { up, down } }) =>
      up + down === 0
        ? "They come from collaborations here."
        : `${many(up, "thumb up", "thumbs up")}, ${down === 0 ? "none" : down} down`,
    parts: ({ thumbs }) => [
      { label: "Thumbs up", count: thumbs.up },
      { label: "Thumbs down", count: thumbs.down },
    ],
    href: counted("reputationScore"),
    holds: ({ thumbs }) => [thumbs.up + thumbs.down, "rating"],
    begin: { text: "No ratings yet", label: "Find someone to work with", href: "/matching" },
  },
};

/** How the three figures of the dashboard's Pitches tab are counted. */
export const pitchFigures = [
  { label: "Sent Pitches", counted: statCards.pendingPitches.counted },
  {
    label: "Received Pitches",
    counted: `Pitches that were sent to you and wait for your answer. One waits for ${ANSWER_DAYS} days.`,
  },
  {
    label: "Total Connections",
    counted: "Accepted pitches, yours and theirs, since you joined: active ones, and those marked complete.",
  },
];

/** Says each figure of a type's dashboard from what was counted. */
export function sayStatCards(userType: UserType, facts: Facts, countedAt: Date): StatCardView[] {
  return statCardsOf[userType].map((name) => {
    const card = statCards[name];
    const {
      label,
      counted,
      unit,
      value,
      detail,
      parts,
      total,
      days,
      href = null,
      holds,
      begin = null,
    } = card;
    const measured = value(facts);
    const [count, noun, plural] = holds?.(facts) ?? [0, ""];
    const made = parts?.(facts) ?? [];
    const sum = made.reduce((all, part) => all + part.count, 0);
    const held = count === 1 ? noun : many(count, noun, plural);
    return {
      ...{ name, label, counted, unit, href },
      opens: href && (card.opens ?? `Open the ${count > 0 ? held : "list"}`),
      value: measured,
      detail: detail(facts),
      parts: made,
      total: total ? total(facts) : made.length > 1 ? { label: "All", text: sum.toLocaleString("en") } : null,
      since: days ? toIso(firstMomentUtc(days, countedAt)) : null,
      begin: measured !== null ? null : typeof begin === "function" ? begin(facts) : begin,
    };
  });
}

/** A pitch's place in the activity: one's own that waits is pending, another's is new; a yes is positive. */
export function activityStatus(state: PitchStatus, side: "sender" | "recipient"): ActivityEntry["status"] {
  if (state === "sent" || state === "read") return side === "sender" ? "pending" : "new";
  if (state === "accepted") return "positive";
  return state === "completed" ? "completed" : null;
}

/** Says when something is due by the days of a zone, and how urgent that is. */
export function dueIn(at: Date, now: Date, zone: string): Pick<DeadlineView, "when" | "urgency"> {
  const dayOf = (moment: Date) => toDateTimeInput(moment, zone).slice(0, 10);
  const days = Math.max(0, daysBetween(dayOf(now), dayOf(at)));
  const weeks = Math.floor(days / 7);
  const later = days < 7 ? `In ${days} days` : `In ${weeks} ${weeks === 1 ? "week" : "weeks"}`;
  return {
    when: days === 0 ? "Today" : days === 1 ? "Tomorrow" : later,
    urgency: days <= 1 ? "urgent" : days <= 3 ? "medium" : "low",
  };
}
