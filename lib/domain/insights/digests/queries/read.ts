import { and, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { digestKinds, userTypes } from "@/db/enums";
import { only } from "@/db/only";
import { users } from "@/db/schema/accounts";
import { digests } from "@/db/schema/insights";
import { releases } from "@/db/schema/newsrooms";
import { notifications } from "@/db/schema/platform";
import { profiles } from "@/db/schema/profiles";
import type { Db, Transaction } from "@/db/types";
import { query } from "@/lib/core/operation";
import { analyticsView, periodInput } from "@/lib/domain/insights/figures/schema";
import { readFigures } from "@/lib/domain/insights/figures/views";
import { isPublicRelease } from "@/lib/domain/newsrooms/releases/policy";
import { releaseUrl } from "@/lib/domain/newsrooms/releases/views";
import { addressedTo } from "@/lib/domain/profiles/profiles/store";
import { DELETED_USER } from "@/lib/domain/profiles/profiles/views";
import { LISTED, monthBefore, nextReport } from "../rules";
import { reportSchedule } from "../schema";

/** One mail lists so many notifications, the newest first. */
export const MAX_DIGEST_IDS = 200;

/** The mail of a digest that was planned, with one person's notifications of new releases that go with it. */
export const digestMailInput = z.object({
  digestId: z.uuid(),
  userId: z.uuid(),
  notificationIds: z.array(z.uuid()).max(MAX_DIGEST_IDS),
});

const digestPart = z.object({
  /** In the singular. */
  label: z.string(),
  /** It waits for the reader, whether or not it is new. */
  waits: z.boolean(),
  count: z.number().int(),
  newest: z.array(z.object({ title: z.string(), text: z.string(), path: z.string() })),
});
export type DigestPart = z.infer<typeof digestPart>;

const digestEntry = z.object({
  newsroom: z.string(),
  kind: z.enum(userTypes),
  newsroomSlug: z.string(),
  slug: z.string(),
  title: z.string(),
  subtitle: z.string(),
});
export type DigestEntry = z.infer<typeof digestEntry>;

export const digestColumns = {
  userId: users.id,
  ...{ dailyDigest: users.dailyDigest, weeklyDigest: users.weeklyDigest, zone: users.zone },
  ...{ digestTime: users.digestTime, digestDay: users.digestDay },
};

/**
 * Answers what a planned digest says by now. Null when its reader cannot get it, or nothing in it is new: what waits is
 * in it, and is no reason for one by itself. What was withdrawn or seen meanwhile is left out.
 */
export const readDigest = query({
  name: "digests.read",
  summary: "What a planned digest says to one person",
  input: digestMailInput,
  output: z
    .object({
      ...{ email: z.string(), name: z.string(), kind: z.enum(digestKinds), window: z.iso.date() },
      ...{ parts: z.array(digestPart), news: z.array(digestEntry) },
    })
    .nullable(),
  access: "jobs",
  run: async ({ db, input: { digestId, userId, notificationIds } }) => {
    const reader = await readReader(db, userId);
    const [digest] = await db
      .select()
      .from(digests)
      .where(and(eq(digests.id, digestId), eq(digests.userId, userId)));
    if (!reader || !digest) return null;
    const news = await readNews(db, userId, inArray(notifications.id, notificationIds));
    const { kind, window } = digest;
    if (kind === "releases") return news.length > 0 ? { ...reader, kind, window, parts: [], news } : null;
    const { parts, isNew } = await readDigestParts(db, userId, digest, news);
    return isNew ? { ...reader, kind, window, parts, news } : null;
  },
});

type DigestRow = { total: number; fresh?: number; title: string; text: string; path: string };

/** Profiles as a digest names them: a deleted account's from its deletion on. */
const people = sql`(
  select p.id, p.listed, case when u.deleted_at is null then p.name else ${DELETED_USER} end as name,
    case when u.deleted_at is not null then '' when p.kind in ('brand', 'source') then p.tagline else p.title end as line
  from profiles p left join users u on u.id = p.user_id)`;

/** Reads the parts of a digest about all profiles that somebody acts for, what waits for them first. */
export async function readDigestParts(
  db: Db | Transaction,
  userId: string,
  { since, until }: { since: Date; until: Date },
  news: DigestEntry[],
): Promise<{ parts: DigestPart[]; isNew: boolean }> {
  const isInIt = (moment: SQL) =>
    sql`(${moment} >= ${since.toISOString()}::timestamptz and ${moment} < ${until.toISOString()}::timestamptz)`;
  const own = sql`(${addressedTo(userId)})`;
  const headline = sql`coalesce(nullif(x.title, ''), nullif(x.subject, ''), 'A pitch')`;
  const pitchPath = sql`'/matching?tab=inbox&pitch=' || x.id`;
  const rows = (statement: SQL) => db.execute<DigestRow>(statement);
  const [unanswered, unread, matched, suggested, answers, followers] = await Promise.all([
    rows(sql`
      select count(*) over ()::int as total, (count(*) filter (where ${isInIt(sql`x.sent_at`)}) over ())::int as fresh,
        ${headline} as title, 'From ' || other.name as text, ${pitchPath} as path
      from pitches x join ${people} other on other.id = x.sender_profile_id
      where x.recipient_profile_id in ${own} and x.status in ('sent', 'read')
        and not coalesce(x.expires_at <= app_now(), false) and x.sent_at < ${until.toISOString()}::timestamptz
      order by x.sent_at desc, x.id desc limit ${LISTED}`),
    rows(sql`
      select count(*) over ()::int as total, (count(*) filter (where ${isInIt(sql`c.last_message_at`)}) over ())::int as fresh,
        other.name as title, case m.unread_count when 1 then 'One message' else m.unread_count || ' messages' end as text,
        '/matching?tab=inbox&conversation=' || c.id as path
      from conversation_members m join conversations c on c.id = m.conversation_id
      join ${people} other on other.id = case m.profile_id when c.profile_a then c.profile_b else c.profile_a end
      where m.profile_id in ${own} and m.unread_count > 0 and m.archived_at is null
      order by c.last_message_at desc, c.id desc limit ${LISTED}`),
    rows(sql`
      select count(*) over ()::int as total, other.name as title, other.line as text, '/matching?tab=matches' as path
      from matches x join ${people} other on other.id = case when x.profile_a in ${own} then x.profile_b else x.profile_a end
      where (x.profile_a in ${own} or x.profile_b in ${own}) and ${isInIt(sql`x.created_at`)}
      order by x.created_at desc, x.id desc limit ${LISTED}`),
    rows(sql`
      select count(*) over ()::int as total, other.name as title, other.line as text, '/matching/' || other.id as path
      from prepared_suggestions x join ${people} other on other.id = x.target_id and other.listed
      where x.profile_id in ${own} and ${isInIt(sql`x.prepared_at`)}
        and not exists (select 1 from matches m where m.profile_a = least(x.profile_id, other.id)
          and m.profile_b = greatest(x.profile_id, other.id))
      order by x.prepared_at desc, other.id limit ${LISTED}`),
    rows(sql`
      select count(*) over ()::int as total, ${headline} as title,
        other.name || case x.status when 'declined' then ' declined it' else ' accepted it' end as text,
        ${pitchPath} as path
      from pitches x join ${people} other on other.id = x.recipient_profile_id
      where x.sender_id = ${userId} and x.status in ('accepted', 'completed', 'declined') and ${isInIt(sql`x.responded_at`)}
      order by x.responded_at desc, x.id desc limit ${LISTED}`),
    rows(sql`
      select count(*) over ()::int as total, other.name as title, other.line as text, '/dashboard' as path
      from follows x join ${people} other on other.id = x.follower_id
      where x.profile_id in ${own} and ${isInIt(sql`x.created_at`)}
      order by x.created_at desc, other.id limit ${LISTED}`),
  ]);
  const released = news.map(({ title, newsroom, kind, newsroomSlug, slug }) => ({
    ...{ total: news.length, title, text: newsroom, path: releaseUrl({ kind, slug: newsroomSlug }, slug) },
  }));
  const all = [
    partOf("Waits for your answer", unanswered, true),
    partOf("Unread", unread, true),
    partOf("New match", matched),
    partOf("New suggestion", suggested),
    partOf("Answer to your pitches", answers),
    partOf("Release of newsrooms you follow", released),
    partOf("New follower", followers),
  ];
  const isNew =
    all.some(({ waits, count }) => !waits && count > 0) ||
    [unanswered, unread].some(([first]) => (first?.fresh ?? 0) > 0);
  return { parts: all.filter(({ count }) => count > 0), isNew };
}

/** Every row carries the total from before the limit. */
function partOf(label: string, rows: readonly DigestRow[], waits = false): DigestPart {
  const newest = rows.slice(0, LISTED).map(({ title, text, path }) => ({ title, text, path }));
  return { label, waits, count: rows[0]?.total ?? 0, newest };
}

/** Reads new releases that somebody was notified of and has not seen, as they are by now. */
export const readNews = (db: Db | Transaction, userId: string, which: SQL): Promise<DigestEntry[]> =>
  db
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
        eq(notifications.kind, "release_published"),
        which,
        isNull(notifications.readAt),
        isPublicRelease,
        profiles.listed,
      ),
    )
    .orderBy(desc(releases.liveAt))
    .limit(MAX_DIGEST_IDS);

