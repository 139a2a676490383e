import { eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { matches } from "@/db/schema/matching";
import { conversationMembers } from "@/db/schema/messages";
import { pitchDrafts, pitches } from "@/db/schema/pitches";
import { profiles } from "@/db/schema/profiles";
import { AppError } from "@/lib/core/errors";
import { query } from "@/lib/core/operation";
import { TOTAL_CAP } from "@/lib/core/pagination";
import { reputationScore } from "@/lib/domain/reputation/reputation";
import { type DashboardView, dashboardView } from "./schema";

/** What the dashboard counts for the profile acted for, in two reads. */
export const dashboardSummary = query({
  name: "dashboard.summary",
  summary: "The dashboard's figures",
  input: z.object({}),
  output: dashboardView,
  access: "signedIn",
  run: async ({ db, actor: { profileId, userId } }) => {
    const waiting = sql`${pitches.status} in ('sent', 'read') and ${pitches.expiresAt} > app_now()`;
    const mine = sql`${conversationMembers.profileId} = ${profileId} and ${conversationMembers.archivedAt} is null`;
    const [counts] = await db.execute<DashboardView["counts"]>(sql`select
      ${capped(sql`select 1 from ${matches} where ${matches.profileA} = ${profileId}
        union all select 1 from ${matches} where ${matches.profileB} = ${profileId}`)} as "matches",
      ${capped(sql`select 1 from ${pitches}
        where ${pitches.senderProfileId} = ${profileId} and ${pitches.status} = 'accepted'
        union all select 1 from ${pitches}
        where ${pitches.recipientProfileId} = ${profileId} and ${pitches.status} = 'accepted'`)} as "activeCollaborations",
      ${capped(sql`select 1 from ${conversationMembers} where ${mine}`)} as "conversations",
      (select least(coalesce(sum(${conversationMembers.unreadCount}), 0), ${TOTAL_CAP})::int from ${conversationMembers}
        where ${mine} and ${conversationMembers.unreadCount} > 0) as "unreadMessages",
      ${capped(sql`select 1 from ${pitches}
        where ${pitches.senderProfileId} = ${profileId} and ${waiting}`)} as "pendingPitches",
      ${capped(sql`select 1 from ${pitches}
        where ${pitches.recipientProfileId} = ${profileId} and ${waiting}`)} as "receivedPitches",
      ${capped(sql`select 1 from ${pitchDrafts}
        where ${pitchDrafts.userId} = ${userId} and ${pitchDrafts.isActive}`)} as "activeDrafts"`);
    const { thumbsUpCount, thumbsDownCount } = profiles;
    const [thumbs] = await db
      .select({ thumbsUpCount, thumbsDownCount })
      .from(profiles)
      .where(eq(profiles.id, profileId));
    if (!counts || !thumbs) throw new AppError("unauthenticated");
    return {
      counts,
      reputation: { ...thumbs, score: reputationScore(thumbs.thumbsUpCount, thumbs.thumbsDownCount) },
    };
  },
});

const capped = (rows: SQL) => sql`(select count(*)::int from (${rows} limit ${TOTAL_CAP}) as counted)`;
