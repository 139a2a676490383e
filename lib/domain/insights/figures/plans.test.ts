import type { SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { beforeAll, expect, it } from "vitest";
import { eventKinds } from "@/db/enums";
import type { Db } from "@/db/types";
import { periodOf } from "@/lib/utils/periods";
import { testDatabase } from "@/tests/setup/database";
import { explainStatement, nodesOf, type Plan } from "@/tests/setup/query-plan";
import { readActs } from "./queries";
import { countBySubject, countEvents } from "./store";

const database = testDatabase();
const PROFILES = 25;
const NOW = new Date("2026-11-20T10:20:00Z");
const { buckets, from, to } = periodOf({ period: "1y" }, "Asia/Kathmandu", NOW);
const edges = [...buckets.map(({ before }) => before.from), ...buckets.map((bucket) => bucket.from), to];
/** The sums of each profile and kind, and its events that are not summed up yet. */
const ACTS = 5;
const [DAYS, HOURS, EVENTS] = [549, 92 * 24 + 9, 60];
let ids: string[];

// A year and a half of sums as the job writes them: day by day, a profile's rows beside each other.
beforeAll(async () => {
  const sql = database.sql();
  await sql.unsafe(`
    insert into profiles (id, kind, slug, name, title, location_text, listed)
    select gen_random_uuid(), 'brand', 'generated-' || n, 'House ' || n, 'Maker', 'Oslo, Norway', true
    from generate_series(1, ${PROFILES}) as n`);
  const days = "generate_series(date '2025-05-20', date '2026-11-19', interval '1 day') d";
  const kinds = "unnest('{page_viewed,link_opened,asset_downloaded,profile_liked}'::event_kind[]) k";
  const subjects = "generate_series(1, 2) s";
  const subject = "('00000000-0000-7000-8000-' || lpad(s::text, 12, '0'))::uuid";
  await sql.unsafe(`
    insert into event_days (profile_id, kind, day, is_own, count, first_count, left_out_count)
    select p.id, k, d, false, 3, 2, 1 from ${days}, profiles p, ${kinds} order by d, p.id`);
  await sql.unsafe(`
    insert into event_subjects (profile_id, kind, day, subject_id, count, first_count)
    select p.id, k, d, ${subject}, 3, 2 from ${days}, profiles p, ${kinds}, ${subjects} order by d, p.id`);
  await sql.unsafe(`
    insert into event_hours (profile_id, kind, hour, is_own, count, first_count, left_out_count)
    select p.id, 'page_viewed', h, false, 3, 2, 1
    from generate_series(timestamptz '2026-08-20Z', timestamptz '2026-11-20 08:00Z', interval '1 hour') h, profiles p
    order by h::date, p.id`);
  await sql.unsafe(`
    insert into events (id, at, profile_id, kind, is_own, source, is_first)
    select gen_random_uuid(), timestamptz '2026-11-20 09:00Z' + n * interval '1 second', p.id, 'page_viewed', false,
      'visit', true
    from generate_series(1, ${EVENTS}) n, profiles p`);
  // What people did is little beside the visits.
  await sql.unsafe(`
    insert into events (id, at, profile_id, kind, is_own, source)
    select gen_random_uuid(), timestamptz '2026-11-20 08:00Z' + n * interval '1 minute', p.id, 'match_made', false, 'page'
    from generate_series(1, ${ACTS}) n, profiles p`);
  await sql`update event_progress set summed_until = '2026-11-20T09:00:00Z'`;
  for (const table of ["event_days", "event_hours", "event_subjects", "events"])
    await sql.unsafe(`vacuum (analyze) ${table}`);
  ids = (await sql<{ id: string }[]>`select id from profiles order by id limit 6`).map(({ id }) => id);
}, 120_000);

/** Explains the statement that `ask` sends. */
async function explain(ask: (db: Db) => Promise<unknown>): Promise<Plan> {
  let sent: SQL | undefined;
  await ask({
    execute: async (statement: SQL) => {
      sent = statement;
      return [];
    },
  } as never);
  return explainStatement(database, new PgDialect().sqlToQuery(sent as SQL));
}
/** The rows of events and sums that a plan looks at, those that it then leaves out included. */
const looked = (plan: Plan) =>
  nodesOf(plan)
    .filter((node) => /^(event_(days|hours|subjects)|m\d{4}_\d\d|other)$/.test(node["Relation Name"] ?? ""))
    .reduce(
      (sum, node) =>
        sum + (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0)) * node["Actual Loops"],
      0,
    );

it.each([1, 6])("a year's figures of %i profiles look at these profiles' sums alone", async (count) => {
  const plan = await explain((db) => countEvents(db, ids.slice(0, count), eventKinds, edges));
  expect(looked(plan)).toBeGreaterThan(300 * count);
  expect(looked(plan)).toBeLessThanOrEqual((DAYS * 4 + HOURS + EVENTS) * count);
});

it("what a profile's subjects led to looks at its own sums alone", async () => {
  const kinds = ["page_viewed", "link_opened", "asset_downloaded"] as const;
  const plan = await explain((db) => countBySubject(db, ids[0] ?? "", kinds, from, to));
  expect(looked(plan)).toBeGreaterThan(300);
  expect(looked(plan)).toBeLessThanOrEqual(DAYS * 8 + EVENTS);
});

it("the acts that a figure counts are found among the visits", async () => {
  const asked = { profileId: ids[0] ?? "", of: "matchesMade", from, to } as const;
  const page = { of: asked.of, period: "1y", zone: "UTC", limit: 20 } as const;
  const plan = await explain((db) => readActs(db, asked, page).catch(() => {}));
  expect(looked(plan)).toBe(ACTS);
});
