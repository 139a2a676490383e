import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { query } from "@/lib/core/operation";
import { periodInput } from "@/lib/domain/insights/figures/schema";
import { readPeriod, toSpanView } from "@/lib/domain/insights/figures/store";
import { type PlatformFigure, platformFigureNames } from "./rules";
import { platformFiguresView } from "./schema";

/** The moments that each figure counts. */
const moments: Record<PlatformFigure, SQL> = {
  accounts: sql`select created_at as at from users`,
  pitches: sql`select sent_at as at from pitches where status <> 'unsent'`,
  accepted: sql`select responded_at as at from pitches where status in ('accepted', 'completed')`,
  matches: sql`select created_at as at from matches`,
  messages: sql`select created_at as at from messages`,
  completed: sql`select completed_at as at from pitches where status = 'completed'`,
  reports: sql`select created_at as at from reports where subject_kind <> 'appeal'`,
  decided: sql`select decided_at as at from reports where subject_kind <> 'appeal'`,
};

/** What happened on the whole platform, by days, weeks or months, beside the period before. */
export const readPlatformFigures = query({
  name: "platformFigures.read",
  summary: "The platform's figures of a period",
  input: periodInput,
  output: z.object({ figures: platformFiguresView }),
  access: "staff",
  run: async ({ db, input }) => {
    const { zone, note, buckets, previous, unit, ...days } = await readPeriod(db, input);
    const edges = [previous.from, ...buckets.map((bucket) => bucket.from), days.to].map((edge) =>
      edge.toISOString(),
    );
    const all = sql.join(
      platformFigureNames.map(
        (name) => sql`select ${name}::text as name, at from (${moments[name]}) as rows`,
      ),
      sql` union all `,
    );
    const rows = await db.execute<{ name: PlatformFigure; bucket: number; count: number }>(sql`
      select name, width_bucket(at, ${`{${edges.join(",")}}`}::timestamptz[]) as bucket, count(*)::int as count
      from (${all}) as happened where at >= ${edges[0]}::timestamptz and at < ${edges.at(-1)}::timestamptz
      group by 1, 2`);
    const countsOf = (holds: (bucket: number) => boolean) =>
      Object.fromEntries(
        platformFigureNames.map((name) => [
          name,
          rows.reduce((sum, row) => (row.name === name && holds(row.bucket) ? sum + row.count : sum), 0),
        ]),
      ) as Record<PlatformFigure, number>;
    return {
      figures: {
        ...toSpanView(days),
        ...{ zone, note, unit, previous: toSpanView(previous) },
        // The first edge begins the period before, so its bucket is 1.
        totals: countsOf((bucket) => bucket > 1),
        before: countsOf((bucket) => bucket === 1),
        series: buckets.map((bucket, index) => ({
          ...{ from: bucket.from.toISOString(), firstDay: bucket.firstDay, lastDay: bucket.lastDay },
          isOpen: bucket.isOpen,
          ...countsOf((one) => one === index + 2),
        })),
      },
    };
  },
});
