import { beforeAll, describe, expect, it, vi } from "vitest";
import { testDatabase } from "@/tests/setup/database";
import { buffersOf, explainQuery, nodesOf } from "@/tests/setup/query-plan";
import { unreadPitches, unreadProfiles } from "./commands";

const database = testDatabase();
const TEXTS = process.env.TEST_LONG ? 20_000 : 6000;
const UNREAD = 10;
const LIMIT = 1000;

beforeAll(async () => {
  // Each account has a profile and an active pitch. One account in 600 has AI off, so nothing of it is read.
  await database.sql().unsafe(`
    with people as (
      insert into users (id, email, password_hash, name, user_type, terms_accepted_at, ai_enabled)
      select gen_random_uuid(), 'maker-' || n || '@example.com', 'none', 'Maker', 'brand', now(), n % 600 <> 0
      from generate_series(1, ${TEXTS}) as n returning id, email
    ), houses as (
      insert into profiles (id, user_id, kind, slug, name, about, listed)
      select gen_random_uuid(), id, 'brand', split_part(email, '@', 1), 'House', repeat(md5(email::text), 20), true
      from people returning id, user_id, slug
    )
    insert into pitch_drafts (id, user_id, profile_id, title, why, is_active)
    select gen_random_uuid(), user_id, id, slug, repeat(md5(slug), 20), true from houses`);
  const isUnread = `split_part(p.slug, '-', 2)::int % ${TEXTS / UNREAD} = 1`;
  await database.sql().unsafe(`
    insert into profile_meanings (profile_id, vector)
    select p.id, repeat('0', 170) from profiles p join users u on u.id = p.user_id
    where u.ai_enabled and not ${isUnread}`);
  await database.sql().unsafe(`
    insert into pitch_meanings (draft_id, vector)
    select d.id, repeat('0', 170) from pitch_drafts d
    join profiles p on p.id = d.profile_id join users u on u.id = d.user_id where u.ai_enabled and not ${isUnread}`);
  // Index-only scans need the visibility map, which a snapshot of autovacuum's may hold back.
  for (const table of ["users", "profiles", "pitch_drafts", "profile_meanings", "pitch_meanings"])
    await vi.waitFor(
      async () => {
        await database.sql().unsafe(`vacuum (analyze) ${table}`);
        const [seen] =
          await database.sql()`select relpages, relallvisible from pg_class where relname = ${table}`;
        expect(seen?.relallvisible).toBe(seen?.relpages);
      },
      { timeout: 60_000, interval: 500 },
    );
}, 300_000);

const explain = (build: Parameters<typeof explainQuery>[1]) => explainQuery(database, build);

describe(`with ${TEXTS} profiles and as many active pitches`, () => {
  it.each([
    ["profiles", unreadProfiles, ["profile_meanings_pkey", "profiles_to_read", "users_without_ai"]],
    ["pitches", unreadPitches, ["pitch_drafts_to_read", "pitch_meanings_pkey", "users_without_ai"]],
  ] as const)("the few unread %s are found in indexes alone", async (_, find, indexes) => {
    const plan = await explain((db) => find(db, LIMIT));
    expect(plan["Actual Rows"]).toBe(UNREAD);
    const scans = nodesOf(plan).filter((node) => node["Relation Name"]);
    expect(scans.map((node) => node["Node Type"])).toEqual(scans.map(() => "Index Only Scan"));
    expect(scans.map((node) => node["Index Name"]).sort()).toEqual(indexes);
    expect(buffersOf(plan)).toBeLessThan(TEXTS / 40);
  });
});
