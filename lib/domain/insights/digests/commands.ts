import { and, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import { z } from "zod";
import { only } from "@/db/only";
import { users } from "@/db/schema/accounts";
import { digests } from "@/db/schema/insights";
import type { Transaction } from "@/db/types";
import type { Effects } from "@/lib/core/effects";
import { type Job, jobOf } from "@/lib/core/jobs";
import { command } from "@/lib/core/operation";
import { digestMailJob, monthlyReportMailJob } from "./events";
import { digestColumns, MAX_DIGEST_IDS, reportMonth } from "./queries/read";
import { nextReport, planDigest, REPORT_HOUR } from "./rules";
import { reportSchedule, scheduleInput } from "./schema";

/** One run plans mails for so many people; when there are more, another run follows at once. */
const BATCH = 500;

/** The quarters of an hour at which zones begin their hours are the times of what goes by people's own clocks. */
const EVERY_QUARTER = "*/15 * * * *";

const skip = "Marks what goes out in a mail; nobody else sees a change.";

/**
 * Plans a digest for everybody whose day or week has ended by their own clock. Its row, the marks and the job are
 * written in one transaction, and there is one row for each person and window: however often and in parallel it runs,
 * none is mailed twice, and one that fell into a pause is made up for.
 */
export const planDigests = command({
  name: "digests.plan",
  summary: "Plan the daily and weekly digests",
  input: z.object({}),
  output: z.object({}),
  access: "jobs",
  audit: { skip },
  run: async ({ db, effects }) => {
    const wantsOne = or(users.dailyDigest, users.weeklyDigest);
    await db
      .update(users)
      .set({ digestFrom: null, digestDue: null })
      .where(and(isNotNull(users.digestFrom), sql`not (${wantsOne})`));
    const people = await db
      .select({
        ...digestColumns,
        from: users.digestFrom,
        due: users.digestDue,
        now: sql<string>`app_now()::text`,
      })
      .from(users)
      .where(and(wantsOne, or(isNull(users.digestDue), lte(users.digestDue, sql`app_now()`))))
      .orderBy(users.id)
      .limit(BATCH)
      .for("update", { skipLocked: true });
    const plans = people.map((person) => ({
      ...person,
      ...planDigest(new Date(person.now), person, person),
    }));
    const ended = plans.flatMap(({ userId, digest }) => (digest ? [{ userId, ...digest }] : []));
    const written = await writeDigests(db, effects, ended);
    // Where the week had its digest already, on another day, the next one begins where that one ended.
    const marks = plans.map(({ userId, digest, due, from }) => {
      return { id: userId, due, from: digest && !written.has(userId) ? digest.since : from };
    });
    await db.execute(sql`
      update users set digest_from = mark."from", digest_due = mark.due
      from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as mark(id uuid, "from" timestamptz, due timestamptz)
      where users.id = mark.id`);
    if (people.length === BATCH) effects.job(planDigestsJob, {}, { key: "digests.plan.more" });
    return {};
  },
});
export const planDigestsJob: Job<Record<string, never>> = jobOf(planDigests, { cron: EVERY_QUARTER });

type NewDigest = Omit<typeof digests.$inferInsert, "id" | "createdAt">;

/** Writes the digests that are not there yet, marks the news that goes with each, and adds their jobs. */
async function writeDigests(db: Transaction, effects: Effects, planned: NewDigest[]): Promise<Set<string>> {
  const rows =
    planned.length > 0 ? await db.insert(digests).values(planned).onConflictDoNothing().returning() : [];
  if (rows.length === 0) return new Set();
  const marked = await db.execute<{ digest_id: string; ids: string[] }>(sql`
    with marked as (
      update notifications n set mailed_at = app_now() from digests d
      where d.id in ${rows.map(({ id }) => id)} and n.user_id = d.user_id and n.created_at < d.until
        and n.kind = 'release_published' and n.mailed_at is null and n.read_at is null
      returning d.id as digest_id, n.id)
    select digest_id, array_agg(id order by id desc) as ids from marked group by digest_id`);
  const news = new Map(marked.map(({ digest_id, ids }) => [digest_id, ids.slice(0, MAX_DIGEST_IDS)]));
  for (const { id: digestId, userId } of rows)
    effects.job(digestMailJob, { digestId, userId, notificationIds: news.get(digestId) ?? [] });
  return new Set(rows.map(({ userId }) => userId));
}

/**
 * Plans, once a day at the digests' time, one mail for everybody with new releases that they have not seen in the
 * product. A digest takes them along: it stands in for this mail.
 */
export const planReleaseDigests = command({
  name: "follows.planDigests",
  summary: "Plan the mails of new releases",
  input: z.object({}),
  output: z.object({}),
  access: "jobs",
  audit: { skip },
  run: async ({ db, effects }) => {
    const due = await db.execute<{ userId: string; window: string; until: string }>(sql`
      select u.id as "userId", w.day::text as "window", w.until::text as until
      from (select distinct user_id from notifications
        where kind = 'release_published' and mailed_at is null and read_at is null) unseen
      join users u on u.id = unseen.user_id
      cross join lateral (
        select d.day, (d.day + u.digest_time::time) at time zone u.zone as until
        from (select (app_now() at time zone u.zone - u.digest_time::interval)::date as day) d) w
      where not u.daily_digest and not (u.weekly_digest and extract(isodow from w.day) = u.digest_day)
        and not exists (select 1 from digests g
          where g.user_id = u.id and g.kind = 'releases' and g."window" = w.day)
        and exists (select 1 from notifications n
          where n.user_id = u.id and n.kind = 'release_published' and n.mailed_at is null and n.read_at is null
            and n.created_at < w.until)
      order by u.id limit ${BATCH}`);
    await writeDigests(
      db,
      effects,
      due.map(({ userId, window, until }) => ({
        ...{ userId, window, kind: "releases", until: new Date(until), since: new Date(until) },
      })),
    );
    if (due.length === BATCH) effects.job(planReleaseDigestsJob, {}, { key: "follows.planDigests.more" });
    return {};
  },
});
export const planReleaseDigestsJob: Job<Record<string, never>> = jobOf(planReleaseDigests, {
  cron: EVERY_QUARTER,
});

/** Plans the report of the month before for everybody whose zone has reached the first day's morning. */
export const planMonthlyReports = command({
  name: "monthlyReports.plan",
  summary: "Plan the monthly reports",
  input: z.object({}),
  output: z.object({}),
  access: "jobs",
  audit: { skip },
  run: async ({ db, effects }) => {
    // A report that was switched on in the settings, for the first time or once more, begins with the current month.
    await db.execute(sql`
      update users set reported_month = case when monthly_report then ${reportMonth} end
      where monthly_report = (reported_month is null)`);
    const planned = await db.execute<{ id: string; month: string }>(sql`
      update users set reported_month = ${reportMonth}
      where id in (
        select id from users
        where monthly_report and reported_month < ${reportMonth}
          and app_now() at time zone zone >= ${reportMonth} + make_interval(hours => ${REPORT_HOUR})
        order by id limit ${BATCH} for update skip locked)
      returning id, reported_month::text as month`);
    for (const { id: userId, month } of planned) effects.job(monthlyReportMailJob, { userId, month });
    if (planned.length === BATCH) effects.job(planMonthlyReportsJob, {}, { key: "monthlyReports.plan.more" });
    return {};
  },
});
export const planMonthlyReportsJob: Job<Record<string, never>> = jobOf(planMonthlyReports, {
  cron: EVERY_QUARTER,
});

export const scheduleReport = command({
  name: "monthlyReports.schedule",
  summary: "Have last month's figures mailed on each month's first day, or no longer",
  input: scheduleInput,
  output: reportSchedule,
  access: "signedIn",
  audit: { kind: "account", id: ({ actor }) => actor.userId },
  run: async ({ db, actor, input: { on, zone } }) => {
    const { now } = only(
      await db.execute<{ now: string }>(sql`
        update users set monthly_report = ${on}, zone = ${zone}, digest_due = null,
          reported_month = date_trunc('month', app_now() at time zone ${zone})::date
        where id = ${actor.userId} returning app_now()::text as now`),
    );
    return { on, zone, next: on ? nextReport(new Date(now), zone).toISOString() : null };
  },
});
