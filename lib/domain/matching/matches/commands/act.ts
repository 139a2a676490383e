import { and, desc, eq, sql } from "drizzle-orm";
import type { DecisionKind } from "@/db/enums";
import { decisions } from "@/db/schema/matching";
import { pitchDrafts } from "@/db/schema/pitches";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { conflict, invalidField } from "@/lib/core/errors";
import { command } from "@/lib/core/operation";
import { requireNotHeld } from "@/lib/domain/accounts/accounts/policy";
import { requireUnblocked } from "@/lib/domain/profiles/blocks/policy";
import { notify } from "@/lib/domain/profiles/notifications/store";
import { lockPair, resolveProfileId } from "@/lib/domain/profiles/profiles/store";
import { createMatch } from "../create-match";
import { canDiscover, isLike, likedMessage, matchedMessage, meetsMessage, stepOf } from "../rules";
import { type ActOutput, actInput, actOutput, type MatchAction } from "../schema";
import { countLike, ownActiveDrafts, readLikesLeft, readViewer, writeShown } from "../store";
import { type MatchRow, readMatchOf, readMatchViews } from "../views";

function message({ action, matched, profile, hasActivePitch }: ActOutput): string | undefined {
  if (action === "pass" || action === "undo") return undefined;
  return matched ? matchedMessage(profile.name, hasActivePitch) : likedMessage(profile.name);
}

/**
 * Likes, super likes, passes, or takes back the last pass. Two likes make a match, for both at once; the pair is
 * locked, so that opposite likes come one after the other. A like never sends a pitch.
 */
export const act = command({
  name: "matches.act",
  summary: "Like, pass or super like a candidate, or undo the last pass",
  input: actInput,
  output: actOutput,
  access: "signedIn",
  message,
  subject: ({ db, actor, input }) => lockCandidate(db, actor, input.id, input.action),
  allow: ({ actor, input, subject: { viewer, target } }) => {
    if (input.action === "like" || input.action === "superlike") requireNotHeld(actor);
    if (target.id === viewer.id || target.userId === actor.userId)
      throw invalidField("id", "This is your own profile.");
    if (!canDiscover(viewer.kind, target.kind)) throw invalidField("id", meetsMessage(viewer.kind));
  },
  audit: {
    kind: "profile",
    id: ({ subject }) => subject.target.id,
    detail: ({ input }) => ({ outcome: input.action }),
  },
  run: async ({ db, actor, input, subject, effects }) => {
    const { viewer, target, decision } = subject;
    let match = await readMatchOf(db, viewer.id, target.id);
    if (input.action === "undo") {
      await undoPass(db, viewer.id, target.id);
    } else {
      const step = stepOf(decision, input.action, match !== null);
      if (step.refused) throw conflict(`You already liked ${target.name}.`);
      if (step.changed) {
        if (step.spends) await countLike(db, actor.userId, step.spends);
        await writeDecision(db, actor, target.id, input.action);
        if (isLike(input.action) && !isLike(decision?.kind))
          effects.count("profile_liked", { by: viewer.id, to: target.id });
        if (isLike(input.action) && (await isLikedBack(db, viewer.id, target.id))) {
          match = await createMatch(db, effects, viewer.id, target.id);
        }
        // A profile that is not visible yet causes no notification.
        if (input.action === "superlike" && !match && viewer.listed) {
          await notify(db, effects, {
            profileId: target.id,
            kind: "superlike_received",
            dedupeKey: `superlike:${viewer.id}:${target.id}`,
            actorProfileId: viewer.id,
            subjectId: viewer.id,
          });
        }
      }
    }
    return {
      action: input.action,
      profile: { id: target.id, name: target.name },
      matched: match !== null,
      ...(await readOutcome(db, actor, match)),
    };
  },
});

/** Locks the pair. An unlisted profile, and one that blocked the caller, is 404; one may take back one's own pass. */
async function lockCandidate(db: Transaction, actor: UserActor, id: string, action: MatchAction) {
  const targetId = await resolveProfileId(db, id);
  if (!targetId) return null;
  const pair = await lockPair(db, actor.profileId, targetId);
  const viewer = pair.get(actor.profileId);
  const target = pair.get(targetId);
  if (!viewer || !target) return null;
  const [decision = null] = await db
    .select({ kind: decisions.kind, hides: decisions.hides })
    .from(decisions)
    .where(and(eq(decisions.profileId, viewer.id), eq(decisions.targetId, target.id)));
  const isOwn = target.id === viewer.id;
  if (!isOwn && !target.listed && !(action === "undo" && decision)) return null;
  if (!isOwn && action !== "undo") await requireUnblocked(db, viewer.id, target.id);
  return { viewer, target, decision };
}

/** What is decided on was shown, also where no screen said so. */
async function writeDecision(db: Transaction, actor: UserActor, targetId: string, kind: DecisionKind) {
  await writeShown(db, actor.profileId, targetId);
  const made = { userId: actor.userId, kind, hides: true, decidedAt: sql`app_now()` };
  await db
    .insert(decisions)
    .values({ profileId: actor.profileId, targetId, ...made })
    .onConflictDoUpdate({ target: [decisions.profileId, decisions.targetId], set: made });
}

async function isLikedBack(db: Transaction, profileId: string, targetId: string): Promise<boolean> {
  const [theirs] = await db
    .select({ kind: decisions.kind })
    .from(decisions)
    .where(and(eq(decisions.profileId, targetId), eq(decisions.targetId, profileId)));
  return isLike(theirs?.kind);
}

async function undoPass(db: Transaction, profileId: string, targetId: string): Promise<void> {
  const [last] = await db
    .select()
    .from(decisions)
    .where(eq(decisions.profileId, profileId))
    .orderBy(desc(decisions.decidedAt), decisions.targetId)
    .limit(1);
  if (last?.targetId !== targetId || last.kind !== "pass" || !last.hides)
    throw conflict("Only your last pass can be taken back.");
  await db.delete(decisions).where(and(eq(decisions.profileId, profileId), eq(decisions.targetId, targetId)));
}

async function readOutcome(db: Transaction, actor: UserActor, row: MatchRow | null) {
  const left = await readLikesLeft(db, actor.userId);
  const [draft] = await db
    .select({ id: pitchDrafts.id })
    .from(pitchDrafts)
    .where(ownActiveDrafts(actor))
    .limit(1);
  const [match = null] = row ? await readMatchViews(db, await readViewer(db, actor), [row]) : [];
  return {
    match,
    hasActivePitch: draft !== undefined,
    dailyLikesRemaining: left.likes,
    superLikesRemaining: left.superLikes,
  };
}
