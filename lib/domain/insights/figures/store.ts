import { createHash, randomBytes } from "node:crypto";
import { eq, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { EventKind, LeftOutReason } from "@/db/enums";
import { only } from "@/db/only";
import { eventProgress, events, visitorDays, visitorSalts } from "@/db/schema/insights";
import { assets, releases } from "@/db/schema/newsrooms";
import { profiles } from "@/db/schema/profiles";
import type { Db, Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { invalidField } from "@/lib/core/errors";
import { toIso } from "@/lib/core/fields";
import { isPublicAsset } from "@/lib/domain/newsrooms/assets/policy";
import { isPublicRelease } from "@/lib/domain/newsrooms/releases/policy";
import { addressKey, consume } from "@/lib/platform/rate-limit/rate-limit";
import { utcDay } from "@/lib/utils/dates";
import { type Asked, type Days, periodOf, todayIn } from "@/lib/utils/periods";
import { type Visited, visitedOf } from "./rules";
import type { periodInput } from "./schema";

export type AskedPeriod = z.output<typeof periodInput>;

/** Makes the asked period by the database's clock. @throws AppError `invalid_input` where it is wholly to come. */
export async function readPeriod(db: Db, { period: name, from, to, zone }: AskedPeriod) {
  const row = only(await db.execute<{ now: string }>(sql`select app_now()::text as now`));
  const now = new Date(row.now);
  const today = todayIn(zone, now);
  if (from && to && from > today)
    throw invalidField("from", `The first day must not be after today, ${utcDay(today)}.`);
  const asked: Asked = from && to ? { firstDay: from, lastDay: to } : { period: name };
  return { now, ...periodOf(asked, zone, now) };
}

export const toSpanView = ({ from, to, firstDay, lastDay }: Days) => ({
  ...{ from: from.toISOString(), to: to.toISOString() },
  ...{ firstDay, lastDay },
});

/** Makes the asked period, with what an answer says about it and about whose figures these are. */
export async function readScope(db: Db, profileId: string, asked: AskedPeriod) {
  const [{ zone, note, ...span }, profile] = await Promise.all([
    readPeriod(db, asked),
    readSubject(db, profileId),
  ]);
  return { from: span.from, to: span.to, scope: { profile, period: { ...toSpanView(span), zone, note } } };
}

/** Reads whose figures these are; the slug names them in files. */
export const readSubject = (db: Db, profileId: string) =>
  db
    .select({ id: profiles.id, name: profiles.name, slug: profiles.slug, madeAt: profiles.createdAt })
    .from(profiles)
    .where(eq(profiles.id, profileId))
    .then(only)
    .then(({ madeAt, ...profile }) => ({ ...profile, since: toIso(madeAt) }));

export type EventCount = {
  profileId: string;
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
 * Counts the events of each profile between each two edges: full hours, in order. Whole days (UTC) between two edges come
 * from `event_days`, the hours before and after them from `event_hours`, and what is not summed up yet from the events,
 * in one statement, so that none is counted twice.
 */
export async function countEvents(
  db: Db,
  profileIds: readonly string[],
  kinds: readonly EventKind[],
  edges: readonly Date[],
): Promise<EventCount[]> {
  const [from, to] = [edges[0], edges.at(-1)];
  if (!from || !to || profileIds.length === 0) return [];
  const moments = sql`${arrayOf(edges.map((edge) => edge.toISOString()))}::timestamptz[]`;
  const wanted = ofProfiles(profileIds, kinds);
  // Each span sums up its own rows, so that each is one search of the index, however many rows there are.
  const sums = sql`profile_id, kind, is_own, sum(count) as count, sum(first_count) as first_count, sum(left_out_count) as left_out_count`;
  const rows = await db.execute<Record<keyof EventCount, unknown>>(sql`
    with progress as (select summed_until from event_progress),
    spans as (
      select place - 1 as bucket, ${wholeDays(sql`lo`, sql`hi`)}
      from (select place, edge as lo, lead(edge) over (order by place) as hi
        from unnest(${moments}) with ordinality as given (edge, place)) each
      where hi is not null),
    counted as (
      select bucket, d.* from spans, lateral (
        select ${sums} from event_days where ${wanted}
          and day >= (day_lo at time zone 'UTC')::date and day < (day_hi at time zone 'UTC')::date group by 1, 2, 3) d
      union all
      select bucket, h.* from spans, lateral (
        select ${sums} from event_hours where ${wanted}
          and hour >= lo and hour < least(hi, day_lo, (select summed_until from progress)) group by 1, 2, 3) h
      union all
      select bucket, h.* from spans, lateral (
        select ${sums} from event_hours where ${wanted}
          and hour >= day_hi and hour < least(hi, (select summed_until from progress)) group by 1, 2, 3) h
      union all
      select width_bucket(at, ${moments}) - 1, profile_id, kind, is_own, (left_out is null)::int,
        (is_first and left_out is null)::int, (left_out is not null)::int
      from events
      where ${wanted} and at < ${to.toISOString()}
        and at >= greatest(${from.toISOString()}::timestamptz, (select summed_until from progress)))
    select profile_id as "profileId", kind, is_own as "isOwn", bucket::int, sum(count)::int as count, sum(first_count)::int as "firstCount",
      sum(left_out_count)::int as "leftOutCount"
    from counted group by 1, 2, 3, 4`);
  return rows as unknown as EventCount[];
}

type SubjectCount = { kind: EventKind; subjectId: string; count: number; firstCount: number };

/**
 * Counts what others did with each subject of a profile between two full hours; events without one are left out. Hours
 * beside whole days come from the events, so they are missed where those are older than 400 days.
 */
export async function countBySubject(
  db: Db,
  profileId: string,
  kinds: readonly EventKind[],
  from: Date,
  to: Date,
): Promise<SubjectCount[]> {
  const wanted = ofProfiles([profileId], kinds);
  const [first, last] = [sql`${from.toISOString()}::timestamptz`, sql`${to.toISOString()}::timestamptz`];
  const rows = await db.execute<Record<keyof SubjectCount, unknown>>(sql`
    with progress as (select summed_until from event_progress),
    span as (select ${wholeDays(first, last)}),
    counted as (
      select kind, subject_id, count, first_count from span join event_subjects on ${wanted}
        and day >= (day_lo at time zone 'UTC')::date and day < (day_hi at time zone 'UTC')::date
      union all
      select kind, subject_id, 1, is_first::int from span join events on ${wanted} and ${isOfSubject}
        and ((at >= lo and at < least(hi, day_lo)) or (at >= day_hi and at < hi)))
    select kind, subject_id as "subjectId", sum(count)::int as count, sum(first_count)::int as "firstCount"
    from counted group by 1, 2`);
  return rows as unknown as SubjectCount[];
}

const arrayOf = (texts: readonly string[]) => `{${texts.join(",")}}`;
const ofProfiles = (profileIds: readonly string[], kinds: readonly EventKind[]) =>
  sql`profile_id = any(${arrayOf(profileIds)}::uuid[]) and kind = any(${arrayOf(kinds)}::event_kind[])`;
const isOfSubject = sql`not is_own and subject_id is not null and left_out is null`;

/**
 * Selects a span with the whole days (UTC) within it that are summed up: from `day_lo` to `day_hi`, which are the same
 * where there is none. Before and after them lie the hours up to `day_lo` and from `day_hi`.
 */
function wholeDays(lo: SQL, hi: SQL): SQL {
  const start = sql`date_trunc('day', ${lo} + interval '24 hours' - interval '1 microsecond', 'UTC')`;
  const end = sql`date_trunc('day', least(${hi}, (select summed_until from progress)), 'UTC')`;
  return sql`${lo} as lo, ${hi} as hi, ${start} as day_lo, greatest(${start}, ${end}) as day_hi`;
}

/** Sums up the next day by hours; returns whether there is another one. */
export async function sumDay(tx: Transaction): Promise<boolean> {
  const [span] = await tx.execute<{ starts: string; ends: string; day: string; is_last: boolean }>(sql`
    with progress as (select summed_until from event_progress for update),
    next as (
      select date_trunc('hour', (select min(at) from events where at >= summed_until)) as starts,
        date_trunc('hour', app_now() - interval '1 hour') as over
      from progress),
    day as (select starts, over, date_trunc('day', starts, 'UTC') as midnight from next where starts < over)
    select starts::text, least(midnight + interval '24 hours', over)::text as ends, (midnight at time zone 'UTC')::date::text as day,
      midnight + interval '24 hours' >= over as is_last
    from day`);
  if (!span) return false;
  const { starts, ends, day } = span;
  const midnight = sql`(${day}::date::timestamp at time zone 'UTC')`;
  const isKnown = sql`profile_id in (select id from profiles)`;
  // A profile's sums of a day are written beside each other, so that a year of them is read from few pages.
  await tx.execute(sql`delete from event_hours where hour >= ${starts} and hour < ${ends}`);
  await tx.execute(sql`
    insert into event_hours (profile_id, kind, hour, is_own, count, first_count, left_out_count)
    select profile_id, kind, date_trunc('hour', at), is_own,
      count(*) filter (where left_out is null), count(*) filter (where left_out is null and is_first),
      count(*) filter (where left_out is not null)
    from events where at >= ${starts} and at < ${ends} and ${isKnown}
    group by 1, 2, 3, 4 order by 1, 2`);
  // The day is made anew from all its hours, since an earlier run may have seen its first ones.
  await tx.execute(sql`delete from event_days where day = ${day}`);
  await tx.execute(sql`
    insert into event_days (profile_id, kind, day, is_own, count, first_count, left_out_count)
    select profile_id, kind, ${day}::date, is_own, sum(count), sum(first_count), sum(left_out_count)
    from event_hours where hour >= ${midnight} and hour < ${ends} group by 1, 2, 4 order by 1, 2`);
  await tx.execute(sql`delete from event_subjects where day = ${day}`);
  await tx.execute(sql`
    insert into event_subjects (profile_id, kind, day, subject_id, count, first_count)
    select profile_id, kind, ${day}::date, subject_id, count(*), count(*) filter (where is_first)
    from events where at >= ${midnight} and at < ${ends} and ${isOfSubject} and ${isKnown} group by 1, 2, 4 order by 1, 2`);
  await tx.update(eventProgress).set({ summedUntil: sql`${ends}::timestamptz` });
  return !span.is_last;
}

export type ClaimedVisit = {
  kind: EventKind;
  path: string;
  /** A page says so itself, of what is public; else the server has answered with it. */
  isPage: boolean;
  /** The link that was opened: it has to stand on the page. */
  link?: string | undefined;
  /** It counts for nothing unless the visitor turns out to be the owner. */
  mustBeOwn?: boolean;
};

type NewVisit = ClaimedVisit & {
  /** The visitor, where they are known: visits of their own profile, and of their company's, are left out. */
  by: Pick<UserActor, "profileId" | "companyId"> | null;
  /** What the day's hash of the visitor is made from: none of it is stored. */
  visitor: { address: string; browser: string };
  leftOut: LeftOutReason | null;
};

/** Counts a visit of a listed profile, or of something of it. Other addresses are nobody's figure. */
export async function countVisit(tx: Transaction, visit: NewVisit): Promise<void> {
  const { kind, visitor } = visit;
  const visited = visitedOf(visit.path);
  if (visit.isPage && visit.path.startsWith("/files/")) return;
  const found = visited && (await findVisited(tx, visited, visit.isPage));
  if (!found) return;
  const { profileId, subjectId, companyId } = found;
  const isColleagues = companyId !== null && companyId === visit.by?.companyId;
  const isOwner = isColleagues || profileId === visit.by?.profileId;
  if (visit.mustBeOwn && !isOwner) return;
  if (visit.link !== undefined && !(await hasLink(tx, profileId, visit.link))) return;
  const leftOut = isOwner ? "owner" : visit.leftOut;
  // A file counts once a day for each visitor, everything else each time.
  const isDownload = kind === "asset_downloaded";
  const counted = isDownload ? { subjectId, by: visit.by?.profileId } : {};
  const isFirst = leftOut === null && (await isFirstOfDay(tx, { profileId, kind, ...counted }, visitor));
  if (isDownload && leftOut === null && !isFirst) return;
  // Whose file it is learns who took it, where that is known; who read a page is nobody's to know.
  const actorProfileId = isDownload && leftOut === null ? visit.by?.profileId : null;
  await tx.insert(events).values({
    ...{ profileId, kind, subjectId, isFirst, leftOut, actorProfileId },
    isOwn: false,
    source: "visit",
  });
}

type Found = { profileId: string; subjectId: string | null; companyId: string | null };

async function findVisited(tx: Transaction, visited: Visited, isPage: boolean): Promise<Found | null> {
  const ofKind = "kind" in visited ? sql`p.listed and p.kind = ${visited.kind}` : sql`p.listed`;
  const columns = sql`p.id as "profileId", p.company_id as "companyId"`;
  const [row] = await tx.execute<Found>(
    visited.of === "asset"
      ? sql`select ${columns}, ${assets.id} as "subjectId" from ${assets} join profiles p on p.id = ${assets.profileId}
          where ${assets.id} = ${visited.id} and ${ofKind} and ${isPage ? isPublicAsset : sql`true`}`
      : visited.of === "pitchPage"
        ? sql`select ${columns}, pp.id as "subjectId" from slugs s join pitch_pages pp on pp.id = s.pitch_page_id
            join profiles p on p.id = pp.profile_id where s.slug = ${visited.slug} and ${ofKind}
              and pp.published_at is not null and pp.status <> 'draft'`
        : visited.of === "work"
          ? sql`select ${columns}, null as "subjectId" from slugs s join profiles p on p.id = s.profile_id
            join work_samples w on w.profile_id = p.id and w.id = ${visited.id}
            where s.slug = ${visited.slug} and ${ofKind}`
          : sql`select ${columns}, ${releases.id} as "subjectId" from slugs s join profiles p on p.id = s.profile_id
            left join ${releases} on ${releases.profileId} = p.id and ${releases.slug} = ${visited.release}
              and ${isPublicRelease}
            where s.slug = ${visited.slug} and ${ofKind}
              and ${isPage && visited.release ? sql`${releases.id} is not null` : sql`true`}`,
  );
  return row ?? null;
}

/** What a profile's public pages show links of. */
const linkSources = (profileId: string) => sql`
  select to_jsonb(p)::text as content from profiles p where p.id = ${profileId}
  union all select to_json(body)::text from ${releases} where ${releases.profileId} = ${profileId} and ${isPublicRelease}
  union all select to_jsonb(w)::text from work_samples w where w.profile_id = ${profileId}
  union all select to_jsonb(pp)::text from pitch_pages pp where pp.profile_id = ${profileId}
  union all select to_jsonb(c)::text from coverage c where c.profile_id = ${profileId}
  union all select to_jsonb(e)::text from evidence e where e.profile_id = ${profileId}`;

/** Whether a link stands in what a profile shows, as a whole value or as the address of a link in a text. */
async function hasLink(tx: Transaction, profileId: string, link: string): Promise<boolean> {
  const bare = link.replace(/\/$/, "");
  const written = [bare, `${bare}/`].flatMap((one) => [one, one.replaceAll("&", "&amp;")]);
  // Within JSON a text in quotation marks ends with an escaped one.
  const quoted = written.flatMap((one) => [`"${one}"`, `"${one}\\"`]);
  const [row] = await tx.execute(sql`select 1 from (${linkSources(profileId)}) source
    where ${sql.join(
      quoted.map((one) => sql`position(${one} in content) > 0`),
      sql` or `,
    )} limit 1`);
  return row !== undefined;
}

/** So many visitors of one address are new in a day: it may be an office, and it may be one that changes its name. */
const NEW_PER_ADDRESS = 20;
const DAY_SECONDS = 24 * 60 * 60;

type CountedOnce = {
  profileId: string;
  kind: EventKind;
  /** The file that was taken, and by which profile where that is known. */
  subjectId?: string | null;
  by?: string | undefined;
};

async function isFirstOfDay(
  tx: Transaction,
  { profileId, kind, subjectId = "", by = "" }: CountedOnce,
  { address, browser }: NewVisit["visitor"],
): Promise<boolean> {
  const today = sql<string>`(app_now() at time zone 'UTC')::date`;
  const newSalt = randomBytes(32).toString("base64url");
  const [day] = await tx
    .insert(visitorSalts)
    .values({ day: today as never, salt: newSalt })
    .onConflictDoUpdate({ target: visitorSalts.day, set: { salt: sql`${visitorSalts.salt}` } })
    .returning();
  const hashOf = (...parts: (string | null)[]) =>
    createHash("sha256")
      .update([day?.salt, ...parts].join(" "))
      .digest("base64url");
  const visitor = hashOf(address, browser, subjectId, by);
  const first = await tx
    .insert(visitorDays)
    .values({ day: today as never, profileId, kind, visitor })
    .onConflictDoNothing()
    .returning({ profileId: visitorDays.profileId });
  if (first.length === 0) return false;
  const place = hashOf(profileId, kind, addressKey(address), subjectId);
  const limit = { points: NEW_PER_ADDRESS, windowSeconds: DAY_SECONDS };
  return (await consume("visitors", place, limit)).allowed;
}
