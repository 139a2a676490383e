import { once } from "node:events";
import { expect, it } from "vitest";
import { createDraft } from "@/lib/domain/pitching/pitch-drafts/commands";
import { makeAccount, type TestAccount } from "@/tests/factories/accounts";
import { outcomeOf } from "@/tests/factories/outcome";
import { forkCompiled } from "@/tests/setup/compiled-process";
import { testDatabase } from "@/tests/setup/database";
import { execute } from "./execute";

const database = testDatabase();
const TITLE = "Night trains are back";

/** Saves under a key in another process, which runs `tests/setup/keyed-process.ts`. */
const saveElsewhere = ({ accessToken }: TestAccount, key: string, times = 1, end = "answer") =>
  forkCompiled("keyed-process", [accessToken, key, TITLE, String(times), end]);
const save = async ({ actor }: TestAccount, idempotencyKey: string, title = TITLE) =>
  (await execute(actor, createDraft, { title }, { idempotencyKey })).draft.id;
const draftsOf = async ({ userId }: TestAccount) => {
  const rows = await database.sql()`select id from pitch_drafts where user_id = ${userId}`;
  return rows.map(({ id }) => id as string);
};

it("is one for all processes: 20 calls of two at once make one row, and each gets it", async () => {
  const account = await makeAccount();
  const answers = await Promise.all(
    [1, 2].map(
      async () => (await once(await saveElsewhere(account, "shared", 10), "message"))[0] as string[],
    ),
  );
  const ids = await draftsOf(account);
  expect(ids).toHaveLength(1);
  expect(new Set(answers.flat())).toEqual(new Set(ids));
  expect(answers.flat()).toHaveLength(20);
  expect(await save(account, "shared")).toBe(ids[0]);
  expect(await outcomeOf(save(account, "shared", "Another title"))).toBe("idempotency_mismatch");
});

it("answers what a process committed that crashed before it could", async () => {
  const account = await makeAccount();
  const [, signal] = await once(await saveElsewhere(account, "crashed", 1, "crash"), "exit");
  expect(signal).toBe("SIGKILL");
  const ids = await draftsOf(account);
  expect(ids).toHaveLength(1);
  expect(await save(account, "crashed")).toBe(ids[0]);
  expect(await draftsOf(account)).toEqual(ids);
});

it("is free again when a process crashed before its commit: the next call does the work, once", async () => {
  const account = await makeAccount();
  // The command's last statements wait for this table, with its row written and its key claimed.
  const child = await database.sql().begin(async (held) => {
    await held`lock table audit_entries in exclusive mode`;
    const saving = await saveElsewhere(account, "halfway");
    await expect
      .poll(
        async () =>
          (await held`select 1 from pg_locks where not granted and relation = 'audit_entries'::regclass`)
            .length,
        { timeout: 60_000 },
      )
      .toBe(1);
    saving.kill("SIGKILL");
    await once(saving, "exit");
    return saving;
  });
  expect(child.signalCode).toBe("SIGKILL");
  const id = await save(account, "halfway");
  expect(await draftsOf(account)).toEqual([id]);
});
