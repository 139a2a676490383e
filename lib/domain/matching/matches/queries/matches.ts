import { and, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { z } from "zod";
import { only } from "@/db/only";
import { matches } from "@/db/schema/matching";
import type { Db } from "@/db/types";
import { query } from "@/lib/core/operation";
import { decodeCursor, offsetOf, TOTAL_CAP, toPage } from "@/lib/core/pagination";
import { matchVisibleTo } from "../policy";
import { listMatchesInput, matchIdInput, matchListView, matchView } from "../schema";
import { readViewer } from "../store";
import { type MatchRow, readMatchViews } from "../views";

export const listMatches = query({
  name: "matches.list",
  summary: "Mutual matches, newest first",
  input: listMatchesInput,
  output: matchListView,
  access: "signedIn",
  run: async ({ db, actor, input }) => {
    const [after] = input.cursor ? decodeCursor(input.cursor, [z.uuid()]) : [];
    const [viewer, found, total] = await Promise.all([
      readViewer(db, actor, input.pitchId),
      readMatches(db, actor.profileId, { after, skip: offsetOf(input), take: input.limit + 1 }),
      input.cursor ? null : countMatches(db, actor.profileId),
    ]);
    const { rows, pagination } = toPage(found, input, total, (row) => [row.id]);
    return { matches: await readMatchViews(db, viewer, rows), pagination };
  },
});

export const getMatch = query({
  name: "matches.get",
  summary: "One of one's own mutual matches",
  input: matchIdInput,
  output: z.object({ match: matchView }),
  access: "signedIn",
  subject: async ({ db, actor, input }) => {
    const [row] = await db
      .select()
      .from(matches)
      .where(and(matchVisibleTo(actor), eq(matches.id, input.id)));
    return row ?? null;
  },
  run: async ({ db, actor, subject }) => {
    const match = only(await readMatchViews(db, await readViewer(db, actor), [subject]));
    return { match };
  },
});

type Slice = { after: string | undefined; skip: number; take: number };

/** Each side of the pair has its own index; the two scans are merged by id, which sorts by creation time. */
function readMatches(db: Db, profileId: string, { after, skip, take }: Slice): Promise<MatchRow[]> {
  const older = after ? lt(matches.id, after) : undefined;
  const sideOf = (mine: SQL) =>
    db
      .select()
      .from(matches)
      .where(and(mine, older))
      .orderBy(desc(matches.id))
      .limit(skip + take);
  return unionAll(sideOf(eq(matches.profileA, profileId)), sideOf(eq(matches.profileB, profileId)))
    .orderBy(desc(sql`id`))
    .limit(take)
    .offset(skip);
}

/** The count goes to one past the cap. */
async function countMatches(db: Db, profileId: string): Promise<number> {
  const rows = await db.execute<{ total: number }>(sql`
    select count(*)::int as total from (
      select 1 from ${matches} where ${matches.profileA} = ${profileId}
      union all select 1 from ${matches} where ${matches.profileB} = ${profileId}
      limit ${TOTAL_CAP + 1}) as counted`);
  return only(rows).total;
}
