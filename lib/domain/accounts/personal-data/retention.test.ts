import { getTableName } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { purgeJob } from "@/lib/domain/accounts/upkeep/commands";
import { performJob } from "@/lib/platform/jobs/perform-job";
import { makeAccount } from "@/tests/factories/accounts";
import { testDatabase } from "@/tests/setup/database";
import { holdings } from "./inventory";
import { retention, WITH_ACCOUNT, WITH_OTHERS } from "./retention";

const { sql } = testDatabase();
const purposeOf = (purpose: keyof typeof retention): { period: string; days?: number } => retention[purpose];

/** For each table, the column that its retention period is counted from, and how to add a row. */
const rows: Record<string, { time: string; add: (userId: string) => Promise<unknown> }> = {
  sessions: {
    time: "expires_at",
    add: (userId) => sql()`insert into sessions (id, user_id, kind, expires_at)
      values (gen_random_uuid(), ${userId}, 'api', app_now())`,
  },
  push_subscriptions: {
    time: "created_at",
    add: (
      userId,
    ) => sql()`insert into push_subscriptions (id, user_id, device, endpoint, p256dh, auth, server_key)
      values (gen_random_uuid(), ${userId}, 'bound', 'https://push.example.org/bound', '', '', '')`,
  },
  email_tokens: {
    time: "expires_at",
    add: (userId) => sql()`insert into email_tokens (id, user_id, purpose, token_hash, expires_at)
      values (gen_random_uuid(), ${userId}, 'verify', 'bound', app_now())`,
  },
  api_tokens: {
    time: "expires_at",
    add: (userId) => sql()`insert into api_tokens (id, user_id, name, prefix, token_hash, scopes, expires_at)
      values (gen_random_uuid(), ${userId}, 'bound', 'fw_', 'bound', '{}', app_now())`,
  },
  invitations: {
    time: "expires_at",
    add: () => sql()`
      with made as (insert into companies (id, name) values (gen_random_uuid(), 'Hollow Pine') returning id)
      insert into invitations (id, company_id, email, role, token_hash, expires_at)
      select gen_random_uuid(), id, 'bound@northwind-post.com', 'editor', 'bound', app_now() from made`,
  },
  audit_entries: {
    time: "created_at",
    add: () => sql()`insert into audit_entries (id, operation, subject_kind)
      values (gen_random_uuid(), 'test.bound', 'pitch')`,
  },
  events: {
    time: "at",
    add: () => sql()`insert into events (id, profile_id, kind, is_own, source)
      values (gen_random_uuid(), gen_random_uuid(), 'page_viewed', false, 'visit')`,
  },
  visitor_days: {
    time: "day",
    add: () => sql()`insert into visitor_days (day, profile_id, kind, visitor)
      values (app_now()::date, gen_random_uuid(), 'page_viewed', 'bound')`,
  },
  subscribers: {
    time: "sent_at",
    add: () => sql()`insert into subscribers (id, email, token_hash)
      values (gen_random_uuid(), 'bound@northwind-post.com', 'bound')`,
  },
  billing_events: {
    time: "received_at",
    add: () => sql()`insert into billing_events (id, type) values ('evt_bound', 'invoice.paid')`,
  },
  digests: {
    time: "created_at",
    add: (userId) => sql()`insert into digests (id, user_id, kind, "window", since, until)
      values (gen_random_uuid(), ${userId}, 'daily', '2026-01-01', app_now(), app_now())`,
  },
  ai_usage: {
    time: "day",
    add: (userId) =>
      sql()`insert into ai_usage (user_id, day, tokens) values (${userId}, app_now()::date, 1)`,
  },
  idempotency_keys: {
    time: "created_at",
    add: (userId) => sql()`insert into idempotency_keys (user_id, key, operation, request_hash)
      values (${userId}, 'bound', 'test.bound', '')`,
  },
  reports: {
    time: "decided_at",
    add: (
      userId,
    ) => sql()`insert into reports (id, subject_kind, subject_id, profile_id, reason, text, snapshot, decided_at)
      select gen_random_uuid(), 'profile', id, id, 'spam', '', '{}', app_now() from profiles where user_id = ${userId}`,
  },
  mail_deliveries: {
    time: "tried_at",
    add: () => sql()`insert into mail_deliveries (id, email, key, state)
      values (gen_random_uuid(), 'bound@northwind-post.com', 'bound', 'delivered')`,
  },
  stopped_addresses: {
    time: "created_at",
    add: () => sql()`insert into stopped_addresses (id, email, answer)
      values (gen_random_uuid(), 'bound@northwind-post.com', '550 No such user')`,
  },
  account_limits: {
    time: "window_start",
    add: () => sql()`insert into account_limits (bucket, key, window_start, count)
      values ('test', 'bound', app_now(), 1)`,
  },
};
/** Tables whose time is a number of milliseconds, in the future until the window is over. */
const byMilliseconds = ["rate_limits"];

describe("how long personal data is purpose", () => {
  it("is said for a reason that holds a table, or mails that wait", () => {
    const used = new Set(["undelivered", ...holdings.map(({ purpose }) => purpose)]);
    expect([...used].toSorted()).toEqual(Object.keys(retention).toSorted());
  });

  it("is said as the inventory has it", () => {
    for (const { table, purpose, remains } of holdings) {
      const { period, days } = purposeOf(purpose);
      const stated = days
        ? expect.stringMatching(new RegExp(`\\b${days} days?\\b`))
        : remains
          ? WITH_OTHERS
          : WITH_ACCOUNT;
      expect([getTableName(table), period]).toEqual([getTableName(table), stated]);
    }
  });

  it("is what the hourly purge deletes by, in every table with a bound of its own", async () => {
    const bounded = holdings.flatMap(({ table, purpose }) => {
      const { days } = purposeOf(purpose);
      return days ? [{ table: getTableName(table), days }] : [];
    });
    expect([...Object.keys(rows), ...byMilliseconds].toSorted()).toEqual(
      bounded.map(({ table }) => table).toSorted(),
    );
    const count = async (table: string) => {
      const [row] = await sql()`select count(*)::int as count from ${sql()(table)}`;
      return row?.count as number;
    };
    const { userId } = await makeAccount();
    for (const { table, days } of bounded) {
      const row = rows[table];
      if (!row) continue;
      await row.add(userId);
      // The row is a day older than its period, because whole days count from midnight.
      await sql()`update ${sql()(table)} set ${sql()(row.time)} = app_now() - ${`${days + 1} days`}::interval`;
      expect(await count(table)).toBeGreaterThan(0);
    }
    await performJob(purgeJob, {});
    for (const table of Object.keys(rows)) expect([table, await count(table)]).toEqual([table, 0]);
  });
});
