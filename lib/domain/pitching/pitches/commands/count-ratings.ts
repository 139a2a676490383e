import { and, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { ratings } from "@/db/schema/pitches";
import { jobOf, sweep } from "@/lib/core/jobs";
import { command } from "@/lib/core/operation";
import { RATING_DAYS } from "../rules";
import { countRatings } from "../store";

export const countRatingsOfPitch = command({
  name: "pitches.countRatingsOfOne",
  summary: "Count the ratings of a collaboration",
  input: z.object({ pitchId: z.uuid() }),
  output: z.object({ counted: z.boolean() }),
  access: "jobs",
  audit: { kind: "pitch", id: ({ input, output }) => (output.counted ? input.pitchId : undefined) },
  run: async ({ db, input, effects }) => ({ counted: await countRatings(db, effects, input.pitchId) }),
});
export const countRatingsOfPitchJob = jobOf(countRatingsOfPitch);

/** Finds ratings without a counterpart for `RATING_DAYS`: they count then, and the other party may see them. */
export const countDueRatings = command(
  sweep({
    name: "pitches.countRatings",
    summary: "Find ratings whose time has come",
    find: (db, limit) =>
      db
        .select({ id: ratings.pitchId })
        .from(ratings)
        .where(
          and(
            isNull(ratings.countedAt),
            sql`${ratings.createdAt} <= app_now() - make_interval(days => ${RATING_DAYS})`,
          ),
        )
        .orderBy(ratings.createdAt)
        .limit(limit),
    add: (effects, { id }) => effects.job(countRatingsOfPitchJob, { pitchId: id }, { key: `ratings:${id}` }),
  }),
);
export const countRatingsJob = jobOf(countDueRatings, { cron: "3,13,23,33,43,53 * * * *" });
