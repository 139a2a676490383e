import { and, inArray, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { pitches, ratings } from "@/db/schema/pitches";
import { jobOf } from "@/lib/core/jobs";
import { command } from "@/lib/core/operation";
import { RATING_DAYS } from "../rules";
import { countRatings, expirePitch } from "../store";

/** One run adds at most this many jobs; the next one takes the rest. */
const BATCH = 1000;

const onePitch = z.object({ pitchId: z.uuid() });
const handsOut = { skip: "Hands out jobs; what they do has entries of its own." };

/** Marks one unanswered pitch as expired, if it still is one. */
export const expireOnePitch = command({
  name: "pitches.expireOne",
  summary: "Mark an unanswered pitch as expired",
  input: onePitch,
  output: z.object({ expired: z.boolean() }),
  access: "jobs",
  audit: { kind: "pitch", id: ({ input, output }) => (output.expired ? input.pitchId : undefined) },
  run: async ({ db, input, effects }) => ({ expired: await expirePitch(db, effects, input.pitchId) }),
});
export const expirePitchJob = jobOf(expireOnePitch);

/** Looks for pitches without an answer in 14 days and adds a job for each. */
export const expirePitches = command({
  name: "pitches.expire",
  summary: "Find pitches whose time is over",
  input: z.object({}),
  output: z.object({}),
  access: "jobs",
  audit: handsOut,
  run: async ({ db, effects }) => {
    const due = await db
      .select({ id: pitches.id })
      .from(pitches)
      .where(and(inArray(pitches.status, ["sent", "read"]), sql`${pitches.expiresAt} <= app_now()`))
      .orderBy(pitches.expiresAt)
      .limit(BATCH);
    for (const { id } of due) effects.job(expirePitchJob, { pitchId: id }, { key: `pitch-expire:${id}` });
    return {};
  },
});
export const expirePitchesJob = jobOf(expirePitches, { cron: "*/5 * * * *" });

/** Counts the ratings of one collaboration whose time has come. */
export const countRatingsOfPitch = command({
  name: "pitches.countRatingsOfOne",
  summary: "Count the ratings of a collaboration",
  input: onePitch,
  output: z.object({ counted: z.boolean() }),
  access: "jobs",
  audit: { kind: "pitch", id: ({ input, output }) => (output.counted ? input.pitchId : undefined) },
  run: async ({ db, input, effects }) => ({ counted: await countRatings(db, effects, input.pitchId) }),
});
export const countRatingsOfPitchJob = jobOf(countRatingsOfPitch);

/** Looks for ratings without a counterpart for 14 days: they count then, and the other party may see them. */
export const countDueRatings = command({
  name: "pitches.countRatings",
  summary: "Find ratings whose time has come",
  input: z.object({}),
  output: z.object({}),
  access: "jobs",
  audit: handsOut,
  run: async ({ db, effects }) => {
    const due = await db
      .select({ id: ratings.pitchId })
      .from(ratings)
      .where(
        and(
          isNull(ratings.countedAt),
          sql`${ratings.createdAt} <= app_now() - make_interval(days => ${RATING_DAYS})`,
        ),
      )
      .orderBy(ratings.createdAt)
      .limit(BATCH);
    for (const { id } of due) effects.job(countRatingsOfPitchJob, { pitchId: id }, { key: `ratings:${id}` });
    return {};
  },
});
export const countRatingsJob = jobOf(countDueRatings, { cron: "3,13,23,33,43,53 * * * *" });