/** Returns where a digest goes, or undefined for anyone who cannot get it. */
async function readReader(db: Db | Transaction, userId: string) {
  const [reader] = await db
    .select({ email: users.email, name: users.name })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt), isNotNull(users.emailVerifiedAt)));
  return reader;
}

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

/** Answers one person's report about their own profile. Null when they cannot get it. */
export const readMonth = query({
  name: "monthlyReports.readMonth",
  summary: "What the monthly report says to one person",
  input: monthInput,
  output: z
    .object({ email: z.string(), name: z.string(), profileName: z.string(), analytics: analyticsView })
    .nullable(),
  access: "jobs",
  run: async ({ db, input: { userId, month } }) => {
    const user = await readReader(db, userId);
    const report = user && (await readMonthOf(db, userId, monthBefore(month)));
    return report ? { ...user, ...report } : null;
  },
});

/** Reads the figures of the days that a report is about, by the zone of its reader; null without an own profile. */
export async function readMonthOf(db: Db | Transaction, userId: string, days: { from: string; to: string }) {
  const [own] = await db
    .select({ id: profiles.id, profileName: profiles.name, zone: users.zone })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(eq(users.id, userId));
  if (!own) return null;
  const asked = periodInput.parse({ ...days, zone: own.zone });
  return { profileName: own.profileName, analytics: await readFigures(db, [own.id], asked) };
}
