import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { profiles } from "@/db/schema/profiles";
import { evidenceSubmissions } from "@/db/schema/verification";
import type { Transaction } from "@/db/types";
import type { Effects } from "@/lib/core/effects";
import { conflict, notFound } from "@/lib/core/errors";
import { beginningOf } from "@/lib/utils/cut-text";
import { notifyOfVerification } from "./events";
import { recordReview, removeEvidence } from "./store";
import type { SubmissionRow } from "./views";

/** Locks an appealed submission, decided or not, with its profile, whose name a decision is about; else null. */
export async function lockAppeal(tx: Transaction, id: string): Promise<SubmissionRow | null> {
  const isAppeal = and(eq(evidenceSubmissions.id, id), isNotNull(evidenceSubmissions.appealedAt));
  const owner = tx.select({ id: evidenceSubmissions.profileId }).from(evidenceSubmissions).where(isAppeal);
  await tx.select({ id: profiles.id }).from(profiles).where(inArray(profiles.id, owner)).for("update");
  const [row] = await tx.select().from(evidenceSubmissions).where(isAppeal).for("update");
  return row ?? null;
}

/** Of two reviewers one decides; the other gets 409, as for an appeal whose owner has another name meanwhile. */
export function requireUndecided({ state }: SubmissionRow): void {
  if (state !== "appealed") throw conflict("This appeal is no longer open.");
}

type Decision = {
  decision: "approve" | "decline";
  reason: string;
  /** The account of the reviewer; null at the command line. */
  reviewerId: string | null;
  reviewedBy: string;
};

/** Decides a locked open appeal and notifies its owner. An approved one becomes evidence in the reviewer's name. */
export async function settleAppeal(
  tx: Transaction,
  effects: Effects,
  { id, profileId, kind, outlet, url, occurredAt, evidenceId }: SubmissionRow,
  { decision, reason, reviewerId, reviewedBy }: Decision,
): Promise<SubmissionRow> {
  const isApproved = decision === "approve";
  if (isApproved) await removeEvidence(tx, effects, { profileId, evidenceId });
  const recorded = isApproved
    ? await recordReview(tx, effects, profileId, {
        kind,
        outlet,
        url,
        occurredAt: occurredAt ?? undefined,
        reviewedBy,
        note: beginningOf(reason, 500),
      })
    : null;
  const [row] = await tx
    .update(evidenceSubmissions)
    .set({
      state: isApproved ? "accepted" : "declined",
      reviewerId,
      reviewReason: reason,
      decidedAt: sql`app_now()`,
      evidenceId: recorded?.evidenceId ?? evidenceId,
    })
    .where(eq(evidenceSubmissions.id, id))
    .returning();
  if (!row) throw notFound();
  await notifyOfVerification(tx, effects, {
    profileId,
    submissionId: id,
    news: isApproved ? "approved" : "declined",
  });
  return row;
}
