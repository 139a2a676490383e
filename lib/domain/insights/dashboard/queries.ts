import { eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { z } from "zod";
import { prepareOnce } from "@/db/prepare-once";
import { events } from "@/db/schema/insights";
import { matches } from "@/db/schema/matching";
import { conversationMembers } from "@/db/schema/messages";
import { assets, releases } from "@/db/schema/newsrooms";
import { coverage, pitchDrafts, pitches, stories } from "@/db/schema/pitches";
import { profiles, requests, workSamples } from "@/db/schema/profiles";
import { AppError } from "@/lib/core/errors";
import { query } from "@/lib/core/operation";
import { countUpTo, TOTAL_CAP } from "@/lib/core/pagination";
import { unreadMessagesOf } from "@/lib/domain/messaging/messages/store";
import { isPublicRelease } from "@/lib/domain/newsrooms/releases/policy";
import { isActiveDraft } from "@/lib/domain/pitching/pitch-drafts/policy";
import { awaitsAnswer, isOverdue } from "@/lib/domain/pitching/pitches/views";
import { isRequestOpen } from "@/lib/domain/profiles/requests/policy";
import { reputationScore } from "@/lib/domain/vocabulary/reputation/reputation";
import { FOLLOWER_DAYS, RECENT_DAYS, sayStanding } from "./rules";
import { dashboardView, type Facts } from "./schema";

export const dashboardSummary = query({
  name: "dashboard.summary",
  summary: "The dashboard's figures",
  input: z.object({}),
  output: dashboardView,
  access: "signedIn",
  run: async ({ db, actor: { profileId, userId } }) => {
    const [row] = await summaryStatement(db).execute({ profileId, userId });
    if (!row) throw new AppError("unauthenticated");
    const { counts, done, thumbs, facts, kind } = row;
    const { matches, activeCollaborations: active, pendingPitches: pending, activeDrafts } = counts;
    const { thumbsUpCount: up, thumbsDownCount: down } = thumbs;
    return {
      counts,
      done,
      standing: sayStanding(kind, {
        ...{ ...facts, matches, active, pending, activeDrafts },
        thumbs: { up, down },
      }),
      reputation: { ...thumbs, score: reputationScore(thumbs.thumbsUpCount, thumbs.thumbsDownCount) },
    };
  },
});

const hasBoth = sql`${stories.readers} is not null and ${stories.interactions} is not null`;
const profileId = sql.placeholder("profileId");
const capped = (rows: SQL) => countUpTo(TOTAL_CAP, rows);
const has = (rows: SQL) => sql<boolean>`exists(select 1 from ${rows})`;
const mine = sql`${conversationMembers.profileId} = ${profileId} and ${conversationMembers.archivedAt} is null`;

type CountedFacts = Omit<Facts, "matches" | "active" | "pending" | "activeDrafts" | "thumbs">;

/** Profiles that the caller matched with, or that a pitch between the two was accepted by. */
const partners = sql`
  select ${matches.profileB} as id from ${matches} where ${matches.profileA} = ${profileId}
  union select ${matches.profileA} from ${matches} where ${matches.profileB} = ${profileId}
  union select ${pitches.recipientProfileId} from ${pitches}
    where ${pitches.senderProfileId} = ${profileId} and ${pitches.status} in ('accepted', 'completed')
  union select ${pitches.senderProfileId} from ${pitches}
    where ${pitches.recipientProfileId} = ${profileId} and ${pitches.status} in ('accepted', 'completed')`;

/** How the pitches of a side ended, of those sent lately; one that is overdue has expired, whatever its row says. */
const outcomesOf = (side: PgColumn) => sql`(select jsonb_build_object(
    'accepted', count(*) filter (where ${pitches.status} in ('accepted', 'completed')),
    'declined', count(*) filter (where ${pitches.status} = 'declined'),
    'expired', count(*) filter (where ${pitches.status} = 'expired' or (${pitches.status} in ('sent', 'read') and ${isOverdue})),
    'published', count(*) filter (where ${pitches.status} in ('accepted', 'completed')
      and exists (select 1 from ${stories} where ${stories.pitchId} = ${pitches.id} and ${stories.found})))
  from ${pitches} where ${side} = ${profileId} and ${pitches.status} <> 'unsent'
    and ${pitches.sentAt} > app_now() - make_interval(days => ${RECENT_DAYS}))`;

const statedOfStories = sql`(select jsonb_build_object(
    'linked', count(*),
    'withReaders', count(${stories.readers}), 'readers', coalesce(sum(${stories.readers}), 0),
    'withInteractions', count(${stories.interactions}), 'interactions', coalesce(sum(${stories.interactions}), 0),
    'withReadTime', count(${stories.readSeconds}), 'readSeconds', coalesce(sum(${stories.readSeconds}), 0),
    'withBoth', count(*) filter (where ${hasBoth}),
    'engaged', coalesce(sum(${stories.interactions}) filter (where ${hasBoth}), 0),
    'engagedReaders', coalesce(sum(${stories.readers}) filter (where ${hasBoth}), 0))
  from ${coverage} join ${stories} on ${stories.id} = ${coverage.storyId}
  where ${coverage.profileId} = ${profileId})`;

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
      facts: sql<CountedFacts>`jsonb_build_object(
        'matchesLately', ${capped(sql`select 1 from ${matches} where ${profileId} in (${matches.profileA}, ${matches.profileB})
          and ${matches.createdAt} > app_now() - make_interval(days => ${RECENT_DAYS})`)},
        'oldestPendingDays', (select extract(day from app_now() - min(${pitches.sentAt}))::int from ${pitches}
          where ${pitches.senderProfileId} = ${profileId} and ${awaitsAnswer}),
        'releases', ${capped(sql`select 1 from ${releases} where ${releases.profileId} = ${profileId} and ${isPublicRelease}`)},
        'works', ${capped(sql`select 1 from ${workSamples} where ${workSamples.profileId} = ${profileId}`)},
        'journalists', ${capped(sql`select 1 from (${partners}) as partner join ${profiles} as other on other.id = partner.id
          where other.kind = 'press'`)},
        'followersGained', ${capped(sql`select 1 from ${events} where ${events.profileId} = ${profileId}
          and ${events.kind} = 'profile_followed' and not ${events.isOwn}
          and ${events.at} > app_now() - make_interval(days => ${FOLLOWER_DAYS})`)},
        'reach', ${profiles.reach},
        'sent', ${outcomesOf(pitches.senderProfileId)},
        'received', ${outcomesOf(pitches.recipientProfileId)},
        'stories', ${statedOfStories})`,
      kind: profiles.kind,
      thumbs: { thumbsUpCount: profiles.thumbsUpCount, thumbsDownCount: profiles.thumbsDownCount },
    })
    .from(profiles)
    .where(eq(profiles.id, profileId))
    .prepare("dashboard_summary"),
);
