import postgres from "postgres";
import { reconnectPause } from "@/db/client";
import { log } from "@/lib/platform/log";
import { settings } from "@/lib/platform/settings/settings";
import { CACHE_CHANNEL, MAX_ENTRY_SECONDS, markAllStale, markTagsStale } from "./tags";

/** After a lost connection more waiting tags than these are not worth reading: everything counts as stale then. */
const MAX_RELOAD = 20_000;

/**
 * Listens to Postgres for the cache tags that other instances made stale. The app's process calls it once; it
 * resolves when it listens and knows what is stale. After a lost connection it reads from `cache_tags` all that went
 * stale meanwhile.
 */
export async function startCacheListener(): Promise<{ stop: () => Promise<void> }> {
  const url = settings().DATABASE_URL;
  if (!url) throw new Error("DATABASE_URL is required to hear about stale pages.");
  // The listener has a connection of its own, which must not be closed for idling or for age.
  const sql = postgres(url, {
    max: 1,
    idle_timeout: 0,
    max_lifetime: null,
    connect_timeout: 5,
    backoff: reconnectPause,
    onnotice: () => {},
    connection: { application_name: "fivewire-cache", statement_timeout: 15_000 },
  });
  const reader = postgres(url, {
    max: 1,
    idle_timeout: 5,
    connect_timeout: 5,
    backoff: reconnectPause,
    onnotice: () => {},
  });
  let stopped = false;
  let reading: Promise<void> | undefined;
  await sql.listen(CACHE_CHANNEL, hear, () => {
    // This is called at the first connection and at each later one.
    reading = reload(reader).catch((error: unknown) => {
      markAllStale();
      if (!stopped) log.warn({ err: String(error) }, "stale pages could not be read: all are rendered anew");
    });
  });
  await reading;
  return {
    stop: async () => {
      stopped = true;
      await Promise.all([sql.end({ timeout: 2 }), reader.end({ timeout: 2 })]);
    },
  };
}

function hear(payload: string) {
  try {
    const tags: unknown = JSON.parse(payload);
    if (Array.isArray(tags)) markTagsStale(tags.filter((tag) => typeof tag === "string"));
  } catch {
    markAllStale();
  }
}

/**
 * Marks every tag of the last day as stale since its moment, by this process's clock. What is uncertain between the
 * two clocks counts against the entry.
 */
async function reload(sql: postgres.Sql): Promise<void> {
  const asked = Date.now();
  const rows = await sql<{ tag: string; age: number }[]>`
    select tag, extract(epoch from clock_timestamp() - stale_at)::float8 as age from cache_tags
    where stale_at > clock_timestamp() - ${MAX_ENTRY_SECONDS} * interval '1 second'
    order by stale_at limit ${MAX_RELOAD + 1}`;
  if (rows.length > MAX_RELOAD) return markAllStale();
  const answered = Date.now();
  const uncertain = answered - asked;
  for (const { tag, age } of rows) {
    markTagsStale([tag], Math.min(answered, Math.ceil(answered - age * 1000) + uncertain));
  }
}
