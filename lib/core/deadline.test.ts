import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { requestDeadlines } from "@/db/client";
import { inContext } from "@/lib/platform/request-context";
import { makeAccount } from "@/tests/factories/accounts";
import { outcomeOf, refusalOf } from "@/tests/factories/outcome";
import { testDatabase } from "@/tests/setup/database";
import { execute } from "./execute";
import { command, query } from "./operation";

const database = testDatabase();
const audit = { skip: "A test of deadlines." };
const nothing = { input: z.object({}), output: z.object({}) };
const BUSY = { code: "unavailable", retryAfterSeconds: 1 };

const readRow = async () => {
  const [row] = await database.sql()`select count from account_limits where bucket = 'deadline'`;
  return row?.count;
};
const writeRow = (count: number) => database.sql()`
  insert into account_limits (bucket, key, window_start, count) values ('deadline', 'a', now(), ${count})
  on conflict (bucket, key) do update set count = excluded.count`;

/** Counts the row up, and then does what the test says, before the commit. */
const raise = (before: () => Promise<void> = async () => {}, deadlineSeconds?: number) =>
  command({
    name: "test.raise",
    summary: "",
    ...nothing,
    access: "signedIn",
    audit,
    deadlineSeconds,
    run: async ({ db }) => {
      await db.execute(sql`update account_limits set count = count + 1 where bucket = 'deadline'`);
      await before();
      return {};
    },
  });

describe("a request", () => {
  it("is answered 503 when a statement takes longer than it may", async () => {
    const slow = query({
      name: "test.slow",
      summary: "",
      ...nothing,
      access: "signedIn",
      run: async ({ db }) => {
        await db.execute(sql`select pg_sleep(600)`);
        return {};
      },
    });
    const { actor } = await makeAccount();
    expect(await refusalOf(execute(actor, slow, {}))).toMatchObject(BUSY);
  }, 60_000);

  it("is answered 503 when a row stays locked, and changes nothing afterwards", async () => {
    const { actor } = await makeAccount();
    await writeRow(1);
    await database.sql().begin(async (holder) => {
      await holder`select 1 from account_limits where bucket = 'deadline' for update`;
      expect(await refusalOf(execute(actor, raise(), {}))).toMatchObject(BUSY);
    });
    expect(await readRow()).toBe(1);
    expect(await outcomeOf(execute(actor, raise(), {}))).toBe("ok");
    expect(await readRow()).toBe(2);
  }, 60_000);

  it("that took too long in all is answered, and is rolled back when it comes to its commit", async () => {
    const { actor } = await makeAccount();
    await writeRow(1);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let ended: Promise<void> | undefined;
    const slow = raise(() => {
      ended = held;
      return held;
    }, 0.05);
    expect(await refusalOf(execute(actor, slow, {}))).toMatchObject(BUSY);
    release();
    await ended;
    // The row's lock is free once the transaction is over, whichever way it ended.
    const [row] = await database.sql()`select count from account_limits where bucket = 'deadline' for update`;
    expect(row?.count).toBe(1);
  }, 60_000);
});

it("what a job does as somebody has no deadline", async () => {
  const { actor } = await makeAccount();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const call = () => outcomeOf(execute(actor, slow, {}));
  const slow = query({
    ...{ name: "test.held", summary: "", access: "signedIn", deadlineSeconds: 0.05, ...nothing },
    run: () => held.then(() => ({})),
  });
  const byJob = inContext({ requestId: "r-1", job: "seed" }, call);
  // A request's call is cut off, although it began later than the job's.
  expect(await call()).toBe("unavailable");
  release();
  expect(await byJob).toBe("ok");
});

it("the server enforces the deadlines on every connection of the pool", async () => {
  const { actor } = await makeAccount();
  const read = query({
    name: "test.readDeadlines",
    summary: "",
    input: z.object({}),
    output: z.object({ statement: z.string(), lock: z.string(), idle: z.string() }),
    access: "signedIn",
    run: async ({ db }) => {
      const [row] = await db.execute<{ statement: string; lock: string; idle: string }>(sql`
        select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
          current_setting('idle_in_transaction_session_timeout') as idle`);
      if (!row) throw new Error("Postgres knows its settings.");
      return row;
    },
  });
  const inSeconds = (ms: number) => `${ms / 1000}s`;
  const { statement, lock, idle } = requestDeadlines;
  expect(await execute(actor, read, {})).toEqual({
    statement: inSeconds(statement),
    lock: inSeconds(lock),
    idle: inSeconds(idle),
  });
});
