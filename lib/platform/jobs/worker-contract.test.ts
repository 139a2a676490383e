import { expect, it, vi } from "vitest";
import { z } from "zod";
import { type Job, job } from "@/lib/core/jobs";
import { testDatabase } from "@/tests/setup/database";
import { HELD_LOOP, HOLD_MS, threadTime } from "./loop-watch";
import { runWorker } from "./worker";

/**
 * Compares what liveness.ts, failed-jobs.ts and the back-ups read in graphile-worker's private tables with
 * the installed version. A failure's message names the part that changed.
 */
const { sql } = testDatabase();

it("graphile-worker's tables have the columns that are read and written here", async () => {
  const rows = await sql()<{ column: string }[]>`
    select table_name || '.' || column_name || ' ' || data_type as column
    from information_schema.columns where table_schema = 'graphile_worker'`;
  expect(
    rows.map(({ column }) => column),
    "graphile-worker's tables changed: liveness.ts, failed-jobs.ts, take-backup.ts, restore-backup.ts",
  ).toEqual(
    expect.arrayContaining([
      "_private_jobs.attempts smallint",
      "_private_jobs.locked_at timestamp with time zone",
      "_private_jobs.locked_by text",
      "_private_jobs.max_attempts smallint",
      "_private_jobs.run_at timestamp with time zone",
      "_private_job_queues.locked_at timestamp with time zone",
      "_private_job_queues.locked_by text",
      "migrations.id integer",
    ]),
  );
});

it("a job and its queue are held under the id of the pool, which holds the lock of that name", async () => {
  let release = () => {};
  const seen = new Promise<void>((resolve) => {
    release = resolve;
  });
  const waiting = job({ name: "tests.waiting", payload: z.object({}), run: () => seen });
  await sql()`select graphile_worker.add_job('tests.waiting', '{}', queue_name => 'mail')`;
  const worker = await runWorker([waiting] as unknown as readonly Job<never>[]);
  const readHeld = () => sql()`
    select j.locked_by = q.locked_by as "isOfOnePool", j.locked_at is not null and q.locked_at is not null as "hasTimes",
      exists (select 1 from pg_locks where locktype = 'advisory' and objid = hashtext(j.locked_by)::oid) as "isLive"
    from graphile_worker._private_jobs j join graphile_worker._private_job_queues q on q.id = j.job_queue_id
    where j.locked_by is not null`;
  await expect
    .poll(readHeld, {
      message: "graphile-worker marks what it works on in another way: liveness.ts",
      timeout: 30_000,
    })
    .toEqual([{ isOfOnePool: true, hasTimes: true, isLive: true }]);
  release();
  await worker.stop();
  await worker.ended;
});

it("a job that holds the loop is told to the process that started the worker", async () => {
  const sent: unknown[] = [];
  const channel = process as { send: (message: unknown) => boolean };
  const send = vi.spyOn(channel, "send").mockImplementation((message) => sent.push(message) > 0);
  const holding = job({
    name: "tests.holding",
    payload: z.object({}),
    run: async () => {
      const until = (threadTime() ?? 0) + 3 * HOLD_MS;
      while ((threadTime() ?? until) < until);
    },
  });
  await sql()`select graphile_worker.add_job('tests.holding', '{}')`;
  const worker = await runWorker([holding] as unknown as readonly Job<never>[]);
  const held = { [HELD_LOOP]: expect.stringContaining("tests.holding") };
  await expect.poll(() => sent, { timeout: 30_000 }).toContainEqual(held);
  await worker.stop();
  send.mockRestore();
});

it("a job that failed for good stays, held by nobody, due when it would have been tried again", async () => {
  const failing = job({
    name: "tests.failing",
    payload: z.object({}),
    run: () => Promise.reject(new Error("It fails.")),
  });
  await sql()`select graphile_worker.add_job('tests.failing', '{}', run_at => now() - interval '31 days', max_attempts => 1)`;
  const worker = await runWorker([failing] as unknown as readonly Job<never>[]);
  const readFailed = () => sql()`
    select attempts, max_attempts, locked_at, run_at between now() and now() + interval '1 day' as "isAhead"
    from graphile_worker._private_jobs where last_error is not null`;
  await expect.poll(readFailed, { timeout: 30_000 }).toHaveLength(1);
  await worker.stop();
  await worker.ended;
  const failed = { attempts: 1, max_attempts: 1, locked_at: null, isAhead: true };
  expect(
    [...(await readFailed())],
    "graphile-worker leaves failed jobs in another form: failed-jobs.ts",
  ).toEqual([failed]);
});
