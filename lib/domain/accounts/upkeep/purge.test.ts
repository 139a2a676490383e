import { expect, it } from "vitest";
import { performJob } from "@/lib/platform/jobs/perform-job";
import { makeAccount } from "@/tests/factories/accounts";
import { testDatabase } from "@/tests/setup/database";
import { purgeJob } from "./commands";

const { sql } = testDatabase();

/** Makes one row of each kind, all of the given age. */
async function makeTraces(userId: string, mark: string, age: string) {
  const at = sql()`app_now() - ${age}::interval`;
  await sql()`insert into idempotency_keys (user_id, key, operation, request_hash, created_at)
    values (${userId}, ${mark}, 'test.act', '', ${at})`;
  await sql()`insert into account_limits (bucket, key, window_start, count) values ('test', ${mark}, ${at}, 1)`;
  await sql()`insert into ai_usage (user_id, day, tokens)
    values (${userId}, ((app_now() - ${age}::interval) at time zone 'utc')::date, ${Number.parseInt(mark, 10)})`;
  await sql()`insert into cache_tags (tag, stale_at) values (${mark}, clock_timestamp() - ${age}::interval)`;
  await sql()`insert into email_tokens (id, user_id, purpose, token_hash, expires_at)
    values (gen_random_uuid(), ${userId}, 'verify', ${mark}, ${at})`;
  await sql()`insert into sessions (id, user_id, kind, user_agent, expires_at)
    values (gen_random_uuid(), ${userId}, 'api', ${mark}, ${at})`;
  await sql()`insert into audit_entries (id, operation, subject_kind, created_at)
    values (gen_random_uuid(), ${mark}, 'pitch', ${at})`;
}

async function countTraces(mark: string) {
  const [found] = await sql()`select
    (select count(*)::int from idempotency_keys where key = ${mark}) as answers,
    (select count(*)::int from account_limits where key = ${mark}) as attempts,
    (select count(*)::int from ai_usage where tokens = ${Number.parseInt(mark, 10)}) as usage,
    (select count(*)::int from cache_tags where tag = ${mark}) as tags,
    (select count(*)::int from email_tokens where token_hash = ${mark}) as tokens,
    (select count(*)::int from sessions where user_agent = ${mark}) as sessions,
    (select count(*)::int from audit_entries where operation = ${mark}) as entries`;
  return found;
}

it("deletes each kind of row when its own period is over, and nothing before", async () => {
  const { userId } = await makeAccount();
  for (const age of ["1 hour", "3 days", "31 days", "732 days"]) await makeTraces(userId, age, age);
  await performJob(purgeJob, {});
  const all = { answers: 1, attempts: 1, usage: 1, tags: 1, tokens: 1, sessions: 1, entries: 1 };
  expect(await countTraces("1 hour")).toEqual(all);
  expect(await countTraces("3 days")).toEqual({ ...all, answers: 0, attempts: 0, usage: 0, tags: 0 });
  const longGone = { answers: 0, attempts: 0, usage: 0, tags: 0, tokens: 0, sessions: 0 };
  expect(await countTraces("31 days")).toEqual({ ...longGone, entries: 1 });
  expect(await countTraces("732 days")).toEqual({ ...longGone, entries: 0 });
});

it("deletes counters of requests once their window is over", async () => {
  const at = Date.now();
  await sql()`insert into rate_limits (key, points, expire)
    values ('over', 1, ${at - 1000}), ('running', 1, ${at + 60_000})`;
  await performJob(purgeJob, {});
  expect(await sql()`select key from rate_limits where key in ('over', 'running')`).toEqual([
    { key: "running" },
  ]);
});

it("deletes addresses that nobody confirmed or that left, after 30 days, and keeps the newsletter's readers", async () => {
  const ages = { "29 days": "fresh", "31 days": "old" };
  for (const [age, mark] of Object.entries(ages)) {
    const at = sql()`app_now() - ${age}::interval`;
    const add = (name: string, confirmed: boolean, left: boolean) => sql()`
      insert into subscribers (id, email, token_hash, sent_at, confirmed_at, unsubscribed_at)
      values (gen_random_uuid(), ${`${name}-${mark}@purge.test`}, ${`${name}-${mark}`},
        app_now() - ${confirmed ? "90 days" : age}::interval, ${confirmed ? at : null}, ${left ? at : null})`;
    await add("asked", false, false);
    await add("reads", true, false);
    await add("left", true, true);
  }
  await performJob(purgeJob, {});
  const remaining =
    await sql()`select token_hash as name from subscribers where email like '%@purge.test' order by 1`;
  expect(remaining.map(({ name }) => name)).toEqual([
    "asked-fresh",
    "left-fresh",
    "reads-fresh",
    "reads-old",
  ]);
});

it("deletes jobs 30 days after they failed for good, and none that may still run", async () => {
  const add = async (name: string, attempts: number, age: string) => {
    await sql()`select graphile_worker.add_job('contact.mail', payload := ${JSON.stringify({ name })}::text::json, max_attempts := 8)`;
    await sql()`update graphile_worker._private_jobs set attempts = ${attempts}, run_at = now() - ${age}::interval
      where payload ->> 'name' = ${name}`;
  };
  await add("failed long ago", 8, "31 days");
  await add("failed lately", 8, "29 days");
  await add("waits long", 7, "31 days");
  await performJob(purgeJob, {});
  const left = await sql()`select payload ->> 'name' as name from graphile_worker._private_jobs
    where payload ->> 'name' is not null order by 1`;
  expect(left.map(({ name }) => name)).toEqual(["failed lately", "waits long"]);
});
