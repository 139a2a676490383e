import { beforeEach, expect, it } from "vitest";
import type { MailState } from "@/db/enums";
import { execute, transact } from "@/lib/core/execute";
import { deleteOldDeliveries, recordDelivery, recordReturns } from "@/lib/platform/mail/deliveries";
import { makeAccount, type TestAccount } from "@/tests/factories/accounts";
import { testDatabase } from "@/tests/setup/database";
import { listDeliveries } from "./queries";

const { sql } = testDatabase();
let staff: TestAccount;
let press: TestAccount;

beforeEach(async () => {
  await sql()`delete from mail_deliveries`;
  staff = await makeAccount({ staff: true });
  press = await makeAccount();
});

const record = (key: string, state: MailState, answer?: string) =>
  recordDelivery({ to: press.email, key, state, ...(answer === undefined ? {} : { answer }) });
const list = (input: object = {}) => execute(staff.actor, listDeliveries, input);

it("is one row for a mail, however often it is tried, with what its server answered last", async () => {
  for (const _ of [1, 2]) await record("pitch-received:1", "deferred", "451 Later");
  expect((await list()).deliveries).toMatchObject([
    { to: press.email, mail: "pitch-received", state: "DEFERRED", answer: "451 Later", userId: press.userId },
  ]);
  await Promise.all(Array.from({ length: 20 }, () => record("pitch-received:1", "delivered")));
  const { deliveries, counts } = await list();
  expect(deliveries).toMatchObject([{ state: "DELIVERED", answer: null }]);
  expect(counts).toEqual({ delivered: 1, deferred: 0, bounced: 0, complained: 0, stopped: 0 });
});

it("is listed by state and page by page, the latest first", async () => {
  for (let n = 0; n < 5; n++) {
    await record(`digest.${n}`, n % 2 ? "stopped" : "delivered");
    await sql()`update mail_deliveries set tried_at = app_now() - ${5 - n} * interval '1 hour' where key = ${`digest.${n}`}`;
  }
  const seen: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const { deliveries, pagination } = await list({ limit: 2, ...(cursor ? { cursor } : {}) });
    if (!cursor) expect(pagination.total).toBe(5);
    seen.push(...deliveries.map(({ state }) => state));
    if (!pagination.nextCursor) break;
    cursor = pagination.nextCursor;
  }
  expect(seen).toEqual(["DELIVERED", "STOPPED", "DELIVERED", "STOPPED", "DELIVERED"]);
  expect((await list({ state: "STOPPED" })).deliveries).toHaveLength(2);
});

it("says which mail came back, and goes after 7 days", async () => {
  await record("digest.1", "delivered");
  await record("digest.2", "delivered");
  await transact((tx) =>
    recordReturns(tx, [
      { email: press.email.toUpperCase(), state: "bounced", answer: "550 Gone" },
      { email: "nobody@northwind-post.com", state: "complained", answer: "" },
    ]),
  );
  expect((await list()).deliveries.map(({ state, answer }) => [state, answer])).toEqual([
    ["BOUNCED", "550 Gone"],
    ["DELIVERED", null],
  ]);
  await sql()`update mail_deliveries set tried_at = app_now() - interval '7 days 1 minute' where key = 'digest.1'`;
  expect((await list()).deliveries).toHaveLength(1);
  await transact(deleteOldDeliveries);
  expect(await sql()`select key from mail_deliveries`).toEqual([{ key: "digest.2" }]);
});
