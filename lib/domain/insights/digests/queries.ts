import { and, desc, eq, inArray, isNotNull, isNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { z } from "zod";
import { userTypes } from "@/db/enums";
import { only } from "@/db/only";
import { users } from "@/db/schema/accounts";
import { follows, releases } from "@/db/schema/newsrooms";
import { notifications } from "@/db/schema/platform";
import { profiles } from "@/db/schema/profiles";
import type { Db, Transaction } from "@/db/types";
import { query } from "@/lib/core/operation";
import { analyticsView, periodInput } from "@/lib/domain/insights/figures/schema";
import { readFigures } from "@/lib/domain/insights/figures/views";
import { isPublicRelease } from "@/lib/domain/newsrooms/releases/policy";
import { addressedTo } from "@/lib/domain/profiles/profiles/store";
import { LISTED, monthBefore, nextReport } from "./rules";
import { reportSchedule } from "./schema";

/** The digest covers the seven days before a Monday (UTC). */
export const weekInput = z.object({ userId: z.uuid(), until: z.iso.date() });

/** A part says how many entries there were and lists the newest of them. */
const part = <T extends z.ZodType>(entry: T) => z.object({ count: z.number().int(), newest: z.array(entry) });

const weekView = z.object({
  email: z.string(),
  name: z.string(),
  matches: part(z.object({ name: z.string(), title: z.string() })),
  received: part(z.object({ pitchId: z.uuid(), title: z.string(), from: z.string() })),
  answers: part(z.object({ pitchId: z.uuid(), title: z.string(), by: z.string(), accepted: z.boolean() })),
  releases: part(
    z.object({
      title: z.string(),
      slug: z.string(),
      newsroom: z.string(),
      newsroomSlug: z.string(),
      kind: z.enum(userTypes),
    }),
  ),
});

/**
 * Answers the weekly digest of one person, about all profiles that they act for. Null when they do not want it, cannot
 * get it, or nothing happened.
 */
export const readWeek = query({
  name: "digests.readWeek",
  summary: "What the weekly digest says to one person",
  input: weekInput,
  output: weekView.nullable(),
  access: "jobs",
  run: async ({ db, input: { userId, until } }) => {
    const user = await readReader(db, userId, users.weeklyDigest);
    if (!user) return null;
    const inWeek = (
      moment: SQL,
    ) => sql`${moment} >= ${until}::date::timestamp at time zone 'utc' - interval '7 days'
      and ${moment} < ${until}::date::timestamp at time zone 'utc'`;
    const own = sql`(${addressedTo(userId)})`;
    const headline = sql`coalesce(nullif(x.title, ''), nullif(x.subject, ''), 'A pitch')`;
    const [matched, received, answers, news] = await Promise.all([
      db.execute<{ total: number; name: string; title: string }>(sql`
        select count(*) over ()::int as total, other.name,
          case when other.kind in ('brand', 'source') then other.tagline else other.title end as title
        from matches x join profiles other on other.id = case when x.profile_a in ${own} then x.profile_b else x.profile_a end
        where (x.profile_a in ${own} or x.profile_b in ${own}) and ${inWeek(sql`x.created_at`)}
        order by x.created_at desc, x.id desc limit ${LISTED}`),
      db.execute<{ total: number; pitchId: string; title: string; from: string }>(sql`
        select count(*) over ()::int as total, x.id as "pitchId", ${headline} as title, other.name as "from"
        from pitches x join profiles other on other.id = x.sender_profile_id
        where x.recipient_profile_id in ${own} and x.status <> 'withdrawn' and ${inWeek(sql`x.sent_at`)}
        order by x.sent_at desc, x.id desc limit ${LISTED}`),
      db.execute<{ total: number; pitchId: string; title: string; by: string; accepted: boolean }>(sql`
        select count(*) over ()::int as total, x.id as "pitchId", ${headline} as title, other.name as "by",
          x.status <> 'declined' as accepted
        from pitches x join profiles other on other.id = x.recipient_profile_id
        where x.sender_id = ${userId} and x.status in ('accepted', 'completed', 'declined') and ${inWeek(sql`x.responded_at`)}
        order by x.responded_at desc, x.id desc limit ${LISTED}`),
      db
        .select({
          total: sql<number>`count(*) over ()::int`,
          title: releases.title,
          slug: releases.slug,
          newsroom: profiles.name,
          newsroomSlug: profiles.slug,
          kind: profiles.kind,
        })
        .from(releases)
        .innerJoin(profiles, eq(profiles.id, releases.profileId))
        .where(
          and(
            sql`exists (select from ${follows} where ${follows.profileId} = ${profiles.id} and ${follows.followerId} in ${own})`,
            isPublicRelease,
            profiles.listed,
            inWeek(sql`${releases.liveAt}`),
          ),
        )
        .orderBy(sql`${releases.liveAt} desc`, sql`${releases.id} desc`)
        .limit(LISTED),
    ]);
    const week = {
      matches: partOf(matched),
      received: partOf(received),
      answers: partOf(answers),
      releases: partOf(news),
    };
    return Object.values(week).every(({ count }) => count === 0) ? null : { ...user, ...week };
  },
});

/** Returns where a digest goes, or undefined for anyone who does not want it or cannot get it. */
async function readReader(db: Db | Transaction, userId: string, isWanted: SQLWrapper) {
  const [reader] = await db
    .select({ email: users.email, name: users.name })
    .from(users)
    .where(
      and(eq(users.id, userId), isNull(users.deletedAt), isNotNull(users.emailVerifiedAt), sql`${isWanted}`),
    );
  return reader;
}

/** Every row carries the total from before the limit. */
function partOf<Row extends { total: number }>(rows: readonly Row[]) {
  return { count: rows[0]?.total ?? 0, newest: rows.map(({ total: _, ...entry }) => entry) };
}

/** One mail lists so many notifications, the newest first. */
export const MAX_DIGEST_IDS = 200;

/** The mail of new releases is made of one person's notifications of them. */
export const releaseDigestInput = z.object({
  userId: z.uuid(),
  notificationIds: z.array(z.uuid()).min(1).max(MAX_DIGEST_IDS),
});

const digestEntry = z.object({
  newsroom: z.string(),
  kind: z.enum(userTypes),
  newsroomSlug: z.string(),
  slug: z.string(),
  title: z.string(),
  subtitle: z.string(),
});

/** Answers one person's mail of new releases. Withdrawn and seen ones are left out; with none left it is null. */
export const readReleaseDigest = query({
  name: "follows.readDigest",
  summary: "What the mail of new releases says to one person",
  input: releaseDigestInput,
  output: z.object({ email: z.string(), name: z.string(), news: z.array(digestEntry) }).nullable(),
  access: "jobs",
  run: async ({ db, input: { userId, notificationIds } }) => {
    const user = await readReader(db, userId, users.mailReleaseDigest);
    if (!user) return null;
    const news = await db
      .select({
        newsroom: profiles.name,
        kind: profiles.kind,
        newsroomSlug: profiles.slug,
        slug: releases.slug,
        title: releases.title,
        subtitle: releases.subtitle,
      })
      .from(notifications)
      .innerJoin(releases, eq(releases.id, notifications.subjectId))
      .innerJoin(profiles, eq(profiles.id, releases.profileId))
      .where(
        and(
          eq(notifications.userId, userId),
          inArray(notifications.id, notificationIds),
          isNull(notifications.readAt),
          isPublicRelease,
          profiles.listed,
        ),
      )
      .orderBy(desc(releases.liveAt));
    return news.length > 0 ? { ...user, news } : null;
  },
});

/** The first day of the month that it is by a report's own zone. */
export const reportMonth = sql`date_trunc('month', app_now() at time zone zone)::date`;

export const readSchedule = query({
  name: "monthlyReports.readSchedule",
  summary: "Whether last month's figures are mailed, by which zone, and when next",
  input: z.object({}),
  output: reportSchedule,
  access: "signedIn",
  run: async ({ db, actor }) => {
    const row = only(
      await db
        .select({
          ...{ on: users.monthlyReport, zone: users.zone, now: sql<string>`app_now()::text` },
          isDue: sql<boolean>`coalesce(${users.reportedMonth} < ${reportMonth}, false)`,
        })
        .from(users)
        .where(eq(users.id, actor.userId)),
    );
    const { on, zone, now, isDue } = row;
    return { on, zone, next: on ? nextReport(new Date(now), zone, isDue).toISOString() : null };
  },
});

/** A report is of the month before the one that begins on `month`. */
export const monthInput = z.object({ userId: z.uuid(), month: z.iso.date() });

/** Answers one person's report about their own profile. Null when they do not want it or cannot get it. */
export const readMonth = query({
  name: "monthlyReports.readMonth",
  summary: "What the monthly report says to one person",
  input: monthInput,
  output: z
    .object({ email: z.string(), name: z.string(), profileName: z.string(), analytics: analyticsView })
    .nullable(),
  access: "jobs",
  run: async ({ db, input: { userId, month } }) => {
    const user = await readReader(db, userId, users.monthlyReport);
    const [own] = await db
      .select({ id: profiles.id, profileName: profiles.name, zone: users.zone })
      .from(profiles)
      .innerJoin(users, eq(users.id, profiles.userId))
      .where(eq(users.id, userId));
    if (!user || !own) return null;
    const asked = periodInput.parse({ ...monthBefore(month), zone: own.zone });
    return { ...user, profileName: own.profileName, analytics: await readFigures(db, [own.id], asked) };
  },
});
