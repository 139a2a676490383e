import { sql as drizzle, getTableName, type SQL } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Transaction } from "@/db/types";
import { execute } from "@/lib/core/execute";
import { deleteAccount, eraseAccount } from "@/lib/domain/accounts/accounts/commands/delete-account";
import { makeJobActor } from "@/lib/platform/jobs/job-actor";
import { makeWorld, type World } from "@/tests/access/world";
import { PASSWORD } from "@/tests/factories/accounts";
import { testDatabase } from "@/tests/setup/database";
import { columnsOf, holdings, type Owner } from "./inventory";

const database = testDatabase({
  PUSHER_APP_ID: "fivewire",
  PUSHER_KEY: "key",
  PUSHER_SECRET: "secret",
  REALTIME_PORT: "1",
});
const sql = () => database.sql();

/** Conditions that find the account's rows in tables that are in no copy. */
const uncopied: Record<string, (owner: Owner) => SQL> = {
  profile_topics: ({ profileIds: [id] }) => drizzle`profile_id = ${id}`,
  idempotency_keys: ({ userId }) => drizzle`user_id = ${userId}`,
  message_uploads: ({ userId }) => drizzle`user_id = ${userId}`,
  call_signals: ({ profileIds: [id] }) => drizzle`profile_id = ${id}`,
  visitor_days: ({ profileIds: [id] }) => drizzle`profile_id = ${id}`,
  billing_events: () => drizzle`true`,
  // One of its rows takes the mark: two could not have one bucket.
  account_limits: ({ userId }) => drizzle`key = ${userId} and bucket = 'code'`,
};
const markOf = (table: string, column: string) => `mark:${table}.${column}:`;
/** A column's marked value by its SQL type; null for numbers, times, ids and kinds. */
function markedValue(type: string, mark: string): SQL | null {
  if (type === "text" || type === "citext") return drizzle`${mark}`;
  if (type === "text[]") return drizzle`array[${mark}]::text[]`;
  if (type === "jsonb") return drizzle`${JSON.stringify([{ key: mark }])}::jsonb`;
  return null;
}

let world: World;
let owner: Owner;
let names: string[];

