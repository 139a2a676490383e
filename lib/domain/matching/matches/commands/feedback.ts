import { and, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import { only } from "@/db/only";
import { decisions, matches, matchFeedback } from "@/db/schema/matching";
import { profiles } from "@/db/schema/profiles";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { toIso } from "@/lib/core/fields";
import { command } from "@/lib/core/operation";
import { resolveProfileId } from "@/lib/domain/profiles/profiles/store";
import { isEligible } from "../candidates";
import { matchVisibleTo } from "../policy";
import { feedbackInput, feedbackOutput } from "../schema";
import { otherParty, readMatchOf } from "../views";

/**
 * Stores the answer to "Was this helpful?". There is one per pair, of which the last counts; it moves the viewer's
 * later ranking.
 */
export const giveFeedback = command({
  name: "matches.feedback",
  summary: "Say whether a match or a suggestion was helpful",
  input: feedbackInput,
  output: feedbackOutput,
  access: "signedIn",
  subject: ({ db, actor, input }) => findTarget(db, actor, input),
  audit: {
    kind: "profile",
    id: ({ subject }) => subject.targetId,
    detail: ({ input }) => ({ outcome: input.helpful ? "helpful" : "not helpful" }),
  },
  run: async ({ db, actor, input, subject }) => {
    const answer = {
      userId: actor.userId,
      helpful: input.helpful,
      reason: input.reason ?? "",
      createdAt: sql`app_now()`,
    };
    const row = await db
      .insert(matchFeedback)
      .values({ profileId: actor.profileId, targetId: subject.targetId, ...answer })
      .onConflictDoUpdate({ target: [matchFeedback.profileId, matchFeedback.targetId], set: answer })
      .returning()
      .then(only);
    const { targetId, helpful, reason, createdAt } = row;
    return { feedback: { profileId: targetId, helpful, reason, createdAt: toIso(createdAt) } };
  },
});

/** Finds the other party of one's match, or anybody whom the deck shows, showed or could show. */
async function findTarget(db: Transaction, actor: UserActor, input: z.output<typeof feedbackInput>) {
  if (input.matchId) {
    const [match] = await db
      .select()
      .from(matches)
      .where(and(matchVisibleTo(actor), eq(matches.id, input.matchId)));
    return match ? { targetId: otherParty(match, actor.profileId) } : null;
  }
  const targetId = input.profileId ? await resolveProfileId(db, input.profileId) : null;
  if (!targetId) return null;
  const lookups = [
    readMatchOf(db, actor.profileId, targetId),
    findDecision(db, actor.profileId, targetId),
    findEligible(db, actor, targetId),
  ];
  return (await Promise.all(lookups)).some((found) => found) ? { targetId } : null;
}

async function findDecision(db: Transaction, profileId: string, targetId: string) {
  const [row] = await db
    .select({ kind: decisions.kind })
    .from(decisions)
    .where(and(eq(decisions.profileId, profileId), eq(decisions.targetId, targetId)));
  return row;
}

async function findEligible(db: Transaction, actor: UserActor, targetId: string) {
  const [own] = await db
    .select({ kind: profiles.kind })
    .from(profiles)
    .where(eq(profiles.id, actor.profileId));
  if (!own) return undefined;
  const [row] = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.id, targetId), isEligible({ ...actor, kind: own.kind })));
  return row;
}
