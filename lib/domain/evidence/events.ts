import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { evidence } from "@/db/schema/profiles";
import { job } from "@/lib/core/jobs";
import { refreshListing } from "@/lib/domain/profiles/store";
import { rubric } from "./rubric";

/** A worker that was away this long still finds every byline that aged meanwhile. */
const LOOK_BACK_DAYS = 40;

/** Computes one profile's marks anew. */
export const refreshMarksOfOneJob = job({
  name: "evidence.refreshMarksOfOne",
  payload: z.object({ profileId: z.uuid() }),
  run: ({ payload, transact }) => transact((tx, effects) => refreshListing(tx, effects, payload.profileId)),
});

/** Bylines age: looks every night for those that stopped counting, and hands their profiles to a job each. */
export const refreshMarksJob = job({
  name: "evidence.refreshMarks",
  payload: z.object({}),
  cron: "41 2 * * *",
  run: ({ transact }) =>
    transact(async (tx, effects) => {
      const aged = await tx
        .selectDistinct({ profileId: evidence.profileId })
        .from(evidence)
        .where(
          and(
            eq(evidence.kind, "byline"),
            sql`${evidence.occurredAt} < app_now() - make_interval(months => ${rubric.bylineMonths})`,
            sql`${evidence.occurredAt} > app_now() - make_interval(months => ${rubric.bylineMonths}, days => ${LOOK_BACK_DAYS})`,
          ),
        );
      for (const { profileId } of aged) {
        effects.job(refreshMarksOfOneJob, { profileId }, { key: `marks:${profileId}` });
      }
    }),
});
