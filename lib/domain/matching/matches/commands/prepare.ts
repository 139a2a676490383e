import { and, asc, eq, isNull, lt, or, sql } from "drizzle-orm";
import { z } from "zod";
import { users } from "@/db/schema/accounts";
import { preparedSuggestions } from "@/db/schema/matching";
import { profiles } from "@/db/schema/profiles";
import type { Transaction } from "@/db/types";
import { jobOf, sweep } from "@/lib/core/jobs";
import { command } from "@/lib/core/operation";
import { type RankedCandidate, rankCandidates } from "@/lib/domain/matching/matching/rank-candidates";
import { notify } from "@/lib/domain/profiles/notifications/store";
import { readCandidates } from "../candidates";
import { LEAST_PREPARED_SCORE, PREPARED_A_DAY } from "../rules";
import { readViewer, type Viewer } from "../store";

const today = sql`(app_now() at time zone 'utc')::date`;

/** A user is due who wants autoMatch and for whom nothing was prepared today (UTC). */
const isDue = and(
  users.autoMatch,
  isNull(users.deletedAt),
  or(isNull(users.autoMatchedOn), lt(users.autoMatchedOn, today)),
);

/**
 * Prepares a person's new suggestions of the day, the best candidates that were never prepared for their profile, and
 * notifies them once. The day is marked in the same transaction, so that of parallel runs only the first does it.
 */
export const prepareSuggestions = command({
  name: "matches.prepare",
  summary: "Prepare a person's new suggestions of the day",
  input: z.object({ userId: z.uuid() }),
  output: z.object({ prepared: z.number().int() }),
  access: "jobs",
  audit: { kind: "account", id: ({ input, output }) => (output.prepared > 0 ? input.userId : undefined) },
  run: async ({ db, effects, input: { userId } }) => {
    const [user] = await db
      .update(users)
      .set({ autoMatchedOn: today })
      .where(and(eq(users.id, userId), isDue))
      .returning({ aiEnabled: users.aiEnabled, day: sql<string>`${users.autoMatchedOn}::text` });
    if (!user) return { prepared: 0 };
    const [profile] = await db.select({ id: profiles.id }).from(profiles).where(eq(profiles.userId, userId));
    if (!profile) return { prepared: 0 };
    const viewer = await readViewer(db, { userId, profileId: profile.id, aiEnabled: user.aiEnabled });
    const fresh = await findFresh(db, viewer);
    const [best] = fresh;
    if (!best) return { prepared: 0 };
    await db
      .insert(preparedSuggestions)
      .values(fresh.map(({ candidate }) => ({ profileId: profile.id, targetId: candidate.id })));
    await notify(db, effects, {
      profileId: profile.id,
      audience: [userId],
      kind: "suggestions_prepared",
      dedupeKey: `suggestions:${user.day}`,
      actorProfileId: best.candidate.id,
      data: {
        reason: best.reasons[0] ?? "",
        ...(fresh.length > 1 ? { others: String(fresh.length - 1) } : {}),
      },
    });
    return { prepared: fresh.length };
  },
});
export const prepareSuggestionsJob = jobOf(prepareSuggestions);

/** Finds the best undecided candidates that were not prepared before, best first. */
async function findFresh(db: Transaction, viewer: Viewer): Promise<RankedCandidate[]> {
  const { candidates, first } = await readCandidates(db, viewer);
  const existing = await db
    .select({ id: preparedSuggestions.targetId })
    .from(preparedSuggestions)
    .where(eq(preparedSuggestions.profileId, viewer.profileId));
  const before = new Set(existing.map(({ id }) => id));
  const unknown = candidates.filter(({ id }) => !before.has(id));
  const ranked = rankCandidates(
    ...([viewer.profile, viewer.pitches, unknown, viewer.feedback, PREPARED_A_DAY, first] as const),
  );
  return ranked.filter(({ score, candidate }) => score >= LEAST_PREPARED_SCORE || first.has(candidate.id));
}

/** Each morning this finds everybody who wants new suggestions and adds a job for each. */
export const findToPrepare = command(
  sweep({
    name: "matches.findToPrepare",
    summary: "Find who is due for new suggestions",
    find: (db, limit) =>
      db
        .select({ id: users.id })
        .from(users)
        .where(isDue)
        .orderBy(sql`${users.autoMatchedOn} nulls first`, asc(users.id))
        .limit(limit),
    add: (effects, { id }) => effects.job(prepareSuggestionsJob, { userId: id }, { key: `prepare:${id}` }),
  }),
);
export const findToPrepareJob = jobOf(findToPrepare, { cron: "*/10 5-7 * * *" });
