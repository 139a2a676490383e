import { z } from "zod";

/** The dashboard's figures, each counted from stored rows. Counts stop at 10,000. */
export const dashboardView = z.object({
  counts: z.object({
    /** Mutual matches. */
    matches: z.number().int(),
    /** Accepted collaborations that are not completed yet. */
    activeCollaborations: z.number().int(),
    /** Conversations in the inbox, the archived ones left out. */
    conversations: z.number().int(),
    /** Messages not read yet. */
    unreadMessages: z.number().int(),
    /** Sent and waiting for the other's answer. */
    pendingPitches: z.number().int(),
    /** Received and waiting for the own answer. */
    receivedPitches: z.number().int(),
    /** Pitches in use for matching. */
    activeDrafts: z.number().int(),
  }),
  reputation: z.object({
    thumbsUpCount: z.number().int(),
    thumbsDownCount: z.number().int(),
    /** 0..5; null without any rating. */
    score: z.number().nullable(),
  }),
});
export type DashboardView = z.infer<typeof dashboardView>;
