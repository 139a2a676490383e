import { and, eq, ne, or, type SQL, sql } from "drizzle-orm";
import { pitches } from "@/db/schema/pitches";
import type { UserActor } from "@/lib/core/actor";
import { forbidden } from "@/lib/core/errors";
import { requireSending } from "@/lib/domain/accounts/accounts/policy";
import { requireAct } from "@/lib/domain/profiles/companies/policy";
import type { PitchSide } from "./rules";

type Parties = { senderProfileId: string; recipientProfileId: string | null };

/** Only its parties see a pitch, and an unsent one its writer alone. All others get 404, as for an unknown id. */
export const pitchVisibleTo = (actor: UserActor): SQL =>
  or(
    eq(pitches.senderProfileId, actor.profileId),
    and(eq(pitches.recipientProfileId, actor.profileId), ne(pitches.status, "unsent")),
  ) ?? sql`false`;

export const sideOf = (actor: UserActor, pitch: Parties): PitchSide =>
  pitch.senderProfileId === actor.profileId ? "sender" : "recipient";

/** Sending waits for the confirmed e-mail. A pitch counts for its sender's company, from a profile of their own too. */
export function requireMaySend(actor: UserActor): void {
  requireSending(actor);
  requireAct(actor, "sendPitches");
}

export function requireSender(actor: UserActor, pitch: Parties): void {
  if (sideOf(actor, pitch) !== "sender") throw forbidden("Only the sender of a pitch can do this.");
}

export function requireRecipient(actor: UserActor, pitch: Parties): void {
  if (sideOf(actor, pitch) !== "recipient") throw forbidden("Only the recipient of a pitch can do this.");
  requireAct(actor, "answerPitches");
}

/** Pitches of users who switched AI off are not analysed. */
export function requireAi(actor: UserActor): void {
  if (!actor.aiEnabled) throw forbidden("You have switched AI off. Switch it on in Settings, under Privacy.");
}

/** Returns the profile on the other side; null while an unsent pitch has no recipient. */
export const counterpartOf = (actor: UserActor, pitch: Parties): string | null =>
  sideOf(actor, pitch) === "sender" ? pitch.recipientProfileId : pitch.senderProfileId;
