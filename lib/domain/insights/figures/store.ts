import { sql } from "drizzle-orm";
import type { EventKind } from "@/db/enums";
import type { Db } from "@/db/types";

export type EventCount = {
  kind: EventKind;
  /** The profile acted itself. */
  isOwn: boolean;
  /** The index of the span between two edges. */
  bucket: number;
  count: number;
  /** Visitors, each once a day. */
  firstCount: number;
  /** Visits of bots, prefetches, HEAD requests and the owner, which `count` is without. */
  leftOutCount: number;
};

/**
 * Counts the events of profiles between each two edges: full hours, in order. Hours that are summed up come from
 * `event_hours`, the others from the events, in one statement, so that none is counted twice.
 */
export async function countEvents(
  db: Db,
  profileIds: readonly string[],
  kinds: readonly EventKind[],
  edges: readonly Date[],
): Promise<EventCount[]> {
  const [from, to] = [edges[0], edges.at(-1)];
  if (!from || !to || profileIds.length === 0) return [];
  const list = (texts: readonly string[]) => `{${texts.join(",")}}`;
  const profiles = sql`any(${list(profileIds)}::uuid[])`;
  const wanted = sql`any(${list(kinds)}::event_kind[])`;
  const [first, last] = [from.toISOString(), to.toISOString()];
  const rows = await db.execute<Record<keyof EventCount, unknown>>(sql`
    with progress as (select summed_until from event_progress),
    both_parts as (
      select kind, is_own, hour as at, count, first_count, left_out_count from event_hours
      where profile_id = ${profiles} and kind = ${wanted} and hour >= ${first} and hour < ${last}
        and hour < (select summed_until from progress)
      union all
      select kind, is_own, at, (left_out is null)::int, (is_first and left_out is null)::int, (left_out is not null)::int
      from events
      where profile_id = ${profiles} and kind = ${wanted} and at < ${last}
        and at >= greatest(${first}::timestamptz, (select summed_until from progress)))
    select kind, is_own as "isOwn", width_bucket(at, ${list(edges.map((edge) => edge.toISOString()))}::timestamptz[]) - 1 as bucket,
      sum(count)::int as count, sum(first_count)::int as "firstCount", sum(left_out_count)::int as "leftOutCount"
    from both_parts group by 1, 2, 3`);
  return rows as unknown as EventCount[];
}
