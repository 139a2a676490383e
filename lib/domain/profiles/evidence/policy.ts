import { and, eq, type SQL } from "drizzle-orm";
import { profiles } from "@/db/schema/profiles";
import { evidenceSubmissions } from "@/db/schema/verification";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { notFound } from "@/lib/core/errors";

/** A submission is seen by its profile alone; staff see those that were appealed, through operations of their own. */
export const submissionVisibleTo = (actor: UserActor): SQL =>
  eq(evidenceSubmissions.profileId, actor.profileId);

/** Locks a submission of the caller's with its profile; null for anybody else's. */
export async function lockSubmission(tx: Transaction, actor: UserActor, id: string) {
  await lockOwnProfile(tx, actor);
  const [row] = await tx
    .select()
    .from(evidenceSubmissions)
    .where(and(submissionVisibleTo(actor), eq(evidenceSubmissions.id, id)))
    .for("update");
  return row ?? null;
}

/** Locks the profile acted for, so that its submissions and its proof are written one after the other. */
export async function lockOwnProfile(tx: Transaction, actor: UserActor) {
  const [row] = await tx
    .select({ id: profiles.id, kind: profiles.kind, website: profiles.website })
    .from(profiles)
    .where(eq(profiles.id, actor.profileId))
    .for("no key update");
  if (!row) throw notFound();
  return row;
}
