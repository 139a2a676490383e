import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/types";

/**
 * The moment when each cache tag was last made stale, by this process's clock. The process that commits sets it at
 * once, every other one by Postgres' NOTIFY. It is on globalThis, because the server and Next's bundles each have a
 * copy of this module.
 */
type TagState = { staleAt: Map<string, number>; allStaleAt: number };
const holder = globalThis as typeof globalThis & { fivewireCacheTags?: TagState };

function state(): TagState {
  holder.fivewireCacheTags ??= { staleAt: new Map(), allStaleAt: 0 };
  return holder.fivewireCacheTags;
}

/** Instances notify each other of stale tags on this channel of Postgres. */
export const CACHE_CHANNEL = "fivewire_cache";

/** No cached page lives longer, so staleness that is older can be dropped. */
export const MAX_ENTRY_SECONDS = 24 * 60 * 60;

/** Beyond so many tags the oldest half is folded into one moment before which everything is stale. */
const MAX_TAGS = 50_000;

/** This tag only carries the moment when a page's data was read, in milliseconds. It is never made stale itself. */
const READ_AT = "read-at:";
export const readAtTag = (time: number) => `${READ_AT}${time}`;

/** Returns the oldest reading among an entry's tags, or null when it reads nothing of ours. */
export function readAtOf(tags: readonly string[]): number | null {
  const times = tags.filter((tag) => tag.startsWith(READ_AT)).map((tag) => Number(tag.slice(READ_AT.length)));
  return times.length === 0 ? null : Math.min(...times);
}

/** This tag only says that what a page was about is gone, so that it answers 410. It is never made stale itself. */
export const GONE = "gone";

/** Writes tags as stale in the command's transaction and notifies the other instances when it commits. */
export async function writeStaleTags(tx: Transaction, tags: ReadonlySet<string>): Promise<void> {
  if (tags.size === 0) return;
  const list = JSON.stringify([...tags].sort());
  await tx.execute(sql`
    with stale as (
      insert into cache_tags (tag, stale_at) select value, clock_timestamp() from jsonb_array_elements_text(${list}::jsonb)
      on conflict (tag) do update set stale_at = clock_timestamp(), version = cache_tags.version + 1
      returning tag)
    select pg_notify(${CACHE_CHANNEL}, (select jsonb_agg(tag)::text from stale))`);
}

/** Makes entries with these tags stale that were read up to `at` (milliseconds, by this process's clock). */
export function markTagsStale(tags: Iterable<string>, at: number = Date.now()): void {
  const { staleAt } = state();
  for (const tag of tags) {
    const earlier = staleAt.get(tag) ?? 0;
    // The tag is deleted first, so that the map's order remains the order of staleness.
    staleAt.delete(tag);
    staleAt.set(tag, Math.max(earlier, at));
  }
  if (staleAt.size > MAX_TAGS) foldOldest();
}

/** Makes every entry stale that was read up to now, for an instance that cannot know what it missed. */
export function markAllStale(at: number = Date.now()): void {
  const current = state();
  current.allStaleAt = Math.max(current.allStaleAt, at);
  current.staleAt.clear();
}

/** True when an entry that was read at `readAt` (milliseconds) has a tag that went stale since. */
export function isStale(tags: readonly string[], readAt: number): boolean {
  const { staleAt, allStaleAt } = state();
  return allStaleAt >= readAt || tags.some((tag) => (staleAt.get(tag) ?? 0) >= readAt);
}

/** Returns when the last of these tags went stale, in milliseconds; 0 where none did in the time that is remembered. */
export function lastStaleAt(tags: readonly string[]): number {
  const { staleAt, allStaleAt } = state();
  return Math.max(allStaleAt, ...tags.map((tag) => staleAt.get(tag) ?? 0));
}

/** A cached entry may be given again while it is within its time, and no tag of it went stale since. */
export const isFresh = (entry: { tags: readonly string[]; readAt: number; expiresAt: number }): boolean =>
  Date.now() < entry.expiresAt && !isStale(entry.tags, entry.readAt);

function foldOldest() {
  const current = state();
  let surplus = current.staleAt.size - MAX_TAGS / 2;
  for (const [tag, at] of current.staleAt) {
    if (surplus-- <= 0) break;
    current.allStaleAt = Math.max(current.allStaleAt, at);
    current.staleAt.delete(tag);
  }
}

/** Drops tags older than any cached page. */
export async function deleteOldTags(tx: Transaction): Promise<void> {
  await tx.execute(
    sql`delete from cache_tags where stale_at < clock_timestamp() - 2 * make_interval(secs => ${MAX_ENTRY_SECONDS})`,
  );
}
