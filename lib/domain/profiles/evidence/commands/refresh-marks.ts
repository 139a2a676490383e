import { and, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { evidence, profiles } from "@/db/schema/profiles";
import { jobOf, sweep } from "@/lib/core/jobs";
import { command } from "@/lib/core/operation";
import { refreshListing } from "@/lib/domain/profiles/profiles/store";
import { rubric } from "../rubric";

/** A worker that was down this long still finds every byline that aged meanwhile. */
const LOOK_BACK_DAYS = 40;

export const refreshMarksOfOne = command({
  name: "evidence.refreshMarksOfOne",
  summary: "Compute a profile's marks anew",
  input: z.object({ profileId: z.uuid() }),
  output: z.object({}),
  access: "jobs",
  audit: { kind: "profile", id: ({ input }) => input.profileId },
  run: async ({ db, input, effects }) => {
    await refreshListing(db, effects, input.profileId);
    return {};
  },
});
export const refreshMarksOfOneJob = jobOf(refreshMarksOfOne);

/**
 * Bylines age: this looks every night for those that stopped counting, and for verified names without the key by which
 * look-alikes are found (from before there was one), and adds one job per profile.
 */
export const refreshMarks = command(
  sweep({
    name: "evidence.refreshMarks",
    summary: "Find profiles whose bylines have aged or whose name has no key",
    find: (db) =>
      db
        .selectDistinct({ profileId: evidence.profileId })
        .from(evidence)
        .where(
          and(
            eq(evidence.kind, "byline"),
            sql`${evidence.occurredAt} < app_now() - make_interval(months => ${rubric.bylineMonths})`,
            sql`${evidence.occurredAt} > app_now() - make_interval(months => ${rubric.bylineMonths}, days => ${LOOK_BACK_DAYS})`,
          ),
        )
        .union(
          db
            .select({ profileId: profiles.id })
            .from(profiles)
            .where(and(profiles.verified, isNull(profiles.nameKey))),
        ),
    add: (effects, { profileId }) =>
      effects.job(refreshMarksOfOneJob, { profileId }, { key: `marks:${profileId}` }),
  }),
);
export const refreshMarksJob = jobOf(refreshMarks, { cron: "41 2 * * *" });
