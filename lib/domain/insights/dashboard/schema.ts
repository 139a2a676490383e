import { z } from "zod";
import { standingNames } from "./rules";

type Outcomes = { accepted: number; declined: number; expired: number; published: number };

/** What figures are made from. Pitches are those of the last 90 days that had their time; accepted stays accepted. */
export type Facts = {
  matches: number;
  matchesLately: number;
  active: number;
  pending: number;
  oldestPendingDays: number | null;
  activeDrafts: number;
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
    withReaders: number;
    readers: number;
    withInteractions: number;
    interactions: number;
    withReadTime: number;
    readSeconds: number;
    withBoth: number;
    engaged: number;
    engagedReaders: number;
  };
};

const standingView = z.object({
  name: z.enum(standingNames),
  label: z.string(),
  /** How it is counted. */
  counted: z.string(),
  unit: z.enum(["count", "percent", "score", "seconds"]),
  /** Null while it is not measured. */
  value: z.number().nullable(),
  detail: z.string(),
  parts: z.array(z.object({ label: z.string(), count: z.number().int() })),
  href: z.string().nullable(),
  /** How to begin, while it is not measured. */
  begin: z.object({ text: z.string(), label: z.string(), href: z.string() }).nullable(),
});
export type StandingView = z.infer<typeof standingView>;

/** Each figure is counted from stored rows. Counts stop at 10,000. */
export const dashboardView = z.object({
  counts: z.object({
    matches: z.number().int(),
    /** Accepted collaborations that are not completed yet. */
    activeCollaborations: z.number().int(),
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
  standing: z.array(standingView),
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
});
export type DashboardView = z.infer<typeof dashboardView>;
