import { inArray, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { benchmarks } from "@/db/schema/insights";
import { pitches } from "@/db/schema/pitches";
import { profiles } from "@/db/schema/profiles";
import { jobOf } from "@/lib/core/jobs";
import { command } from "@/lib/core/operation";
import { type FigureName, figures } from "@/lib/domain/insights/figures/rules";
import { BENCHMARK_DAYS, type MeasureName, measureNames, measures, outreachStates } from "./rules";

/** Adds up the events of figures in a statement, as `addUp` does in one's own. */
function sumOf(names: readonly FigureName[]): SQL {
  const parts = names.flatMap((name): readonly { kind: string; isOwn?: boolean }[] => figures[name].of);
  const isPart = parts.map(({ kind, isOwn }) =>
    isOwn === undefined ? sql`kind = ${kind}` : sql`(kind = ${kind} and is_own = ${isOwn})`,
  );
  return sql`coalesce(sum(count) filter (where ${sql.join(isPart, sql` or `)}), 0)`;
}

function valueAcross(name: MeasureName): SQL {
  if (name === "reputation")
    return sql`case when max(up + down) > 0 then 5 * (max(up) + 1)::float / (max(up) + max(down) + 2) end`;
  if (name === "successRate") return sql`100.0 * max(accepted) / max(sent)`;
  const { of, among }: { of: readonly FigureName[]; among?: readonly FigureName[] } = measures[name];
  return among ? sql`100.0 * ${sumOf(of)} / nullif(${sumOf(among)}, 0)` : sumOf(of);
}

/** Computes what the listed accounts of each type reach, over the last 90 days. */
export const computeBenchmarks = command({
  name: "benchmarks.compute",
  summary: "Compute the medians of the accounts of each type",
  input: z.object({}),
  output: z.object({}),
  access: "jobs",
  audit: { skip: "Computes figures by the clock alone." },
  run: async ({ db }) => {
    const firstDay = sql`(app_now() - make_interval(days => ${BENCHMARK_DAYS - 1}))::date`;
    const columns = measureNames.map((name) => sql`${valueAcross(name)} as ${sql.identifier(name)}`);
    const rows = measureNames.map((name) => sql`(${name}, ${sql.identifier(name)}::float8)`);
    await db.execute(sql`delete from ${benchmarks}`);
    await db.execute(sql`
      insert into ${benchmarks} (user_type, measure, accounts, percentiles, computed_at)
      with accounts as (
        select id, kind as user_type, thumbs_up_count as up, thumbs_down_count as down, sent, accepted from ${profiles}
        left join (
          select sender_profile_id, count(*) as sent,
            count(*) filter (where ${inArray(pitches.status, [...outreachStates.accepted.of])}) as accepted
          from ${pitches} where sent_at >= ${firstDay} group by 1) o on o.sender_profile_id = id
        where listed and user_id is not null),
      counted as (
        select a.*, h.kind, h.is_own, h.count from accounts a
        left join event_days h on h.profile_id = a.id and h.day >= ${firstDay}),
      reached as (select id, user_type, ${sql.join(columns, sql`, `)} from counted group by id, user_type)
      select user_type, measure, count(value)::int,
        percentile_disc(array(select n / 100.0 from generate_series(0, 100) n)) within group (order by value), app_now()
      from reached cross join lateral (values ${sql.join(rows, sql`, `)}) as each (measure, value)
      where value is not null group by 1, 2`);
    return {};
  },
});
export const computeBenchmarksJob = jobOf(computeBenchmarks, { cron: "23 4 * * *" });
