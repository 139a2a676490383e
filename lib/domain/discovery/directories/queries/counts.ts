import { and, inArray, type SQL, sql } from "drizzle-orm";
import { profiles } from "@/db/schema/profiles";
import type { Db } from "@/db/types";
import { TOTAL_CAP } from "@/lib/core/pagination";
import { topicLabel } from "@/lib/domain/vocabulary/topics/taxonomy";
import type { DirectoryQuery, OptionCounts } from "../schema";
import { filterParts } from "./filters";

/** So many topics and places are suggested. */
const MAX_SUGGESTED = 60;

type Row = { option: "verified" | "tier" | "perk" | "topic" | "place"; name: string; count: number };

/**
 * Counts how many profiles each option would leave beside the other filters; options of one filter do not narrow each
 * other. Null where there are more profiles than a total counts, since each of them would be read.
 */
export async function countOptions(
  db: Db,
  query: DirectoryQuery,
  matching: SQL | undefined,
): Promise<OptionCounts> {
  const parts = await filterParts(db, query);
  const holds = (filters: SQL[]) => and(...filters) ?? sql`true`;
  const rows = await db.execute<Row>(sql`
    with counted as materialized (
      select ${profiles.verified}, ${profiles.pressePassLevel}::text as tier, ${profiles.locationText} as place,
        ${profiles.topicTree} as topics, ${profiles.perksOffered} || ${profiles.perksPreferred} as perks,
        ${holds(parts.verified)} as by_verified, ${holds(parts.tier)} as by_tier, ${holds(parts.perks)} as by_perks
      from ${profiles}
      where ${and(inArray(profiles.kind, [...query.kinds]), sql`${profiles.listed}`, ...parts.others, matching)}
      limit ${TOTAL_CAP + 1}
    ), options as (
      select 'all' as option, '' as name from counted
      union all select 'verified', '' from counted where verified and by_tier and by_perks
      union all select 'tier', tier from counted where tier is not null and by_verified and by_perks
      union all select 'perk', perk from counted, lateral (select distinct unnest(perks) as perk) as offered
        where by_verified and by_tier
      union all select 'topic', topic from counted, unnest(topics) as topic where by_verified and by_tier and by_perks
      union all select 'place', place from counted where place <> '' and by_verified and by_tier and by_perks
    ), totals as (select option, name, count(*)::int as count from options group by option, name)
    select option, name, count from (
      select *, row_number() over (partition by option order by count desc, name) as place from totals) as ranked
    where option in ('all', 'verified', 'tier', 'perk') or place <= ${MAX_SUGGESTED}
    order by option, place`);
  const of = (option: string) => rows.filter((row) => row.option === option);
  if ((of("all")[0]?.count ?? 0) > TOTAL_CAP) return null;
  const byName = (option: string) => Object.fromEntries(of(option).map(({ name, count }) => [name, count]));
  const listed = (option: string) => of(option).map(({ name, count }) => ({ name, count }));
  return {
    verified: of("verified")[0]?.count ?? 0,
    tiers: byName("tier"),
    perks: byName("perk"),
    topics: listed("topic").map(({ name, count }) => ({ name: topicLabel(name), count })),
    places: listed("place"),
  };
}
