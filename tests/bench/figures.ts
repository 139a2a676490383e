import { sql } from "drizzle-orm";
import postgres from "postgres";
import { openDatabase } from "../../db/client";
import { eventKinds } from "../../db/enums";
import { only } from "../../db/only";
import type { BenchRow } from "../../lib/domain/discovery/decks/bench-rows";
import { countBySubject, countEvents, sumDay } from "../../lib/domain/insights/figures/store";
import { periodOf } from "../../lib/utils/periods";
import { generateProfiles } from "../factories/generated-profiles";
import { median } from "./measure";

const EVENTS = 10_000_000;
const PROFILES = 2000;
const BATCHES = 20;
const RUNS = 21;
/** The queries of one screen together, and the sums of one day. */
const SCREEN_MS = 100;
const DAY_MS = 5000;

/**
 * Measures what figures cost beside ten million events of a year: all queries of a screen, for one profile and for the
 * six of a company, the sums of a day, and the rebuild of the year. A fifth of the events are of the first profile.
 */
export async function benchFigures(databaseUrl: string): Promise<BenchRow[]> {
  const client = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  const { sql: pool, db } = openDatabase({ url: databaseUrl, pool: 2 });
  try {
    await generateProfiles(client, { count: PROFILES, textLength: 80 });
    const ids = (await client<{ id: string }[]>`select id from profiles order by id limit ${PROFILES}`).map(
      ({ id }) => id,
    );
    await fillEvents(client, ids);
    const { longest, all } = await rebuild(db);
    await client.unsafe("vacuum (analyze) event_hours, event_days, event_subjects");

    const now = new Date();
    const { buckets, from, to } = periodOf({ period: "1y" }, "Asia/Kathmandu", now);
    const edges = [
      ...buckets.map(({ before }) => before.from),
      ...buckets.map(({ from: start }) => start),
      to,
    ];
    const screen = (profileIds: string[]) =>
      measure(async () => {
        await countEvents(db, profileIds, eventKinds, edges);
        for (const id of profileIds)
          await countBySubject(db, id, ["page_viewed", "link_opened", "asset_downloaded"], from, to);
      });
    const [one, six] = [await screen(ids.slice(0, 1)), await screen(ids.slice(0, 6))];
    const floor = await measure(() =>
      db.execute(sql`select kind, sum(count) from event_hours where profile_id = ${ids[0]} group by 1`),
    );
    const row = (what: string, time: number, goal: number): BenchRow => ({
      what: `${what} / a plain sum of the profile's hours`,
      ours: `${time.toFixed(1)} ms`,
      floor: `${floor.toFixed(1)} ms`,
      ratio: (time / floor).toFixed(2),
      goal: `${goal} ms: ${time <= goal ? "met" : "NOT met"}`,
    });
    return [
      row("a year's figures of the busiest of 2,000 profiles, of 10 million events", one, SCREEN_MS),
      row("a year's figures of a company's six newsrooms", six, SCREEN_MS),
      row("the sums of the longest day", longest, DAY_MS),
      {
        what: "the rebuild of a year of 10 million events",
        ours: `${(all / 1000).toFixed(0)} s`,
        floor: "",
        ratio: "",
      },
    ];
  } finally {
    await Promise.all([client.end(), pool.end()]);
  }
}

async function fillEvents(client: postgres.Sql, ids: readonly string[]): Promise<void> {
  await client`select add_event_month(d::date) from generate_series(now() - interval '366 days', now(), interval '1 month') d`;
  await client`delete from events`;
  for (let batch = 0; batch < BATCHES; batch++)
    await client`
      insert into events (id, at, profile_id, kind, is_own, subject_id, source, is_first)
      select gen_random_uuid(), now() - random() * interval '364 days' - interval '2 hours',
        (${[...ids]}::uuid[])[case when random() < 0.2 then 1 else 1 + floor(random() * ${ids.length})::int end],
        (enum_range(null::event_kind))[1 + floor(random() * ${eventKinds.length})::int], random() < 0.5,
        ('00000000-0000-7000-8000-' || lpad(floor(random() * 50)::text, 12, '0'))::uuid, 'visit', random() < 0.6
      from generate_series(1, ${EVENTS / BATCHES})`;
  await client.unsafe("analyze events");
}

/** Sums up the whole year a day at a time, as the job does. */
async function rebuild(db: ReturnType<typeof openDatabase>["db"]): Promise<{ longest: number; all: number }> {
  await db.execute(sql`delete from event_hours`);
  await db.execute(sql`update event_progress set summed_until = '2000-01-01T00:00:00Z'`);
  const begun = performance.now();
  let [longest, goesOn] = [0, true];
  while (goesOn) {
    const start = performance.now();
    goesOn = await db.transaction((tx) => sumDay(tx as never));
    longest = Math.max(longest, performance.now() - start);
  }
  const { left } = only(
    await db.execute<{ left: number }>(sql`
      select count(*)::int as left from events, event_progress where at >= summed_until and at < now() - interval '2 hours'`),
  );
  if (left > 0) throw new Error(`${left} events are not summed up.`);
  return { longest, all: performance.now() - begun };
}

async function measure(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return median(times);
}
