import { sql } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { transact } from "@/lib/core/execute";
import { testDatabase } from "@/tests/setup/database";
import { startCacheListener } from "./listen";
import { isStale } from "./tags";

const { sql: admin } = testDatabase();

const waitFor = (check: () => void) => vi.waitFor(check, { timeout: 30_000, interval: 20 });

/** Makes a tag stale as another instance's command does, of which Postgres alone notifies this process. */
const staleElsewhere = async (tag: string) => {
  await admin()`insert into cache_tags (tag, stale_at) values (${tag}, clock_timestamp())
    on conflict (tag) do update set stale_at = clock_timestamp()`;
  await admin()`select pg_notify('fivewire_cache', ${JSON.stringify([tag])})`;
};

it("is notified at once of what another instance made stale, and catches up after a lost connection", async () => {
  const readAt = Date.now();
  await admin()`insert into cache_tags (tag, stale_at) values ('before', clock_timestamp())`;
  const listener = await startCacheListener();
  try {
    await waitFor(() => expect(isStale(["before"], readAt)).toBe(true));
    await staleElsewhere("live");
    await waitFor(() => expect(isStale(["live"], readAt)).toBe(true));
    expect(isStale(["other"], readAt)).toBe(false);

    // A notification is lost while the connection is cut.
    await admin()`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'fivewire-cache' and datname = current_database()`;
    await admin()`insert into cache_tags (tag, stale_at) values ('missed', clock_timestamp())`;
    await waitFor(() => expect(isStale(["missed"], readAt)).toBe(true));
    await staleElsewhere("after");
    await waitFor(() => expect(isStale(["after"], readAt)).toBe(true));
  } finally {
    await listener.stop();
  }
});

it("does not treat a page as stale whose data was read long after", async () => {
  await admin()`insert into cache_tags (tag, stale_at) values ('old', clock_timestamp() - interval '1 hour')`;
  const listener = await startCacheListener();
  try {
    await waitFor(() => expect(isStale(["old"], Date.now() - 2 * 60 * 60 * 1000)).toBe(true));
    expect(isStale(["old"], Date.now() - 60_000)).toBe(false);
  } finally {
    await listener.stop();
  }
});

it("writes tags with the command: a transaction that fails makes nothing stale", async () => {
  await expect(
    transact(async (db, effects) => {
      effects.invalidate("never");
      await db.execute(sql`select 1 / 0`);
    }),
  ).rejects.toThrow();
  expect(isStale(["never"], Date.now() - 60_000)).toBe(false);
  await transact(async (_, effects) => effects.invalidate("done"));
  expect(isStale(["done"], Date.now() - 1000)).toBe(true);
  const rows = await admin()`select tag from cache_tags where tag in ('never', 'done')`;
  expect(rows.map((row) => row.tag)).toEqual(["done"]);
});
