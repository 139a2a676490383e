import { and, count, desc, eq, sql } from "drizzle-orm";
import { MAX } from "uuid";
import { z } from "zod";
import { prepareOnce } from "@/db/prepare-once";
import { savedProfiles } from "@/db/schema/newsrooms";
import { profiles } from "@/db/schema/profiles";
import { query } from "@/lib/core/operation";
import { decodeCursor, offsetOf, toPage } from "@/lib/core/pagination";
import { blockedWith } from "@/lib/domain/profiles/blocks/policy";
import { readParties } from "@/lib/domain/profiles/profiles/views";
import { savedBy } from "./policy";
import { listSavedInput, savedListView } from "./schema";

/** Microseconds since 1970: a cursor in milliseconds would lose rows between two of them. */
const micros = sql<string>`(extract(epoch from ${savedProfiles.createdAt}) * 1000000)::bigint::text`;

/** This lies beyond any moment of a row, and within what Postgres can add to the epoch. */
const LATEST = "8000000000000000";

/** Hidden profiles are left out, and those that are blocked or have blocked the caller. */
export const listSaved = query({
  name: "saved.list",
  summary: "Profiles saved for later, the latest first",
  input: listSavedInput,
  output: savedListView,
  access: "signedIn",
  run: async ({ db, actor, input }) => {
    const [at, before] = input.cursor
      ? decodeCursor(input.cursor, [z.string().regex(/^\d{1,18}$/), z.uuid()])
      : [LATEST, MAX];
    const { profileId } = actor;
    const [rows, [counted]] = await Promise.all([
      savedBefore(db).execute({ profileId, at, before, take: input.limit + 1, skip: offsetOf(input) }),
      savedTotal(db).execute({ profileId }),
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

const mine = and(
  savedBy({ profileId: sql.placeholder("profileId") }),
  profiles.listed,
  sql`${savedProfiles.profileId} not in ${blockedWith(sql.placeholder("profileId"))}`,
);
const before = sql`(${savedProfiles.createdAt}, ${savedProfiles.profileId}) < (timestamptz 'epoch'
  + ${sql.placeholder("at")}::bigint * interval '1 microsecond', ${sql.placeholder("before")}::uuid)`;

const savedBefore = prepareOnce((db) =>
  db
    .select({ id: savedProfiles.profileId, at: micros, savedAt: savedProfiles.createdAt })
    .from(savedProfiles)
    .innerJoin(profiles, eq(profiles.id, savedProfiles.profileId))
    .where(and(mine, before))
    .orderBy(desc(savedProfiles.createdAt), desc(savedProfiles.profileId))
    .limit(sql.placeholder("take"))
    .offset(sql.placeholder("skip"))
    .prepare("saved_before"),
);

const savedTotal = prepareOnce((db) =>
  db
    .select({ total: count() })
    .from(savedProfiles)
    .innerJoin(profiles, eq(profiles.id, savedProfiles.profileId))
    .where(mine)
    .prepare("saved_total"),
);
