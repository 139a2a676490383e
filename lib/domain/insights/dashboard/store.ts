import { eq, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { prepareOnce } from "@/db/prepare-once";
import { events } from "@/db/schema/insights";
import { matches } from "@/db/schema/matching";
import { conversationMembers } from "@/db/schema/messages";
import { assets, releases } from "@/db/schema/newsrooms";
import { coverage, pitchDrafts, pitches, stories } from "@/db/schema/pitches";
import { profiles, requests, workSamples } from "@/db/schema/profiles";
import type { Db } from "@/db/types";
import { AppError } from "@/lib/core/errors";
import { countUpTo, TOTAL_CAP } from "@/lib/core/pagination";
import { unreadMessagesOf } from "@/lib/domain/messaging/messages/store";
import { isPublicRelease } from "@/lib/domain/newsrooms/releases/policy";
import { draftWrittenAs, isActiveDraft } from "@/lib/domain/pitching/pitch-drafts/policy";
import { awaitsAnswer, isOverdue } from "@/lib/domain/pitching/pitches/views";
import { isRequestOpen } from "@/lib/domain/profiles/requests/policy";
import { FOLLOWER_DAYS, RECENT_DAYS } from "./rules";
import type { Facts } from "./schema";

const profileId = sql.placeholder("profileId");
const capped = (rows: SQL) => countUpTo(TOTAL_CAP, rows);
const has = (rows: SQL) => sql<boolean>`exists(select 1 from ${rows})`;
const mine = sql`${conversationMembers.profileId} = ${profileId} and ${conversationMembers.archivedAt} is null`;

/** One that is overdue has expired, whatever its row says. */
const hasExpired = sql`(${pitches.status} = 'expired' or (${pitches.status} in ('sent', 'read') and ${isOverdue}))`;
/** Today (UTC) is the last of so many days. */
const sinceDays = (count: number) =>
  sql`date_trunc('day', app_now(), 'UTC') - make_interval(days => ${count - 1})`;
const isLately = sql`${pitches.sentAt} >= ${sinceDays(RECENT_DAYS)}`;
export const hadTime = sql`${isLately} and (${pitches.status} in ('accepted', 'completed', 'declined') or ${hasExpired})`;
type CountedFacts = Omit<Facts, "matches" | "active" | "pending" | "activeDrafts" | "thumbs">;

/** Profiles that one matched with, or that a pitch between the two was accepted by, and since when. */
export const partnersOf = (id: SQL | Placeholder) => sql`
  select ${matches.profileB} as id, ${matches.createdAt} as since from ${matches} where ${matches.profileA} = ${id}
  union all select ${matches.profileA}, ${matches.createdAt} from ${matches} where ${matches.profileB} = ${id}
  union all select ${pitches.recipientProfileId}, ${pitches.respondedAt} from ${pitches}
    where ${pitches.senderProfileId} = ${id} and ${pitches.status} in ('accepted', 'completed')
  union all select ${pitches.senderProfileId}, ${pitches.respondedAt} from ${pitches}
    where ${pitches.recipientProfileId} = ${id} and ${pitches.status} in ('accepted', 'completed')`;

/** How the pitches of a side ended, of those sent lately. */
const outcomesOf = (side: PgColumn) => sql`(select jsonb_build_object(
    'accepted', count(*) filter (where ${pitches.status} in ('accepted', 'completed')),
    'declined', count(*) filter (where ${pitches.status} = 'declined'),
    'expired', count(*) filter (where ${hasExpired}),
    'published', count(*) filter (where ${pitches.status} in ('accepted', 'completed')
      and exists (select 1 from ${stories} where ${stories.pitchId} = ${pitches.id} and ${stories.found})))
  from ${pitches} where ${side} = ${profileId} and ${pitches.status} <> 'unsent'
    and ${isLately})`;

/** Of each number of a story the profile's own statement counts, else its partner's. */
const statedOfStories = sql`(select jsonb_build_object(
    'linked', count(*),
    'alsoWorks', count(*) filter (where exists (select 1 from ${workSamples} where ${workSamples.profileId} = ${profileId}
      and (${workSamples.url} = stated.url or lower(${workSamples.title}) = lower(stated.title)))),
    'withReaders', count(readers), 'readers', coalesce(sum(readers), 0),
    'withInteractions', count(interactions), 'interactions', coalesce(sum(interactions), 0),
    'withReadTime', count(seconds), 'readSeconds', coalesce(sum(seconds), 0),
    'withBoth', count(readers + interactions),
    'engaged', coalesce(sum(interactions) filter (where readers is not null), 0),
    'engagedReaders', coalesce(sum(readers) filter (where interactions is not null), 0),
    'partnersReaders', count(readers) filter (where own_readers is null),
    'partnersInteractions', count(interactions) filter (where own_interactions is null),
    'partnersReadTime', count(seconds) filter (where own_seconds is null),
    'partnersBoth', count(readers + interactions) filter (where own_readers is null or own_interactions is null))
  from (select ${stories.url} as url, ${stories.title} as title, own.readers as own_readers, own.interactions as own_interactions, own.read_seconds as own_seconds,
      coalesce(own.readers, partner.readers)::bigint as readers,
      coalesce(own.interactions, partner.interactions)::bigint as interactions,
      coalesce(own.read_seconds, partner.read_seconds) as seconds
    from ${coverage} own join ${stories} on ${stories.id} = own.story_id left join ${coverage} partner
      on partner.story_id = own.story_id and partner.profile_id <> own.profile_id
    where own.profile_id = ${profileId}) as stated)`;

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
        completedCollaborations: capped(sql`select 1 from ${pitches}
          where ${pitches.senderProfileId} = ${profileId} and ${pitches.status} = 'completed'
          union all select 1 from ${pitches}
          where ${pitches.recipientProfileId} = ${profileId} and ${pitches.status} = 'completed'`),
        conversations: capped(sql`select 1 from ${conversationMembers} where ${mine}`),
        unreadMessages: unreadMessagesOf(profileId, TOTAL_CAP),
        pendingPitches: capped(sql`select 1 from ${pitches}
          where ${pitches.senderProfileId} = ${profileId} and ${awaitsAnswer}`),
        receivedPitches: capped(sql`select 1 from ${pitches}
          where ${pitches.recipientProfileId} = ${profileId} and ${awaitsAnswer}`),
        activeDrafts: capped(sql`select 1 from ${pitchDrafts}
          where ${draftWrittenAs({ userId: sql.placeholder("userId"), profileId })} and ${isActiveDraft}`),
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
          and ${matches.createdAt} >= ${sinceDays(RECENT_DAYS)}`)},
        'oldestPendingDays', (select extract(day from app_now() - min(${pitches.sentAt}))::int from ${pitches}
          where ${pitches.senderProfileId} = ${profileId} and ${awaitsAnswer}),
        'campaigns', ${capped(sql`select 1 from ${pitchDrafts} where ${pitchDrafts.profileId} = ${profileId} and ${isActiveDraft}`)},
        'releases', ${capped(sql`select 1 from ${releases} where ${releases.profileId} = ${profileId} and ${isPublicRelease}`)},
        'works', ${capped(sql`select 1 from ${workSamples} where ${workSamples.profileId} = ${profileId}`)},
        'journalists', ${capped(sql`select distinct partner.id from (${partnersOf(profileId)}) as partner
          join ${profiles} as other on other.id = partner.id where other.kind = 'press'`)},
        'followersGained', ${capped(sql`select 1 from ${events} where ${events.profileId} = ${profileId}
          and ${events.kind} = 'profile_followed' and not ${events.isOwn}
          and ${events.at} >= ${sinceDays(FOLLOWER_DAYS)}`)},
        'reach', ${profiles.reach},
        'sent', ${outcomesOf(pitches.senderProfileId)},
        'received', ${outcomesOf(pitches.recipientProfileId)},
        'stories', ${statedOfStories})`,
      kind: profiles.kind,
      countedAt: sql<string>`app_now()::text`,
      thumbs: { thumbsUpCount: profiles.thumbsUpCount, thumbsDownCount: profiles.thumbsDownCount },
    })
    .from(profiles)
    .where(eq(profiles.id, profileId))
    .prepare("dashboard_summary"),
);

/** Reads what the dashboard's figures are made from. */
export async function readSummary(db: Db, caller: { profileId: string; userId: string }) {
  const { profileId, userId } = caller;
  const [row] = await summaryStatement(db).execute({ profileId, userId });
  if (!row) throw new AppError("unauthenticated");
  const { counts, facts, thumbs } = row;
  const { matches, activeCollaborations: active, pendingPitches: pending, activeDrafts } = counts;
  const { thumbsUpCount: up, thumbsDownCount: down } = thumbs;
  const all: Facts = { ...facts, matches, active, pending, activeDrafts, thumbs: { up, down } };
  return { ...row, facts: all };
}
