import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { feedbackResets } from "@/db/schema/matching";
import { profiles } from "@/db/schema/profiles";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { command } from "@/lib/core/operation";
import { lockAiSwitch } from "@/lib/domain/accounts/accounts/switch-ai";
import { EVERYTHING, learnTopics } from "@/lib/domain/matching/matching/feedback";
import { type Learning, toLearningView } from "../learning";
import { learningView, weightIdInput } from "../schema";
import { readLearning } from "../store";

/** What was learned about a topic so far counts no more. Repeating it changes nothing; later acts count. */
export const takeBackWeight = command({
  name: "matches.takeBackWeight",
  summary: "Take back what was learned about a topic",
  input: weightIdInput,
  output: learningView,
  access: "signedIn",
  subject: ({ db, actor, input }) => lockTopic(db, actor, input.id),
  audit: { kind: "profile", id: ({ actor, subject }) => (subject.isCounted ? actor.profileId : undefined) },
  run: async ({ db, actor, input, subject }) => {
    if (subject.isCounted) await writeReset(db, actor, input.id, subject.learning);
    return readView(db, actor);
  },
});

/** Lets all that was learned count no more, about topics and about single profiles. */
export const takeBackWeights = command({
  name: "matches.takeBackWeights",
  summary: "Take back all that was learned",
  input: z.object({}),
  output: learningView,
  access: "signedIn",
  subject: ({ db, actor }) => lockLearning(db, actor),
  audit: { kind: "profile", id: ({ actor }) => actor.profileId },
  run: async ({ db, actor, subject }) => {
    await writeReset(db, actor, EVERYTHING, subject);
    return readView(db, actor);
  },
});

/** Lets what was taken back about a topic count again. */
export const restoreWeight = command({
  name: "matches.restoreWeight",
  summary: "Let what was taken back about a topic count again",
  input: weightIdInput,
  output: learningView.extend({ restored: z.boolean() }),
  access: "signedIn",
  subject: ({ db, actor, input }) => lockTopic(db, actor, input.id),
  audit: { kind: "profile", id: ({ actor, output }) => (output.restored ? actor.profileId : undefined) },
  run: async ({ db, actor, input }) => {
    const restored = await deleteReset(db, actor, input.id);
    return { ...(await readView(db, actor)), restored };
  },
});

/** Lets what was taken back as a whole count again; topics that were taken back by themselves stay so. */
export const restoreWeights = command({
  name: "matches.restoreWeights",
  summary: "Let what was taken back as a whole count again",
  input: z.object({}),
  output: learningView.extend({ restored: z.boolean() }),
  access: "signedIn",
  audit: { kind: "profile", id: ({ actor, output }) => (output.restored ? actor.profileId : undefined) },
  run: async ({ db, actor }) => {
    const restored = await deleteReset(db, actor, EVERYTHING);
    return { ...(await readView(db, actor)), restored };
  },
});

/** The profile's own row is locked, so that of two calls at once the second sees what the first one did. */
async function lockLearning(db: Transaction, actor: UserActor): Promise<Learning> {
  await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(eq(profiles.id, actor.profileId))
    .for("no key update");
  return readLearning(db, actor);
}

/** Returns a topic that an act of the caller was about, taken back or not; null for any other. */
async function lockTopic(db: Transaction, actor: UserActor, topicId: string) {
  const learning = await lockLearning(db, actor);
  if (!learnTopics(learning.acts).has(topicId)) return null;
  return { learning, isCounted: learnTopics(learning.acts, learning.resets).has(topicId) };
}

/**
 * Takes back everything that was read. An act that was stored while this waited for the lock is later than its start,
 * so the newest act counts as the moment.
 */
async function writeReset(db: Transaction, actor: UserActor, topicId: string, { acts }: Learning) {
  const last = acts.reduce((latest, { at }) => Math.max(latest, at), 0);
  const resetAt = sql`greatest(app_now(), 'epoch'::timestamptz + ${last}::bigint * interval '1 microsecond')`;
  await db
    .insert(feedbackResets)
    .values({ profileId: actor.profileId, topicId, resetAt })
    .onConflictDoUpdate({ target: [feedbackResets.profileId, feedbackResets.topicId], set: { resetAt } });
}

async function deleteReset(db: Transaction, actor: UserActor, topicId: string): Promise<boolean> {
  const gone = await db
    .delete(feedbackResets)
    .where(and(eq(feedbackResets.profileId, actor.profileId), eq(feedbackResets.topicId, topicId)))
    .returning({ topicId: feedbackResets.topicId });
  return gone.length > 0;
}

async function readView(db: Transaction, caller: UserActor) {
  const actor = await lockAiSwitch(db, caller);
  return toLearningView(await readLearning(db, actor), actor.aiEnabled);
}