/** Adds a row to each table that the world leaves empty. */
async function fillTables() {
  const { sender, recipient, draftId, acceptedPitchId, heldReleaseId } = world;
  const [user, profile, other] = [sender.userId, sender.profileId, recipient.profileId];
  const id = sql()`gen_random_uuid()`;
  await sql()`insert into recovery_codes (user_id, label, code_hash) values (${user}, 'a', 'b')`;
  await sql()`insert into push_subscriptions (id, user_id, device, endpoint, p256dh, auth, server_key)
    values (${id}, ${user}, 'a', 'https://push.example.org/of-no-session', 'b', 'c', 'd')`;
  await sql()`insert into builder_drafts (profile_id, user_id, values, base, base_revision, step, version)
    values (${profile}, ${user}, '{}', '{}', 1, 1, 1)`;
  await sql()`insert into requests (id, profile_id, title) values (${id}, ${profile}, 'a')`;
  await sql()`insert into evidence (id, profile_id, kind, reviewed_by)
    select ${id}, ${profile}, (enum_range(null::evidence_kind))[1], 'a'`;
  await sql()`insert into evidence_submissions (id, profile_id, user_id, kind, outlet, url)
    select ${id}, ${profile}, ${user}, (enum_range(null::evidence_kind))[1], 'a', 'b'`;
  await sql()`insert into site_proofs (profile_id, token, origin) values (${profile}, 'a', 'b')`;
  await sql()`insert into release_versions (id, release_id, title, body) values (${id}, ${heldReleaseId}, 'a', 'b')`;
  await sql()`with payer as (insert into billing_customers (id, company_id)
      values (${id}, ${sender.actor.companyId}) returning id)
    insert into billing_events (id, type, customer_id) select 'evt_a', 'b', id from payer`;
  await sql()`insert into ai_usage (user_id, day, tokens) values (${user}, '2026-01-01', 1)`;
  await sql()`insert into idempotency_keys (user_id, key, operation, request_hash) values (${user}, 'a', 'b', 'c')`;
  await sql()`insert into account_limits (bucket, key, window_start, count)
    values ('code', ${user}, app_now(), 1), ('confirm', ${user}, app_now(), 1)`;
  await sql()`insert into visitor_days (day, profile_id, kind, visitor)
    values ('2026-01-01', ${profile}, 'page_viewed', 'a')`;
  await sql()`insert into mail_deliveries (id, email, key, state, answer)
    values (${id}, ${sender.email}, 'a', 'bounced', 'b')`;
  await sql()`insert into subscribers (id, email, token_hash) values (${id}, ${sender.email}, ${sender.email})`;
  await sql()`insert into notifications (id, user_id, kind, dedupe_key, actor_profile_id, subject_id, data)
    values (${id}, ${recipient.userId}, 'release_published', 'a', ${profile}, ${heldReleaseId},
      ${JSON.stringify({ title: "Hollow Pine opens", url: "/brand-newsroom/hollow-pine/opens" })}::text::jsonb)`;
  await sql()`update message_files set message_id = ${world.messageId} where id = ${world.messageFileId}`;
  await sql()`insert into message_uploads (id, conversation_id, profile_id, user_id, name, size, sha256)
    values (${id}, ${world.conversationId}, ${profile}, ${user}, 'a', 1, 'b')`;
  await sql()`insert into message_reactions (message_id, profile_id, kind, version)
    values (${world.messageId}, ${profile}, 'agreed', 1)`;
  await sql()`insert into message_drafts (conversation_id, user_id, text, counter)
    values (${world.conversationId}, ${user}, 'a', 1)`;
  await sql()`update scheduled_messages set problem = 'a' where id = ${world.scheduledId}`;
  await sql()`insert into call_signals (call_id, seq, profile_id, data)
    values (${world.callId}, 1, ${profile}, '{}')`;
  await sql()`insert into profile_meanings (profile_id) values (${profile}) on conflict do nothing`;
  await sql()`insert into pitch_meanings (draft_id) values (${draftId}) on conflict do nothing`;
  await sql()`insert into profile_topics (topic_id, profile_id) values ('a', ${profile}) on conflict do nothing`;
  await sql()`insert into feedback_resets (profile_id, topic_id, reset_at) values (${profile}, 'a', app_now())`;
  await sql()`insert into match_feedback (id, user_id, profile_id, target_id, helpful)
    values (${id}, ${user}, ${profile}, ${other}, true)`;
  await sql()`insert into follows (follower_id, profile_id) values (${profile}, ${other}), (${other}, ${profile})`;
  await sql()`insert into saved_profiles (saver_id, profile_id) values (${profile}, ${other}), (${other}, ${profile})`;
  await sql()`insert into blocks (blocker_id, blocked_id, user_id) values (${profile}, ${other}, ${user}),
    (${other}, ${profile}, null)`;
  await sql()`insert into reports (id, reporter_id, reporter_profile_id, subject_kind, subject_id, profile_id, reason,
      text, snapshot, statement, decided_at)
    values (${id}, ${user}, ${profile}, 'profile', ${other}, ${other}, 'spam', 'a', '{"title": "", "lines": []}', 'b', now()),
      (${id}, null, ${other}, 'profile', ${profile}, ${profile}, 'spam', 'a', '{"title": "", "lines": []}', 'b', now())`;
  await sql()`insert into work_samples (id, profile_id, type, title) values (${id}, ${profile}, 'a', 'b')`;
  await sql()`insert into imports (id, profile_id, user_id, address, title, created)
    values (${id}, ${profile}, ${user}, 'a', 'b', 1)`;
  await sql()`insert into import_items (id, import_id, profile_id, address, work_sample_id, fingerprint)
    select ${id}, i.id, ${profile}, 'a', w.id, 'b' from imports i, work_samples w
    where i.profile_id = ${profile} and w.profile_id = ${profile} limit 1`;
  const [story] = await sql()`insert into stories (id, pitch_id, url, title)
    values (${id}, ${acceptedPitchId}, 'a', 'b') returning id`;
  await sql()`insert into coverage (profile_id, story_id) values (${profile}, ${story?.id}), (${other}, ${story?.id})`;
  await sql()`insert into ratings (id, pitch_id, rater_id, rater_profile_id, rated_profile_id, value, outcome)
    values (${id}, ${acceptedPitchId}, ${user}, ${profile}, ${other}, 'up', true)`;
}

