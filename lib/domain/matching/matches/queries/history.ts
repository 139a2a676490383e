import { and, count, desc, eq, gt, lt, or, sql } from "drizzle-orm";
import { MAX } from "uuid";
import { z } from "zod";
import { prepareOnce } from "@/db/prepare-once";
import { decisions, matches } from "@/db/schema/matching";
import { toIso } from "@/lib/core/fields";
import { query } from "@/lib/core/operation";
import { decodeCursor, offsetOf, TOTAL_CAP, toPage } from "@/lib/core/pagination";
import { readParties } from "@/lib/domain/profiles/profiles/views";
import { historyListView, listHistoryInput } from "../schema";

/** The moment is in whole microseconds, because a JavaScript date would lose the last three digits. */
const micros = sql<string>`(extract(epoch from ${decisions.decidedAt}) * 1000000)::bigint::text`;
/** This lies beyond any moment of a row, and within what Postgres can add to the epoch. */
const LATEST = "8000000000000000";

export const listHistory = query({
  name: "matches.history",
  summary: "Own likes and passes, newest first",
  input: listHistoryInput,
  output: historyListView,
  access: "signedIn",
  run: async ({ db, actor, input }) => {
    const [moment, target] = input.cursor
      ? decodeCursor(input.cursor, [z.string().regex(/^\d{1,17}$/), z.uuid()])
      : [LATEST, MAX];
    const { profileId } = actor;
    const [found, [counted]] = await Promise.all([
      historyBefore(db).execute({ profileId, moment, target, take: input.limit + 1, skip: offsetOf(input) }),
      input.cursor ? [] : historyTotal(db).execute({ profileId }),
    ]);
    const total = counted?.total ?? null;
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

const mine = eq(decisions.profileId, sql.placeholder("profileId"));
const moment = sql`('epoch'::timestamptz + ${sql.placeholder("moment")}::bigint * interval '1 microsecond')`;

const historyBefore = prepareOnce((db) =>
  db
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
    .where(
      and(
        mine,
        or(
          lt(decisions.decidedAt, moment),
          and(eq(decisions.decidedAt, moment), gt(decisions.targetId, sql.placeholder("target"))),
        ),
      ),
    )
    .orderBy(desc(decisions.decidedAt), decisions.targetId)
    .limit(sql.placeholder("take"))
    .offset(sql.placeholder("skip"))
    .prepare("matches_history"),
);

const historyTotal = prepareOnce((db) => {
  const some = db
    .select({ one: sql`1` })
    .from(decisions)
    .where(mine)
    .limit(TOTAL_CAP + 1);
  return db.select({ total: count() }).from(some.as("some")).prepare("matches_history_total");
});
