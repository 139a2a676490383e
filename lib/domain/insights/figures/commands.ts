import { sql } from "drizzle-orm";
import { isbot } from "isbot";
import { z } from "zod";
import type { LeftOutReason } from "@/db/enums";
import type { Transaction } from "@/db/types";
import type { Actor } from "@/lib/core/actor";
import { execute } from "@/lib/core/execute";
import { job, jobOf } from "@/lib/core/jobs";
import { command } from "@/lib/core/operation";
import { requestContext, type Visit } from "@/lib/platform/request-context";
import { fetchInput, visitInput } from "./schema";
import { type ClaimedVisit, countVisit, sumDay } from "./store";

const skip = "Sums up by the clock alone; the events say who did what.";

/**
 * Sums up the next day of events that are not in `event_hours` yet. The latest hour and the one before it wait, since
 * a transaction commits some time after its events' moment.
 */
export const sumNextDay = command({
  name: "events.sumNextDay",
  summary: "Sum up the next day of events by hours",
  input: z.object({}),
  output: z.object({ isDone: z.boolean() }),
  access: "jobs",
  audit: { skip },
  run: async ({ db }) => ({ isDone: !(await sumDay(db)) }),
});

export const sumEventsJob = job({
  name: "events.sum",
  payload: z.object({}),
  cron: "11 * * * *",
  run: async ({ actor }) => {
    while (!(await execute(actor, sumNextDay, {})).isDone);
  },
});

/** Forgets the sums of all hours whose events are stored, so that `events.sum` makes them anew. */
export const forgetSums = command({
  name: "events.forgetSums",
  summary: "Forget the sums of all stored events, to be made anew",
  input: z.object({}),
  output: z.object({}),
  access: "jobs",
  audit: { skip },
  run: async ({ db }) => {
    await db.execute(sql`
      with earliest as (select date_trunc('hour', coalesce(min(at), app_now())) as hour from events),
      moved as (update event_progress set summed_until = least(summed_until, (select hour from earliest))),
      days as (delete from event_days where day >= (select (hour at time zone 'UTC')::date from earliest)),
      subjects as (delete from event_subjects where day >= (select (hour at time zone 'UTC')::date from earliest))
      delete from event_hours where hour >= (select hour from earliest)`);
    return {};
  },
});

/** Events are stored for 400 days by themselves; their sums stay. */
const STORED_DAYS = 400;

/** Makes the parts of the coming months, and drops those whose events are all summed up and past their time. */
export const keepEventMonths = command({
  name: "events.keepMonths",
  summary: "Make room for the events of coming months, and drop old ones",
  input: z.object({}),
  output: z.object({}),
  access: "jobs",
  audit: { skip: "Makes and drops parts of a table by the clock alone." },
  run: async ({ db }) => {
    await db.execute(sql`
      select add_event_month(d::date)
      from generate_series(app_now(), app_now() + interval '2 months', interval '1 month') as d`);
    const old = await db.execute<{ name: string }>(sql`
      select relname as name from pg_class where relnamespace = 'event_months'::regnamespace and relname ~ '^m\\d{4}_\\d\\d$'
        and (to_date(relname, '"m"YYYY_MM') + interval '1 month') at time zone 'UTC'
          < least(app_now() - make_interval(days => ${STORED_DAYS}), (select summed_until from event_progress))`);
    for (const { name } of old) await db.execute(sql`drop table event_months.${sql.identifier(name)}`);
    return {};
  },
});
export const keepEventMonthsJob = jobOf(keepEventMonths, { cron: "41 3 * * *" });

/**
 * Counts that somebody saw a public page or opened a link on it, without who. Pages say so themselves, since they come
 * from caches, so anybody can claim these two kinds and no other, of pages and links that there are. One who asks not to be counted is not; what is no
 * reader's visit is counted as left out.
 */
export const recordVisit = command({
  name: "visits.record",
  summary: "Count a visit of a public page, or a link on it that was opened",
  input: visitInput,
  output: z.object({}),
  access: { public: "Public pages count their readers, who are mostly signed out." },
  rateLimit: { perAddress: 300, sameInDemo: true },
  audit: { skip: "A visit is counted without who." },
  run: async ({ db, actor, input: { own, kind, path, link } }) => {
    if (kind === "link_opened" && !link) return {};
    const visited = { kind, path, link, isPage: true, mustBeOwn: own };
    await countFor(db, actor, visited, (visit) => leftOutOf(visit, isProgram));
    return {};
  },
});

/** Counts a file or a feed that the server has answered with. No call of the API reaches it: what it says is so. */
export const recordFetch = command({
  name: "visits.recordFetch",
  summary: "Count a download, or a fetch of a feed",
  input: fetchInput,
  output: z.object({}),
  access: { public: "Counted beside an answer of the server alone, whoever it goes to." },
  audit: { skip: "A fetch is counted; who took a file stands in its event." },
  run: async ({ db, actor, input }) => {
    // Readers' programs fetch feeds, and name themselves as programs do.
    const isRobot = input.kind === "feed_fetched" ? () => false : isProgram;
    await countFor(db, actor, { ...input, isPage: false }, (visit) => leftOutOf(visit, isRobot));
    return {};
  },
});

async function countFor(
  tx: Transaction,
  actor: Actor,
  visited: ClaimedVisit,
  leftOut: (visit: Visit) => LeftOutReason | null,
): Promise<void> {
  const visit = requestContext()?.visit;
  if (!visit || visit.wantsPrivacy) return;
  const { address, browser } = visit;
  await countVisit(tx, {
    ...visited,
    by: actor.kind === "user" ? actor : null,
    visitor: { address, browser },
    leftOut: leftOut(visit),
  });
}

/** A browser always names itself. */
const isProgram = (browser: string) => browser === "" || isbot(browser);

function leftOutOf(
  { browser, isHead, isPrefetch }: Visit,
  isRobot: (browser: string) => boolean,
): LeftOutReason | null {
  if (isHead) return "head";
  if (isPrefetch) return "prefetch";
  return isRobot(browser) ? "bot" : null;
}
