import { and, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { pitches } from "@/db/schema/pitches";
import { jobOf, sweep } from "@/lib/core/jobs";
import { command } from "@/lib/core/operation";
import { expirePitch } from "../store";

export const expireOnePitch = command({
  name: "pitches.expireOne",
  summary: "Mark an unanswered pitch as expired",
  input: z.object({ pitchId: z.uuid() }),
  output: z.object({ expired: z.boolean() }),
  access: "jobs",
  audit: { kind: "pitch", id: ({ input, output }) => (output.expired ? input.pitchId : undefined) },
  run: async ({ db, input, effects }) => ({ expired: await expirePitch(db, effects, input.pitchId) }),
});
export const expirePitchJob = jobOf(expireOnePitch);

export const expirePitches = command(
  sweep({
    name: "pitches.expire",
    summary: "Find pitches whose time is over",
    find: (db, limit) =>
      db
        .select({ id: pitches.id })
        .from(pitches)
        .where(and(inArray(pitches.status, ["sent", "read"]), sql`${pitches.expiresAt} <= app_now()`))
        .orderBy(pitches.expiresAt)
        .limit(limit),
    add: (effects, { id }) => effects.job(expirePitchJob, { pitchId: id }, { key: `pitch-expire:${id}` }),
  }),
);
export const expirePitchesJob = jobOf(expirePitches, { cron: "*/5 * * * *" });
