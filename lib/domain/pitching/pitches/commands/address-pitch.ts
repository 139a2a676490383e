import { and, eq, inArray, isNotNull, isNull, or } from "drizzle-orm";
import { users } from "@/db/schema/accounts";
import { matches } from "@/db/schema/matching";
import { pitches } from "@/db/schema/pitches";
import { profiles } from "@/db/schema/profiles";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import type { Effects } from "@/lib/core/effects";
import { conflict, invalidField, notFound } from "@/lib/core/errors";
import { orderPair } from "@/lib/domain/messaging/messages/rules";
import { requireUnblocked } from "@/lib/domain/profiles/blocks/policy";
import { lockPair, resolveProfileId } from "@/lib/domain/profiles/profiles/store";
import { betweenPair, expirePitch } from "../store";
import { isOverdue } from "../views";

type LockedProfile = NonNullable<ReturnType<Awaited<ReturnType<typeof lockPair>>["get"]>>;
export type Address = { sender: LockedProfile; recipient: LockedProfile };

/**
 * Finds a pitch's recipient and locks the pair of profiles, so that two sends between them happen one after the other.
 * Any public profile of another type is one; 400 for oneself and one's own type, 404 for everybody who is not public
 * and no match, and for who blocked the sender.
 */
export async function addressPitch(tx: Transaction, actor: UserActor, recipientId: string): Promise<Address> {
  const profileId = await resolveProfileId(tx, recipientId);
  if (!profileId) throw notFound();
  if (profileId === actor.profileId) throw invalidField("recipientId", "You cannot pitch to yourself.");
  const pair = await lockPair(tx, actor.profileId, profileId);
  const sender = pair.get(actor.profileId);
  const recipient = pair.get(profileId);
  if (!sender || !recipient || !(await isReachable(tx, sender, recipient))) throw notFound();
  await requireUnblocked(tx, sender.id, recipient.id);
  if (sender.kind === recipient.kind) {
    throw invalidField("recipientId", "A pitch goes to a profile of another type than your own.");
  }
  return { sender, recipient };
}

/** Public profiles can be pitched; a hidden one by its matches, until its account is deleted. */
async function isReachable(tx: Transaction, sender: LockedProfile, recipient: LockedProfile) {
  if (recipient.listed) return true;
  const [pairLow, pairHigh] = orderPair(sender.id, recipient.id);
  const [match] = await tx
    .select({ id: matches.id })
    .from(matches)
    .innerJoin(profiles, eq(profiles.id, recipient.id))
    .leftJoin(users, eq(users.id, profiles.userId))
    .where(
      and(
        eq(matches.profileA, pairLow),
        eq(matches.profileB, pairHigh),
        isNull(users.deletedAt),
        or(isNotNull(profiles.userId), isNotNull(profiles.companyId)),
      ),
    );
  return match !== undefined;
}

/**
 * One pitch per pair may wait, in either direction. An expired one does not count and is marked here; a live one is a
 * conflict that names it. The caller has locked the pair.
 */
export async function requireNoneWaiting(tx: Transaction, effects: Effects, { sender, recipient }: Address) {
  const [waiting] = await tx
    .select({ id: pitches.id, senderProfileId: pitches.senderProfileId, isOverdue })
    .from(pitches)
    .where(and(betweenPair(sender.id, recipient.id), inArray(pitches.status, ["sent", "read"])));
  if (!waiting || (waiting.isOverdue && (await expirePitch(tx, effects, waiting.id)))) return;
  throw conflict(
    waiting.senderProfileId === sender.id
      ? `You already have a pitch waiting for an answer from ${recipient.name}.`
      : `${recipient.name} has sent you a pitch that waits for your answer.`,
    { pitchId: waiting.id },
  );
}
