import { beforeAll, beforeEach, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { makeAccount, type TestAccount } from "@/tests/factories/accounts";
import { outcomeOf, tally } from "@/tests/factories/outcome";
import { testDatabase } from "@/tests/setup/database";
import { retryJob } from "./commands";
import { listJobs } from "./queries";

const { sql } = testDatabase();
let staff: TestAccount;

beforeAll(async () => {
  staff = await makeAccount({ staff: true });
});
beforeEach(async () => {
  await sql()`delete from graphile_worker._private_jobs`;
});

/** Adds a job that failed as often as it may be tried. */
async function addFailed(name: string, queue: string | null = null): Promise<string> {
  const [job] = await sql()<{ id: string }[]>`select id::text as id from graphile_worker.add_job(${name},
    ${JSON.stringify({ text: "what a person wrote" })}::text::json, queue_name => ${queue}::text, max_attempts => 3)`;
  const id = job?.id ?? "";
  await sql()`update graphile_worker._private_jobs set attempts = 3, last_error = 'ENOSPC: no space left',
    run_at = now() + interval '1 day' where id = ${id}`;
  return id;
}
const list = async (input: object = {}) => (await execute(staff.actor, listJobs, input)).jobs;
const retry = (id: string) => execute(staff.actor, retryJob, { id });

it("lists what failed for good apart from what waits, mails by themselves, and no payload", async () => {
  const failed = await addFailed("assets.render");
  const mail = await addFailed("accounts.verifyMail", "mail");
  await sql()`select graphile_worker.add_job('pitches.expire')`;
  expect((await list()).map(({ id }) => id)).toEqual([mail, failed]);
  expect((await list({ mail: "true" })).map(({ id }) => id)).toEqual([mail]);
  expect((await list({ state: "WAITING" })).map(({ name }) => name)).toEqual(["pitches.expire"]);
  expect((await list())[1]).toMatchObject({
    attempts: 3,
    maxAttempts: 3,
    lastError: "ENOSPC: no space left",
  });
  expect(JSON.stringify(await list())).not.toContain("what a person wrote");
});

it("tries a failed job again once, however many press at once, and leaves the others alone", async () => {
  const id = await addFailed("assets.render");
  const other = await addFailed("assets.render");
  expect(await tally(Array.from({ length: 20 }, () => retry(id)))).toEqual({ ok: 1, conflict: 19 });
  const [job] =
    await sql()`select attempts, run_at <= now() as due from graphile_worker.jobs where id = ${id}`;
  expect(job).toEqual({ attempts: 0, due: true });
  expect((await list()).map((one) => one.id)).toEqual([other]);
  expect(await outcomeOf(retry("123456789"))).toBe("not_found");
  expect(await outcomeOf(retry("none"))).toBe("not_found");
});
