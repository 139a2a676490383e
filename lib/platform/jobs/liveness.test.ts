import { expect, it } from "vitest";
import { z } from "zod";
import { type Job, job } from "@/lib/core/jobs";
import { testDatabase } from "@/tests/setup/database";
import { startLiveness } from "./liveness";
import { runWorker } from "./worker";

const { sql } = testDatabase();
const url = () => process.env.DATABASE_URL as string;

/** Makes a job that a pool took and never finished, with another job behind it in the same queue. */
async function makeHeldJob(pool: string, task = "tests.held") {
  const [row] = await sql()<{ id: string }[]>`
    select id from graphile_worker.add_job(${task}, '{}', queue_name => ${`mail of ${pool}`})`;
  await sql()`update graphile_worker._private_jobs
    set locked_by = ${pool}, locked_at = now() - interval '2 minutes', attempts = 1 where id = ${row?.id ?? ""}`;
  await sql()`update graphile_worker._private_job_queues
    set locked_by = ${pool}, locked_at = now() - interval '2 minutes' where queue_name = ${`mail of ${pool}`}`;
  await sql()`select graphile_worker.add_job(${task}, '{}', queue_name => ${`mail of ${pool}`})`;
}
const holders = async () => {
  const rows = await sql()`select distinct locked_by from graphile_worker._private_jobs
    where locked_by is not null order by 1`;
  return rows.map(({ locked_by }) => locked_by);
};

it("frees what a dead pool holds, and leaves a live one's alone", async () => {
  const live = await startLiveness(url(), "pool-live");
  await makeHeldJob("pool-live");
  await makeHeldJob("pool-dead");
  const other = await startLiveness(url(), "pool-other");
  expect(await holders()).toEqual(["pool-live"]);
  await other.freeDead();
  expect(await holders()).toEqual(["pool-live"]);

  await live.stop();
  expect(await holders()).toEqual([]);
  await other.stop();
});

it("leaves a pool alone that took its job just now and may not have come to its lock", async () => {
  await makeHeldJob("pool-young");
  await sql()`update graphile_worker._private_jobs set locked_at = now() where locked_by = 'pool-young'`;
  const other = await startLiveness(url(), "pool-other");
  expect(await holders()).toEqual(["pool-young"]);
  await other.stop();
});

it("performs a killed process's job, and those queued behind it", async () => {
  let done = 0;
  const counted = job({
    name: "tests.counted",
    payload: z.object({}),
    run: async () => {
      done += 1;
    },
  });
  await makeHeldJob("pool-killed", "tests.counted");
  const worker = await runWorker([counted] as unknown as readonly Job<never>[]);
  await expect.poll(() => done, { timeout: 45_000 }).toBe(2);
  await worker.stop();
});
