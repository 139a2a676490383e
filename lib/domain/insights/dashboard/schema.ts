import { z } from "zod";
import { pitchStatuses } from "@/db/enums";
import { isoDate, timeZone, upperEnum } from "@/lib/core/fields";
import { pageInput, paginationSchema } from "@/lib/core/page-schema";
import { countedEntryView } from "@/lib/domain/insights/figures/schema";
import { partyView } from "@/lib/domain/profiles/profiles/schema";

export const statCardNames = [
  ...(["totalMatches", "activeConnections", "pendingPitches", "articlesPublished"] as const),
  ...(["campaignsLaunched", "pressReleasesDistributed", "contentCreated"] as const),
  ...(["averageReadTime", "socialEngagement", "followersGained"] as const),
  ...(["mediaReach", "pitchResponseRate", "brandMentions"] as const),
  ...(["pickupRate", "averageReach", "journalistConnections"] as const),
  ...(["averageEngagement", "totalReach", "conversionRate", "reputationScore"] as const),
] as const;
export type StatCardName = (typeof statCardNames)[number];

type Outcomes = { accepted: number; declined: number; expired: number; published: number };

/** What figures are made from. Pitches are those of the last 90 days that had their time; accepted stays accepted. */
export type Facts = {
  matches: number;
  matchesLately: number;
  active: number;
  pending: number;
  oldestPendingDays: number | null;
  /** The caller's own, and those of all who write as the profile. */
  activeDrafts: number;
  campaigns: number;
  releases: number;
  works: number;
  journalists: number;
  followersGained: number;
  reach: number | null;
  sent: Outcomes;
  received: Outcomes;
  thumbs: { up: number; down: number };
  stories: {
    linked: number;
    /** Those that are a piece of work on the profile as well. */
    alsoWorks: number;
    withReaders: number;
    readers: number;
    withInteractions: number;
    interactions: number;
    withReadTime: number;
    readSeconds: number;
    withBoth: number;
    engaged: number;
    engagedReaders: number;
    /** So many of those count by the partner's statement, because one's own is missing. */
    partnersReaders: number;
    partnersInteractions: number;
    partnersReadTime: number;
    partnersBoth: number;
  };
};

const statCardView = z.object({
  name: z.enum(statCardNames),
  label: z.string(),
  /** How it is counted. */
  counted: z.string(),
  unit: z.enum(["count", "percent", "score", "seconds"]),
  /** Null while it is not measured. */
  value: z.number().nullable(),
  detail: z.string(),
  parts: z.array(
    z.object({
      label: z.string(),
      count: z.number().int(),
      /** Its own list, where the figure has several. */
      href: z.string().optional(),
    }),
  ),
  /** What the parts add up to, as a figure's line says it: "Answered, 68%", "19 of 28". */
  total: z.object({ label: z.string(), text: z.string() }).nullable(),
  /** What is counted began then at the earliest; null for a figure of all time. */
  since: isoDate().nullable(),
  /** The list of what was counted, and the words of the way there: "Open the 2 pitches". */
  href: z.string().nullable(),
  opens: z.string().nullable(),
  /** How to begin, while it is not measured. */
  begin: z.object({ text: z.string(), label: z.string(), href: z.string() }).nullable(),
});
export type StatCardView = z.infer<typeof statCardView>;

/** Each figure is counted from stored rows. Counts stop at 10,000. */
export const dashboardView = z.object({
  counts: z.object({
    matches: z.number().int(),
    /** Accepted collaborations that are not completed yet. */
    activeCollaborations: z.number().int(),
    completedCollaborations: z.number().int(),
    /** Conversations in the inbox, without the archived ones. */
    conversations: z.number().int(),
    unreadMessages: z.number().int(),
    /** Pitches that were sent and wait for the other's answer. */
    pendingPitches: z.number().int(),
    /** Pitches that were received and wait for the caller's answer. */
    receivedPitches: z.number().int(),
    /** Pitches in use for matching. */
    activeDrafts: z.number().int(),
  }),
  /** The four stat cards of the caller's type, and the four of the second row. */
  statCards: z.array(statCardView),
  /** What of one's page is there already, so that nothing that is done is asked for again. */
  done: z.object({
    about: z.boolean(),
    work: z.boolean(),
    /** An open request. */
    request: z.boolean(),
    /** A release that is more than a draft. */
    release: z.boolean(),
    asset: z.boolean(),
  }),
  reputation: z.object({
    thumbsUpCount: z.number().int(),
    thumbsDownCount: z.number().int(),
    /** 0..5; null without any rating. */
    score: z.number().nullable(),
  }),
  countedAt: isoDate(),
});
export type DashboardView = z.infer<typeof dashboardView>;

/** The figures with a list of their own, because no other screen holds exactly what they count. */
export const countedFigures = [
  ...(["totalMatches", "activeConnections", "pendingPitches", "campaignsLaunched"] as const),
  ...(["pitchResponseRate", "pickupRate", "conversionRate"] as const),
  ...(["journalistConnections", "reputationScore"] as const),
] as const satisfies readonly StatCardName[];
export type CountedFigure = (typeof countedFigures)[number];

export const listCountedInput = z.object({
  of: z.enum(countedFigures, {
    error: `Please name one of the dashboard's figures that have a list here: ${countedFigures.join(", ")}.`,
  }),
  ...pageInput(),
});
export const countedView = z.object({ entries: z.array(countedEntryView), pagination: paginationSchema });

/** How an entry of the activity ended, or that it has not: null where it ended without anybody's yes. */
export const activityStatuses = ["new", "pending", "completed", "positive"] as const;

const activityEntryView = z.object({
  id: z.uuid(),
  kind: z.enum(["match", "pitch"]),
  party: partyView.nullable(),
  /** A pitch's headline; empty for a match. */
  title: z.string(),
  /** Which of the two sides of a pitch the caller is on, and where it stands. */
  side: z.enum(["sender", "recipient"]).nullable(),
  state: upperEnum(pitchStatuses).nullable(),
  status: z.enum(activityStatuses).nullable(),
  at: isoDate(),
});
export type ActivityEntry = z.infer<typeof activityEntryView>;
export const activityView = z.object({ activity: z.array(activityEntryView) });

export const deadlineKinds = ["answer", "expiry", "request", "release", "embargo", "loan", "return"] as const;
export const urgencyLevels = ["urgent", "medium", "low"] as const;

const deadlineView = z.object({
  id: z.uuid(),
  kind: z.enum(deadlineKinds),
  /** A pitch's headline, or what a request, release or product is called. */
  title: z.string(),
  party: partyView.nullable(),
  at: isoDate(),
  /** "Today", "Tomorrow", "In 5 days", "In 2 weeks", by the days of the zone that was asked for. */
  when: z.string(),
  urgency: z.enum(urgencyLevels),
});
export type DeadlineView = z.infer<typeof deadlineView>;

export const MAX_DEADLINES = 50;
/** The dashboard shows this many until all are asked for. */
export const FIRST_DEADLINES = 3;
export const deadlinesInput = z.object({
  zone: timeZone(),
  limit: z.coerce
    .number({ error: "limit must be a number" })
    .int("limit must be a whole number")
    .min(1, "limit must be 1 or more")
    .max(MAX_DEADLINES, `limit must be ${MAX_DEADLINES} or fewer`)
    .default(FIRST_DEADLINES),
});
export const deadlinesView = z.object({ deadlines: z.array(deadlineView), total: z.number().int() });
