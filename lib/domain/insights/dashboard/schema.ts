import { z } from "zod";

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