/** Writes its own mark into every text of the owner's rows. Returns the columns that took one. */
async function markRows(tx: Transaction): Promise<string[]> {
  const marked: string[] = [];
  for (const { table, copies } of holdings) {
    const name = getTableName(table);
    const conditions = copies.filter(({ file }) => file !== "people").map(({ of }) => of(owner));
    const where = uncopied[name]?.(owner) ?? drizzle.join(conditions, drizzle` or `);
    if (conditions.length === 0 && !uncopied[name]) continue;
    for (const column of Object.values(columnsOf(table))) {
      const value = markedValue(column.getSQLType(), markOf(name, column.name));
      // These columns find the account's rows in other tables, so they keep their value; another test covers
      // them.
      if (
        !value ||
        [
          "users.email",
          "subscribers.email",
          "stopped_addresses.email",
          "mail_deliveries.email",
          "account_limits.key",
        ].includes(`${name}.${column.name}`)
      )
        continue;
      const set = drizzle`update ${table} set ${drizzle.identifier(column.name)} = ${value} where ${where}`;
      const wrote = await tx
        .transaction((inner) => inner.execute(drizzle`${set} returning 1`))
        // A column that is generated, unique or constrained refuses the mark.
        .catch(() => []);
      if (wrote.length > 0) marked.push(`${name}.${column.name}`);
    }
  }
  return marked;
}

/** Every row of every table as text, by table. */
async function readAll(): Promise<Map<string, string>> {
  const tables = await sql()<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('cities', 'city_names')`;
  const texts = new Map<string, string>();
  for (const { name } of tables) {
    const rows = await sql().unsafe(`select to_jsonb(t)::text as row from "${name}" t`);
    texts.set(name, rows.map(({ row }) => row).join("\n"));
  }
  return texts;
}
const tablesWith = (texts: Map<string, string>, text: string) =>
  [...texts].filter(([, rows]) => rows.toLowerCase().includes(text.toLowerCase())).map(([name]) => name);

beforeAll(async () => {
  world = await makeWorld((text, values) => sql().unsafe(text, values) as never);
  // Its company goes with its last member.
  await sql()`delete from memberships where user_id = ${world.memberId}`;
  await fillTables();
  const { userId, email, profileId } = world.sender;
  owner = { userId, email, profileIds: [profileId] };
  const [user] = await sql()`select name from users where id = ${userId}`;
  names = [user?.name, email, "Hollow Pine"];
});

describe("erasing an account", () => {
  it("leaves of its texts what the inventory says that others keep, and nothing else", async () => {
    const before = await readAll();
    for (const name of names) expect(tablesWith(before, name).length).toBeGreaterThan(0);
    await execute(world.sender.actor, deleteAccount, { password: PASSWORD, confirm: "DELETE" });
    const marked = await database.transact(markRows);
    expect(marked.length).toBeGreaterThan(120);
    // Every table with a text of the account took a mark, so that each could be found. A new one needs a row in
    // `fillTables` above, and a line in lib/domain/accounts/accounts/erase.ts unless it goes with its account.
    const unmarked = holdings
      .map(({ table }) => table)
      .filter((table) => {
        const hasText = Object.values(columnsOf(table)).some((column) =>
          markedValue(column.getSQLType(), ""),
        );
        return hasText && !marked.some((column) => column.startsWith(`${getTableName(table)}.`));
      });
    // This table counts by network address and names no account.
    expect(unmarked.map(getTableName)).toEqual(["rate_limits"]);

    await sql()`update users set deleted_at = deleted_at - interval '25 hours' where id = ${owner.userId}`;
    await execute(makeJobActor("tests.erase"), eraseAccount, { userId: owner.userId });

    const after = await readAll();
    const found = [...after].flatMap(([table, rows]) => {
      const columns = new Set(
        [...rows.matchAll(/mark:([a-z_]+\.[a-z_]+):/g)].map(([, column]) => column ?? ""),
      );
      return [...columns].map((column) =>
        column.startsWith(`${table}.`) ? column : `${column} in ${table}`,
      );
    });
    const remaining = holdings.flatMap(({ table, remains = [] }) =>
      remains.map((name) => `${getTableName(table)}.${columnsOf(table)[name]?.name}`),
    );
    // A slug stays as long as cached copies of its page may be asked for, which is a few days.
    const expected = [...marked.filter((column) => remaining.includes(column)), "slugs.slug in cache_tags"];
    expect(found.toSorted()).toEqual(expected.toSorted());
  });

  it("leaves its name, its company's and its address nowhere, and its id in the record of acts alone", async () => {
    const after = await readAll();
    for (const name of names) expect([name, tablesWith(after, name)]).toEqual([name, []]);
    expect(tablesWith(after, owner.userId)).toEqual(["audit_entries"]);
  });
});
