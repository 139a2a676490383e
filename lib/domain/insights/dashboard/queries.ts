import { and, desc, eq, ne, or, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { z } from "zod";
import { only } from "@/db/only";
import { prepareOnce } from "@/db/prepare-once";
import { events } from "@/db/schema/insights";
import { matches } from "@/db/schema/matching";
import { conversationMembers } from "@/db/schema/messages";
import { assets, productRequests, releases } from "@/db/schema/newsrooms";
import { coverage, pitchDrafts, pitches, stories } from "@/db/schema/pitches";
import { profiles, requests, workSamples } from "@/db/schema/profiles";
import { AppError } from "@/lib/core/errors";
import { toIso } from "@/lib/core/fields";
import { query } from "@/lib/core/operation";
import { countUpTo, offsetOf, TOTAL_CAP, toPage } from "@/lib/core/pagination";
import {
  afterCursor,
  type CountedRow,
  cursorAfter,
  exactMoment,
  toCountedEntries,
} from "@/lib/domain/insights/figures/views";
import { unreadMessagesOf } from "@/lib/domain/messaging/messages/store";
import { isPublicRelease } from "@/lib/domain/newsrooms/releases/policy";
import { readNow } from "@/lib/domain/newsrooms/releases/views";
import { draftWrittenAs, isActiveDraft } from "@/lib/domain/pitching/pitch-drafts/policy";
import { effectiveStatus, headlineOf } from "@/lib/domain/pitching/pitches/rules";
import { awaitsAnswer, isOverdue, pitchColumns } from "@/lib/domain/pitching/pitches/views";
import { readParties } from "@/lib/domain/profiles/profiles/views";
import { isRequestOpen } from "@/lib/domain/profiles/requests/policy";
import { reputationScore } from "@/lib/domain/vocabulary/reputation/reputation";
import { activityStatus, dueIn, FOLLOWER_DAYS, RECENT_DAYS, sayStatCards } from "./rules";
import {
  type ActivityEntry,
  activityView,
  type CountedFigure,
  countedView,
  type DeadlineView,
  dashboardView,
  deadlinesInput,
  deadlinesView,
  type Facts,
  listCountedInput,
} from "./schema";

export const dashboardSummary = query({
  name: "dashboard.summary",
  summary: "The dashboard's figures",
  input: z.object({}),
  output: dashboardView,
  access: "signedIn",
  run: async ({ db, actor: { profileId, userId } }) => {
    const [row] = await summaryStatement(db).execute({ profileId, userId });
    if (!row) throw new AppError("unauthenticated");
    const { counts, done, thumbs, facts, kind, countedAt } = row;
    const { matches, activeCollaborations: active, pendingPitches: pending, activeDrafts } = counts;
    const { thumbsUpCount: up, thumbsDownCount: down } = thumbs;
    return {
      counts,
      done,
      statCards: sayStatCards(kind, {
        ...{ ...facts, matches, active, pending, activeDrafts },
        thumbs: { up, down },
      }),
      countedAt: toIso(new Date(countedAt)),
      reputation: { ...thumbs, score: reputationScore(thumbs.thumbsUpCount, thumbs.thumbsDownCount) },
    };
  },
});

const profileId = sql.placeholder("profileId");
const capped = (rows: SQL) => countUpTo(TOTAL_CAP, rows);
const has = (rows: SQL) => sql<boolean>`exists(select 1 from ${rows})`;
const mine = sql`${conversationMembers.profileId} = ${profileId} and ${conversationMembers.archivedAt} is null`;

const ACTIVITY_OF_A_KIND = 2;

export const recentActivity = query({
  name: "dashboard.activity",
  summary: "What happened last: at most two matches and two pitches",
  input: z.object({}),
  output: activityView,
  access: "signedIn",
  run: async ({ db, actor: { profileId } }) => {
    const [matched, pitched] = await Promise.all([
      db
        .select({ id: matches.id, at: matches.createdAt, partyId: otherOf(profileId) })
        .from(matches)
        .where(or(eq(matches.profileA, profileId), eq(matches.profileB, profileId)))
        .orderBy(desc(matches.id))
        .limit(ACTIVITY_OF_A_KIND),
      db
        .select(pitchColumns)
        .from(pitches)
        .where(
          and(
            or(eq(pitches.senderProfileId, profileId), eq(pitches.recipientProfileId, profileId)),
            ne(pitches.status, "unsent"),
          ),
        )
        .orderBy(desc(pitches.updatedAt), desc(pitches.id))
        .limit(ACTIVITY_OF_A_KIND),
    ]);
    const sideOf = ({ senderProfileId }: { senderProfileId: string }) =>
      senderProfileId === profileId ? ("sender" as const) : ("recipient" as const);
    const partyIdOf = (pitch: (typeof pitched)[number]) =>
      sideOf(pitch) === "sender" ? pitch.recipientProfileId : pitch.senderProfileId;
    const parties = await readParties(db, [
      ...matched.map(({ partyId }) => partyId),
      ...pitched.flatMap((pitch) => partyIdOf(pitch) ?? []),
    ]);
    const now = await readNow(db);
    const entries: ActivityEntry[] = [
      ...matched.map(({ id, at, partyId }) => ({
        ...{ id, kind: "match" as const, title: "", side: null, state: null },
        party: parties.get(partyId) ?? null,
        status: now.getTime() - at.getTime() < NEW_MS ? ("new" as const) : ("positive" as const),
        at: toIso(at),
      })),
      ...pitched.map((pitch) => {
        const [side, state] = [sideOf(pitch), effectiveStatus(pitch.status, pitch.isOverdue)];
        return {
          ...{ id: pitch.id, kind: "pitch" as const, title: headlineOf(pitch), side },
          party: parties.get(partyIdOf(pitch) ?? "") ?? null,
          state: state.toUpperCase() as ActivityEntry["state"],
          status: activityStatus(state, side),
          at: toIso(pitch.updatedAt),
        };
      }),
    ];
    return { activity: entries.toSorted((one, other) => other.at.localeCompare(one.at)) };
  },
});

/** A match is new for a day. */
const NEW_MS = 86_400_000;
const otherOf = (id: string) =>
  sql<string>`case when ${matches.profileA} = ${id} then ${matches.profileB} else ${matches.profileA} end`;

type Due = { kind: DeadlineView["kind"]; id: string; title: string; party_id: string | null; at: string };

/** Pitches that wait for an answer, own requests, releases and loans that are due: the nearest first. */
export const upcomingDeadlines = query({
  name: "dashboard.deadlines",
  summary: "What is due next",
  input: deadlinesInput,
  output: deadlinesView,
  access: "signedIn",
  run: async ({ db, actor: { profileId }, input: { zone, limit } }) => {
    const headline = sql`coalesce(nullif(${pitches.title}, ''), nullif(${pitches.subject}, ''), 'A pitch')`;
    const due = sql`
      select 'answer' as kind, ${pitches.id} as id, ${headline} as title, ${pitches.senderProfileId} as party_id, ${pitches.expiresAt} as at
        from ${pitches} where ${pitches.recipientProfileId} = ${profileId} and ${awaitsAnswer}
      union all select 'expiry', ${pitches.id}, ${headline}, ${pitches.recipientProfileId}, ${pitches.expiresAt}
        from ${pitches} where ${pitches.senderProfileId} = ${profileId} and ${awaitsAnswer}
      union all select 'request', ${requests.id}, ${requests.title}, null, ${requests.deadline}
        from ${requests} where ${requests.profileId} = ${profileId} and ${isRequestOpen} and ${requests.deadline} is not null
      union all select case when ${releases.status} = 'scheduled' then 'release' else 'embargo' end, ${releases.id}, ${releases.title}, null, ${releases.liveAt}
        from ${releases} where ${releases.profileId} = ${profileId} and ${releases.liveAt} > app_now()
          and ${releases.status} in ('scheduled', 'published')
      union all select 'loan', ${productRequests.id}, ${productRequests.productTitle}, ${productRequests.requesterProfileId}, ${productRequests.dueAt}
        from ${productRequests} where ${productRequests.ownerProfileId} = ${profileId} and ${isLent}
      union all select 'return', ${productRequests.id}, ${productRequests.productTitle}, ${productRequests.ownerProfileId}, ${productRequests.dueAt}
        from ${productRequests} where ${productRequests.requesterProfileId} = ${profileId} and ${isLent}`;
    const [rows, counted, now] = await Promise.all([
      db.execute<Due>(
        sql`select kind, id, title, party_id, at::text from (${due}) due order by at, id limit ${limit}`,
      ),
      db
        .execute<{ total: number }>(sql`select count(*)::int as total from (${due} limit ${TOTAL_CAP}) due`)
        .then(only),
      readNow(db),
    ]);
    const parties = await readParties(
      db,
      rows.flatMap(({ party_id }) => party_id ?? []),
    );
    return {
      deadlines: rows.map(({ kind, id, title, party_id, at }) => ({
        ...{ kind, id, title, at: toIso(new Date(at)) },
        party: parties.get(party_id ?? "") ?? null,
        ...dueIn(new Date(at), now, zone),
      })),
      total: counted.total,
    };
  },
});

/** One that is overdue has expired, whatever its row says. */
const hasExpired = sql`(${pitches.status} = 'expired' or (${pitches.status} in ('sent', 'read') and ${isOverdue}))`;
const isLately = sql`${pitches.sentAt} > app_now() - make_interval(days => ${RECENT_DAYS})`;
const hadTime = sql`${isLately} and (${pitches.status} in ('accepted', 'completed', 'declined') or ${hasExpired})`;
const ratingOf = (profileId: string) => sql`select value from ratings
  where ratings.pitch_id = pitches.id and rated_profile_id = ${profileId} and counted_at is not null`;

type PitchFigure = Exclude<CountedFigure, "journalistConnections">;
/** The pitches that a figure counts, by the same conditions. */
const isCounted: Record<PitchFigure, (profileId: string) => SQL> = {
  activeConnections: (id) =>
    sql`${id} in (${pitches.senderProfileId}, ${pitches.recipientProfileId}) and ${pitches.status} = 'accepted'`,
  pendingPitches: (id) => sql`${pitches.senderProfileId} = ${id} and ${awaitsAnswer}`,
  pitchResponseRate: (id) => sql`${pitches.senderProfileId} = ${id} and ${hadTime}`,
  pickupRate: (id) => sql`${pitches.senderProfileId} = ${id} and ${hadTime}`,
  conversionRate: (id) => sql`${pitches.recipientProfileId} = ${id} and ${hadTime}`,
  reputationScore: (id) =>
    sql`${id} in (${pitches.senderProfileId}, ${pitches.recipientProfileId}) and exists (${ratingOf(id)})`,
};

/** A pitch stands on the day when it was sent; one that is listed for its rating, on the day when that began to count. */
const countedPitches = (of: PitchFigure, id: string) => {
  const ratedAt = sql`(select counted_at from ratings where ratings.pitch_id = pitches.id and rated_profile_id = ${id})`;
  return sql`
    select ${pitches.id}, 'pitch_sent' as kind, coalesce(nullif(${pitches.title}, ''), ${pitches.subject}) as title,
      case when ${pitches.senderProfileId} = ${id} then ${pitches.recipientProfileId} else ${pitches.senderProfileId} end as "partyId",
      ${pitches.id} as "pitchId", ${pitches.status} as status, ${isOverdue} as "isOverdue", (${ratingOf(id)}) as rating,
      ${of === "reputationScore" ? ratedAt : pitches.sentAt} as at
    from ${pitches} where ${isCounted[of](id)}`;
};

/** Each journalist once, since the first match or answer with them. */
const countedJournalists = (id: string) => sql`
  select partner.id, 'connected' as kind, '' as title, partner.id as "partyId", null::uuid as "pitchId",
    null as status, null::boolean as "isOverdue", null as rating, min(partner.since) as at
  from (${partnersOf(sql`${id}::uuid`)}) as partner join ${profiles} as other on other.id = partner.id
  where other.kind = 'press' group by partner.id`;

export const listCounted = query({
  name: "dashboard.counted",
  summary: "What a figure of the dashboard counts, the newest first",
  input: listCountedInput,
  output: countedView,
  access: "signedIn",
  run: async ({ db, actor: { profileId }, input }) => {
    const { of, cursor, limit } = input;
    const counted =
      of === "journalistConnections" ? countedJournalists(profileId) : countedPitches(of, profileId);
    const [rows, { total }] = await Promise.all([
      db.execute<CountedRow>(sql`
        select counted.*, ${exactMoment(sql`at`)} as at from (${counted}) as counted where ${afterCursor(cursor)}
        order by counted.at desc, id desc limit ${limit + 1} offset ${offsetOf(input)}`),
      db.execute<{ total: number }>(sql`select ${countUpTo(TOTAL_CAP + 1, counted)} as total`).then(only),
    ]);
    const page = toPage([...rows], input, total, cursorAfter);
    return { entries: await toCountedEntries(db, page.rows), pagination: page.pagination };
  },
});

const isLent = sql`${productRequests.state} in ('sent', 'due') and ${productRequests.dueAt} is not null`;

type CountedFacts = Omit<Facts, "matches" | "active" | "pending" | "activeDrafts" | "thumbs">;

/** Profiles that one matched with, or that a pitch between the two was accepted by, and since when. */
const partnersOf = (id: SQL | Placeholder) => sql`
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
          and ${matches.createdAt} > app_now() - make_interval(days => ${RECENT_DAYS})`)},
        'oldestPendingDays', (select extract(day from app_now() - min(${pitches.sentAt}))::int from ${pitches}
          where ${pitches.senderProfileId} = ${profileId} and ${awaitsAnswer}),
        'releases', ${capped(sql`select 1 from ${releases} where ${releases.profileId} = ${profileId} and ${isPublicRelease}`)},
        'works', ${capped(sql`select 1 from ${workSamples} where ${workSamples.profileId} = ${profileId}`)},
        'journalists', ${capped(sql`select distinct partner.id from (${partnersOf(profileId)}) as partner
          join ${profiles} as other on other.id = partner.id where other.kind = 'press'`)},
        'followersGained', ${capped(sql`select 1 from ${events} where ${events.profileId} = ${profileId}
          and ${events.kind} = 'profile_followed' and not ${events.isOwn}
          and ${events.at} >= date_trunc('day', app_now(), 'UTC') - make_interval(days => ${FOLLOWER_DAYS - 1})`)},
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
