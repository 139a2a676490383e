import { createHash, randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import type { z } from "zod";
import type { EventKind, LeftOutReason } from "@/db/enums";
import { only } from "@/db/only";
import { eventProgress, events, visitorDays, visitorSalts } from "@/db/schema/insights";
import type { Db, Transaction } from "@/db/types";
import { type Asked, periodOf } from "@/lib/utils/periods";
import { type Visited, visitedOf } from "./rules";
import type { periodInput } from "./schema";

export type AskedPeriod = z.output<typeof periodInput>;

/** Makes the asked period by the database's clock. */
export async function readPeriod(db: Db, { period: name, from, to, zone }: AskedPeriod) {
  const row = only(await db.execute<{ now: string }>(sql`select app_now()::text as now`));
  const now = new Date(row.now);
  const asked: Asked = from && to ? { firstDay: from, lastDay: to } : { period: name };
  return { now, ...periodOf(asked, zone, now) };
}

export type EventCount = {
  kind: EventKind;
  /** The profile acted itself. */
  isOwn: boolean;
  /** The index of the span between two edges. */
  bucket: number;
  count: number;
  /** Visitors, each once a day. */
  firstCount: number;
  /** Visits of bots, prefetches, HEAD requests and the owner, which `count` is without. */
  leftOutCount: number;
};

/**
 * Counts the events of profiles between each two edges: full hours, in order. Hours that are summed up come from
 * `event_hours`, the others from the events, in one statement, so that none is counted twice.
 */
export async function countEvents(
  db: Db,
  profileIds: readonly string[],
  kinds: readonly EventKind[],
  edges: readonly Date[],
): Promise<EventCount[]> {
  const [from, to] = [edges[0], edges.at(-1)];
  if (!from || !to || profileIds.length === 0) return [];
  const rows = await db.execute<Record<keyof EventCount, unknown>>(sql`
    with ${countedHours(profileIds, kinds, from, to)}
    select kind, is_own as "isOwn", width_bucket(at, ${arrayOf(edges.map((edge) => edge.toISOString()))}::timestamptz[]) - 1 as bucket,
      sum(count)::int as count, sum(first_count)::int as "firstCount", sum(left_out_count)::int as "leftOutCount"
    from counted group by 1, 2, 3`);
  return rows as unknown as EventCount[];
}

type SubjectCount = { kind: EventKind; subjectId: string; count: number; firstCount: number };

/** Counts what others did with each subject of a profile between two full hours; events without one are left out. */
export async function countBySubject(
  db: Db,
  profileId: string,
  kinds: readonly EventKind[],
  from: Date,
  to: Date,
): Promise<SubjectCount[]> {
  const rows = await db.execute<Record<keyof SubjectCount, unknown>>(sql`
    with ${countedHours([profileId], kinds, from, to)}
    select kind, subject_id as "subjectId", sum(count)::int as count, sum(first_count)::int as "firstCount"
    from counted where not is_own and subject_id <> ${NO_SUBJECT} group by 1, 2 having sum(count) > 0`);
  return rows as unknown as SubjectCount[];
}

const NO_SUBJECT = "00000000-0000-0000-0000-000000000000";
const arrayOf = (texts: readonly string[]) => `{${texts.join(",")}}`;

/** The part of a statement that reads hours that are summed up from `event_hours`, and the others from the events. */
function countedHours(profileIds: readonly string[], kinds: readonly EventKind[], from: Date, to: Date) {
  const profiles = sql`any(${arrayOf(profileIds)}::uuid[])`;
  const wanted = sql`any(${arrayOf(kinds)}::event_kind[])`;
  const [first, last] = [from.toISOString(), to.toISOString()];
  return sql`progress as (select summed_until from event_progress),
    counted as (
      select kind, is_own, subject_id, hour as at, count, first_count, left_out_count from event_hours
      where profile_id = ${profiles} and kind = ${wanted} and hour >= ${first} and hour < ${last}
        and hour < (select summed_until from progress)
      union all
      select kind, is_own, coalesce(subject_id, ${NO_SUBJECT}), at, (left_out is null)::int,
        (is_first and left_out is null)::int, (left_out is not null)::int
      from events
      where profile_id = ${profiles} and kind = ${wanted} and at < ${last}
        and at >= greatest(${first}::timestamptz, (select summed_until from progress)))`;
}

/** Sums up the next day by hours; returns whether there is another one. */
export async function sumDay(tx: Transaction): Promise<boolean> {
  const [span] = await tx.execute<{ starts: string; ends: string; is_last: boolean }>(sql`
    with progress as (select summed_until from event_progress for update),
    next as (
      select date_trunc('hour', (select min(at) from events where at >= summed_until)) as starts,
        date_trunc('hour', app_now() - interval '1 hour') as over
      from progress)
    select starts::text, least(starts + interval '1 day', over)::text as ends, starts + interval '1 day' >= over as is_last
    from next where starts < over`);
  if (!span) return false;
  const { starts, ends } = span;
  await tx.execute(sql`delete from event_hours where hour >= ${starts} and hour < ${ends}`);
  await tx.execute(sql`
    insert into event_hours (profile_id, kind, hour, is_own, subject_id, count, first_count, left_out_count)
    select profile_id, kind, date_trunc('hour', at), is_own,
      coalesce(subject_id, '00000000-0000-0000-0000-000000000000'),
      count(*) filter (where left_out is null), count(*) filter (where left_out is null and is_first),
      count(*) filter (where left_out is not null)
    from events where at >= ${starts} and at < ${ends} and profile_id in (select id from profiles)
    group by 1, 2, 3, 4, 5`);
  await tx.update(eventProgress).set({ summedUntil: sql`${ends}::timestamptz` });
  return !span.is_last;
}

type NewVisit = {
  kind: EventKind;
  path: string;
  /** The profile that the visitor acts for, where that is known: its own visits are left out. */
  profileId: string | null;
  /** What the day's hash of the visitor is made from: none of it is stored. */
  visitor: { address: string; browser: string };
  leftOut: LeftOutReason | null;
};

/** Counts a visit of a listed profile, or of something of it. Other addresses are nobody's figure. */
export async function countVisit(tx: Transaction, visit: NewVisit): Promise<void> {
  const { kind, visitor } = visit;
  const visited = visitedOf(visit.path);
  const found = visited && (await findVisited(tx, visited));
  if (!found) return;
  const { profileId, subjectId } = found;
  const leftOut = profileId === visit.profileId ? "owner" : visit.leftOut;
  const isFirst = leftOut === null && (await isFirstOfDay(tx, profileId, kind, visitor));
  await tx.insert(events).values({
    ...{ profileId, kind, subjectId, isFirst, leftOut },
    isOwn: false,
    source: "visit",
  });
}

type Found = { profileId: string; subjectId: string | null };

async function findVisited(tx: Transaction, visited: Visited): Promise<Found | null> {
  const [row] = await tx.execute<{ profile_id: string; subject_id: string | null }>(
    visited.of === "asset"
      ? sql`select a.profile_id, a.id as subject_id from assets a join profiles p on p.id = a.profile_id
          where a.id = ${visited.id} and p.listed`
      : visited.of === "pitchPage"
        ? sql`select pp.profile_id, pp.id as subject_id from slugs s join pitch_pages pp on pp.id = s.pitch_page_id
            join profiles p on p.id = pp.profile_id where s.slug = ${visited.slug} and p.listed`
        : sql`select p.id as profile_id, r.id as subject_id from slugs s join profiles p on p.id = s.profile_id
            left join releases r on r.profile_id = p.id and r.slug = ${visited.release}
            where s.slug = ${visited.slug} and p.listed`,
  );
  return row ? { profileId: row.profile_id, subjectId: row.subject_id } : null;
}

async function isFirstOfDay(
  tx: Transaction,
  profileId: string,
  kind: EventKind,
  { address, browser }: NewVisit["visitor"],
): Promise<boolean> {
  const today = sql<string>`(app_now() at time zone 'UTC')::date`;
  const newSalt = randomBytes(32).toString("base64url");
  const [day] = await tx
    .insert(visitorSalts)
    .values({ day: today as never, salt: newSalt })
    .onConflictDoUpdate({ target: visitorSalts.day, set: { salt: sql`${visitorSalts.salt}` } })
    .returning();
  const visitor = createHash("sha256").update(`${day?.salt} ${address} ${browser}`).digest("base64url");
  const first = await tx
    .insert(visitorDays)
    .values({ day: today as never, profileId, kind, visitor })
    .onConflictDoNothing()
    .returning({ profileId: visitorDays.profileId });
  return first.length > 0;
}
