import { and, desc, eq, ne, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { only } from "@/db/only";
import { matches } from "@/db/schema/matching";
import { productRequests, releases } from "@/db/schema/newsrooms";
import { pitchDrafts, pitches } from "@/db/schema/pitches";
import { profiles, requests } from "@/db/schema/profiles";
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
import { readNow } from "@/lib/domain/newsrooms/releases/views";
import { isActiveDraft } from "@/lib/domain/pitching/pitch-drafts/policy";
import { effectiveStatus, headlineOf } from "@/lib/domain/pitching/pitches/rules";
import { awaitsAnswer, isOverdue, pitchColumns } from "@/lib/domain/pitching/pitches/views";
import { readParties } from "@/lib/domain/profiles/profiles/views";
import { isRequestOpen } from "@/lib/domain/profiles/requests/policy";
import { reputationScore } from "@/lib/domain/vocabulary/reputation/reputation";
import { activityStatus, dueIn, sayStatCards } from "./rules";
import {
  type ActivityEntry,
  activityView,
  type CountedFigure,
  countedView,
  type DeadlineView,
  deadlinesInput,
  deadlinesView,
  listCountedInput,
} from "./schema";
import { hadTime, partnersOf, readSummary } from "./store";
import { describedDashboardView } from "./views";

export const dashboardSummary = query({
  name: "dashboard.summary",
  summary: "The dashboard's figures",
  input: z.object({}),
  output: describedDashboardView,
  access: "signedIn",
  run: async ({ db, actor: { profileId, userId } }) => {
    const { counts, done, thumbs, facts, kind, countedAt } = await readSummary(db, { profileId, userId });
    return {
      counts,
      done,
      statCards: sayStatCards(kind, facts, new Date(countedAt)),
      countedAt: toIso(new Date(countedAt)),
      reputation: { ...thumbs, score: reputationScore(thumbs.thumbsUpCount, thumbs.thumbsDownCount) },
    };
  },
});

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

const ratingOf = (profileId: string) => sql`select value from ratings
  where ratings.pitch_id = pitches.id and rated_profile_id = ${profileId} and counted_at is not null`;

type PitchFigure = Exclude<CountedFigure, "journalistConnections" | "totalMatches" | "campaignsLaunched">;
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

const countedMatches = (id: string) => sql`
  select ${matches.id}, 'match_made' as kind, '' as title,
    case when ${matches.profileA} = ${id} then ${matches.profileB} else ${matches.profileA} end as "partyId",
    null::uuid as "pitchId", null as status, null::boolean as "isOverdue", null as rating, ${matches.createdAt} as at
  from ${matches} where ${id} in (${matches.profileA}, ${matches.profileB})`;

/** A pitch that is in use stands on the newsroom's card, so colleagues read its title as everybody does. */
const countedCampaigns = (id: string) => sql`
  select ${pitchDrafts.id}, 'campaign' as kind, ${pitchDrafts.title} as title, null::uuid as "partyId",
    null::uuid as "pitchId", null as status, null::boolean as "isOverdue", null as rating, ${pitchDrafts.updatedAt} as at
  from ${pitchDrafts} where ${pitchDrafts.profileId} = ${id} and ${isActiveDraft}`;

function countedRows(of: CountedFigure, id: string): SQL {
  if (of === "journalistConnections") return countedJournalists(id);
  if (of === "totalMatches") return countedMatches(id);
  return of === "campaignsLaunched" ? countedCampaigns(id) : countedPitches(of, id);
}

export const listCounted = query({
  name: "dashboard.counted",
  summary: "What a figure of the dashboard counts, the newest first",
  input: listCountedInput,
  output: countedView,
  access: "signedIn",
  run: async ({ db, actor: { profileId }, input }) => {
    const { of, cursor, limit } = input;
    const counted = countedRows(of, profileId);
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
