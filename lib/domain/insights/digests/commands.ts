import { sql } from "drizzle-orm";
import { z } from "zod";
import { only } from "@/db/only";
import { type Job, jobOf } from "@/lib/core/jobs";
import { command } from "@/lib/core/operation";
import { monthlyReportMailJob, releaseDigestMailJob, weeklyDigestMailJob } from "./events";
import { MAX_DIGEST_IDS, reportMonth } from "./queries";
import { nextReport, REPORT_HOUR } from "./rules";
import { reportSchedule, scheduleInput } from "./schema";

/** One run plans mails for so many people; when there are more, another run follows at once. */
const BATCH = 500;

/** This week's Monday (UTC) is where the week before it ends. */
const monday = sql`date_trunc('week', app_now() at time zone 'utc')::date`;

/**
 * Plans one mail about the week that ended on Monday for everybody who wants the weekly digest. The marks and the jobs
 * are written in one transaction, so that no week is mailed twice, however often and in parallel it runs.
 */
export const planWeeklyDigests = command({
  name: "digests.plan",
  summary: "Plan the weekly digests",
  input: z.object({}),
  output: z.object({}),
  access: "jobs",
  audit: { skip: "Marks what goes out in a mail; nobody else sees a change." },
  run: async ({ db, effects }) => {
    const planned = await db.execute<{ id: string; until: string }>(sql`
      update users set digested_until = ${monday}
      where id in (
        select id from users
        where weekly_digest and (digested_until is null or digested_until < ${monday})
        order by id limit ${BATCH} for update skip locked)
      returning id, digested_until::text as until`);
    for (const { id: userId, until } of planned) effects.job(weeklyDigestMailJob, { userId, until });
    if (planned.length === BATCH) effects.job(planWeeklyDigestsJob, {}, { key: "digests.plan.more" });
    return {};
  },
});
/** It runs hourly from Monday 08:00 UTC on, so that a worker that was away at eight makes up for it that day. */
export const planWeeklyDigestsJob: Job<Record<string, never>> = jobOf(planWeeklyDigests, {
  cron: "0 8-22 * * 1",
});

/**
 * Plans, once a day, one mail for everybody with new releases that they have not seen in the product, the newest 200 at
 * most. The marks and the jobs are written in one transaction, so that no release is mailed twice.
 */
export const planReleaseDigests = command({
  name: "follows.planDigests",
  summary: "Plan the mails of new releases",
  input: z.object({}),
  output: z.object({}),
  access: "jobs",
  audit: { skip: "Marks what goes out in a mail; nobody else sees a change." },
  run: async ({ db, effects }) => {
    const planned = await db.execute<{ user_id: string; ids: string[] }>(sql`
      with due as (
        select user_id from notifications
        where kind = 'release_published' and mailed_at is null and read_at is null
        group by user_id order by user_id limit ${BATCH}),
      marked as (
        update notifications set mailed_at = app_now()
        where user_id in (select user_id from due)
          and kind = 'release_published' and mailed_at is null and read_at is null
        returning user_id, id)
      select user_id, array_agg(id order by id desc) as ids from marked group by user_id`);
    for (const { user_id: userId, ids } of planned) {
      effects.job(releaseDigestMailJob, { userId, notificationIds: ids.slice(0, MAX_DIGEST_IDS) });
    }
    if (planned.length === BATCH) effects.job(planReleaseDigestsJob, {}, { key: "follows.planDigests.more" });
    return {};
  },
});
export const planReleaseDigestsJob: Job<Record<string, never>> = jobOf(planReleaseDigests, {
  cron: "0 6 * * *",
});

/** Plans the report of the month before for everybody whose zone has reached the first day's morning. */
export const planMonthlyReports = command({
  name: "monthlyReports.plan",
  summary: "Plan the monthly reports",
  input: z.object({}),
  output: z.object({}),
  access: "jobs",
  audit: { skip: "Marks what goes out in a mail; nobody else sees a change." },
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
/** The quarters of an hour at which zones begin their hours are its times. */
export const planMonthlyReportsJob: Job<Record<string, never>> = jobOf(planMonthlyReports, {
  cron: "*/15 * * * *",
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
        update users set monthly_report = ${on}, zone = ${zone},
          reported_month = date_trunc('month', app_now() at time zone ${zone})::date
        where id = ${actor.userId} returning app_now()::text as now`),
    );
    return { on, zone, next: on ? nextReport(new Date(now), zone).toISOString() : null };
  },
});
