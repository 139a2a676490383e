import { sql } from "drizzle-orm";
import { z } from "zod";
import { userTypes } from "@/db/enums";
import { profiles } from "@/db/schema/profiles";
import { jobOf, sweep } from "@/lib/core/jobs";
import { command } from "@/lib/core/operation";
import { deleteOldSearchTerms, refreshDirectory } from "@/lib/domain/profiles/listings/store";

export const refreshDirectoryOfOne = command({
  name: "directories.refreshOne",
  summary: "Fill a profile's sort and filter columns",
  input: z.object({ profileId: z.uuid() }),
  output: z.object({}),
  access: "jobs",
  audit: { skip: "Derived columns: whoever changed what they are derived from has the entry." },
  run: async ({ db, input, effects }) => {
    await refreshDirectory(db, effects, input.profileId);
    return {};
  },
});
export const refreshDirectoryOfOneJob = jobOf(refreshDirectoryOfOne);

/**
 * Finds listed profiles whose sort columns were never filled (they are older than the directories) and adds one job for
 * each. A relevance that was computed is never 0, so the order's own index finds them.
 */
export const refreshDirectories = command(
  sweep({
    name: "directories.refresh",
    summary: "Find profiles whose sort columns were never filled",
    find: (db, limit) => {
      const kinds = sql.join(
        userTypes.map((kind) => sql`${kind}`),
        sql`, `,
      );
      return db
        .select({ id: profiles.id })
        .from(profiles)
        .where(sql`${profiles.listed} and ${profiles.relevance} = 0 and ${profiles.kind} in (${kinds})`)
        .limit(limit);
    },
    add: (effects, { id }) =>
      effects.job(refreshDirectoryOfOneJob, { profileId: id }, { key: `directory:${id}` }),
  }),
);
export const refreshDirectoriesJob = jobOf(refreshDirectories, { cron: "*/10 * * * *" });

export const forgetSearchTerms = command({
  name: "directories.forgetSearchTerms",
  summary: "Forget the words that no listed profile has any more",
  input: z.object({}),
  output: z.object({}),
  access: "jobs",
  audit: { skip: "Derived rows: whoever changed what they are derived from has the entry." },
  run: async ({ db }) => {
    await deleteOldSearchTerms(db);
    return {};
  },
});
export const forgetSearchTermsJob = jobOf(forgetSearchTerms, { cron: "41 3 * * *" });
