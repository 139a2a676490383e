import { and, desc, eq, gt, lt, or, sql } from "drizzle-orm";
import { z } from "zod";
import { decisions, matches } from "@/db/schema/matching";
import { toIso } from "@/lib/core/fields";
import { query } from "@/lib/core/operation";
import { decodeCursor, offsetOf, TOTAL_CAP, toPage } from "@/lib/core/pagination";
import { readParties } from "@/lib/domain/profiles/views";
import { historyListView, listHistoryInput } from "../schema";

/** A moment as whole microseconds: a JavaScript date would lose the last three digits. */
const micros = sql<string>`(extract(epoch from ${decisions.decidedAt}) * 1000000)::bigint::text`;
const momentOf = (value: string) => sql`'epoch'::timestamptz + ${value}::bigint * interval '1 microsecond'`;

/** What the profile decided, newest first. */
export const listHistory = query({
  name: "matches.history",
  summary: "Own likes and passes, newest first",
  input: listHistoryInput,
  output: historyListView,
  access: "signedIn",
  run: async ({ db, actor, input }) => {
    const [moment, target] = input.cursor
      ? decodeCursor(input.cursor, [z.string().regex(/^\d{1,17}$/), z.uuid()])
      : [];
    const older =
      moment && target
        ? or(
            lt(decisions.decidedAt, momentOf(moment)),
            and(eq(decisions.decidedAt, momentOf(moment)), gt(decisions.targetId, target)),
          )
        : undefined;
    const mine = eq(decisions.profileId, actor.profileId);
    const found = await db
      .select({
        targetId: decisions.targetId,
        action: decisions.kind,
        hides: decisions.hides,
        decidedAt: decisions.decidedAt,
        micros,
        matchId: matches.id,
      })
      .from(decisions)
      .leftJoin(
        matches,
        and(
          eq(matches.profileA, sql`least(${decisions.profileId}, ${decisions.targetId})`),
          eq(matches.profileB, sql`greatest(${decisions.profileId}, ${decisions.targetId})`),
        ),
      )
      .where(and(mine, older))
      .orderBy(desc(decisions.decidedAt), decisions.targetId)
      .limit(input.limit + 1)
      .offset(offsetOf(input));
    const counted = db
      .select({ one: sql`1` })
      .from(decisions)
      .where(mine)
      .limit(TOTAL_CAP + 1)
      .as("counted");
    const total = input.cursor ? null : await db.$count(counted);
    const { rows, pagination } = toPage(found, input, total, (row) => [row.micros, row.targetId]);
    const parties = await readParties(
      db,
      rows.map((row) => row.targetId),
    );
    return {
      history: rows.flatMap(({ targetId, action, hides, decidedAt, matchId }) => {
        const profile = parties.get(targetId);
        return profile ? { profile, action, hides, matchId, decidedAt: toIso(decidedAt) } : [];
      }),
      pagination,
    };
  },
});
