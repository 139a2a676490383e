import { and, count, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { savedProfiles } from "@/db/schema/newsrooms";
import { profiles } from "@/db/schema/profiles";
import { query } from "@/lib/core/operation";
import { decodeCursor, offsetOf, toPage } from "@/lib/core/pagination";
import { readParties } from "@/lib/domain/profiles/views";
import { savedBy } from "./policy";
import { listSavedInput, savedListView } from "./schema";

/** Microseconds since 1970: a cursor in milliseconds would lose rows between two of them. */
const micros = sql<string>`(extract(epoch from ${savedProfiles.createdAt}) * 1000000)::bigint::text`;

/** What was saved for later, the latest first. Hidden profiles are left out. */
export const listSaved = query({
  name: "saved.list",
  summary: "Profiles saved for later, the latest first",
  input: listSavedInput,
  output: savedListView,
  access: "signedIn",
  run: async ({ db, actor, input }) => {
    const mine = and(savedBy(actor), profiles.listed);
    const [at, last] = input.cursor
      ? decodeCursor(input.cursor, [z.string().regex(/^\d{1,18}$/), z.uuid()])
      : [];
    const after =
      at === undefined
        ? undefined
        : sql`(${savedProfiles.createdAt}, ${savedProfiles.profileId})
            < (timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond', ${last}::uuid)`;
    const [rows, [counted]] = await Promise.all([
      db
        .select({ id: savedProfiles.profileId, at: micros, savedAt: savedProfiles.createdAt })
        .from(savedProfiles)
        .innerJoin(profiles, eq(profiles.id, savedProfiles.profileId))
        .where(and(mine, after))
        .orderBy(sql`${savedProfiles.createdAt} desc`, sql`${savedProfiles.profileId} desc`)
        .limit(input.limit + 1)
        .offset(offsetOf(input)),
      db
        .select({ total: count() })
        .from(savedProfiles)
        .innerJoin(profiles, eq(profiles.id, savedProfiles.profileId))
        .where(mine),
    ]);
    const { rows: shown, pagination } = toPage(rows, input, counted?.total ?? 0, (row) => [row.at, row.id]);
    const parties = await readParties(
      db,
      shown.map(({ id }) => id),
    );
    const saved = shown.flatMap(({ id, savedAt }) => {
      const party = parties.get(id);
      return party ? [{ ...party, savedAt: savedAt.toISOString() }] : [];
    });
    return { saved, pagination };
  },
});
