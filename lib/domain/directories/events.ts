import { sql } from "drizzle-orm";
import { z } from "zod";
import { userTypes } from "@/db/enums";
import { profiles } from "@/db/schema/profiles";
import { job } from "@/lib/core/jobs";
import { refreshDirectory } from "./store";

/** Profiles looked after in one run. */
const BATCH = 500;

/** Fills one profile's sort and filter columns. */
export const refreshDirectoryOfOneJob = job({
  name: "directories.refreshOne",
  payload: z.object({ profileId: z.uuid() }),
  run: ({ payload, transact }) => transact((tx, effects) => refreshDirectory(tx, effects, payload.profileId)),
});

/**
 * Finds listed profiles whose sort columns were never filled (those of before the directories) and hands each to a
 * job. A relevance that was computed is never 0, so the order's own index finds them.
 */
export const refreshDirectoriesJob = job({
  name: "directories.refresh",
  payload: z.object({}),
  cron: "*/10 * * * *",
  run: ({ transact }) =>
    transact(async (tx, effects) => {
      const never = await tx
        .select({ id: profiles.id })
        .from(profiles)
        .where(
          sql`${profiles.listed} and ${profiles.relevance} = 0 and ${profiles.kind} in (${sql.join(
            userTypes.map((kind) => sql`${kind}`),
            sql`, `,
          )})`,
        )
        .limit(BATCH);
      for (const { id } of never)
        effects.job(refreshDirectoryOfOneJob, { profileId: id }, { key: `directory:${id}` });
    }),
});
