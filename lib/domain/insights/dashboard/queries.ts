import { eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { prepareOnce } from "@/db/prepare-once";
import { matches } from "@/db/schema/matching";
import { conversationMembers } from "@/db/schema/messages";
import { assets, releases } from "@/db/schema/newsrooms";
import { pitchDrafts, pitches } from "@/db/schema/pitches";
import { profiles, requests, workSamples } from "@/db/schema/profiles";
import { AppError } from "@/lib/core/errors";
import { query } from "@/lib/core/operation";
import { countUpTo, TOTAL_CAP } from "@/lib/core/pagination";
import { unreadMessagesOf } from "@/lib/domain/messaging/messages/store";
import { isActiveDraft } from "@/lib/domain/pitching/pitch-drafts/policy";
import { awaitsAnswer } from "@/lib/domain/pitching/pitches/views";
import { isRequestOpen } from "@/lib/domain/profiles/requests/policy";
import { reputationScore } from "@/lib/domain/vocabulary/reputation/reputation";
import { dashboardView } from "./schema";

export const dashboardSummary = query({
  name: "dashboard.summary",
  summary: "The dashboard's figures",
  input: z.object({}),
  output: dashboardView,
  access: "signedIn",
  run: async ({ db, actor: { profileId, userId } }) => {
    const [row] = await summaryStatement(db).execute({ profileId, userId });
    if (!row) throw new AppError("unauthenticated");
    const { counts, done, thumbs } = row;
    return {
      counts,
      done,
      reputation: { ...thumbs, score: reputationScore(thumbs.thumbsUpCount, thumbs.thumbsDownCount) },
    };
  },
});

const profileId = sql.placeholder("profileId");
const capped = (rows: SQL) => countUpTo(TOTAL_CAP, rows);
const has = (rows: SQL) => sql<boolean>`exists(select 1 from ${rows})`;
const mine = sql`${conversationMembers.profileId} = ${profileId} and ${conversationMembers.archivedAt} is null`;

const summaryStatement = prepareOnce((db) =>
  db
    .select({
      counts: {
        matches: capped(sql`select 1 from ${matches} where ${matches.profileA} = ${profileId}
          union all select 1 from ${matches} where ${matches.profileB} = ${profileId}`),
        activeCollaborations: capped(sql`select 1 from ${pitches}
          where ${pitches.senderProfileId} = ${profileId} and ${pitches.status} = 'accepted'
          union all select 1 from ${pitches}
          where ${pitches.recipientProfileId} = ${profileId} and ${pitches.status} = 'accepted'`),
        conversations: capped(sql`select 1 from ${conversationMembers} where ${mine}`),
        unreadMessages: unreadMessagesOf(profileId, TOTAL_CAP),
        pendingPitches: capped(sql`select 1 from ${pitches}
          where ${pitches.senderProfileId} = ${profileId} and ${awaitsAnswer}`),
        receivedPitches: capped(sql`select 1 from ${pitches}
          where ${pitches.recipientProfileId} = ${profileId} and ${awaitsAnswer}`),
        activeDrafts: capped(sql`select 1 from ${pitchDrafts}
          where ${pitchDrafts.userId} = ${sql.placeholder("userId")} and ${isActiveDraft}`),
      },
      done: {
        about: sql<boolean>`${profiles.about} <> ''`,
        work: has(sql`${workSamples} where ${workSamples.profileId} = ${profileId}`),
        request: has(sql`${requests} where ${requests.profileId} = ${profileId} and ${isRequestOpen}`),
        release: has(
          sql`${releases} where ${releases.profileId} = ${profileId} and ${releases.status} <> 'draft'`,
        ),
        asset: has(sql`${assets} where ${assets.profileId} = ${profileId}`),
      },
      thumbs: { thumbsUpCount: profiles.thumbsUpCount, thumbsDownCount: profiles.thumbsDownCount },
    })
    .from(profiles)
    .where(eq(profiles.id, profileId))
    .prepare("dashboard_summary"),
);
