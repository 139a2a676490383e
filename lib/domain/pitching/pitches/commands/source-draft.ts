import { and, eq, sql } from "drizzle-orm";
import { pitchDrafts } from "@/db/schema/pitches";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { notFound } from "@/lib/core/errors";
import { draftVisibleTo } from "@/lib/domain/pitching/pitch-drafts/policy";
import type { DraftRow } from "@/lib/domain/pitching/pitch-drafts/views";
import { readDraftLink } from "@/lib/domain/pitching/pitch-pages/store";

/** Locks one of the caller's own saved drafts; null, as for an unknown id, for everybody else's. */
export async function lockOwnDraft(tx: Transaction, actor: UserActor, id: string): Promise<DraftRow | null> {
  const [draft] = await tx
    .select()
    .from(pitchDrafts)
    .where(and(draftVisibleTo(actor), eq(pitchDrafts.id, id)))
    .for("update");
  return draft ?? null;
}

/**
 * Reads the draft that a body names. It cannot be deleted until the command is done, and is not locked against another
 * sending meanwhile. @throws AppError `not_found` unless it is the caller's own.
 */
export async function requireOwnDraft(
  tx: Transaction,
  actor: UserActor,
  id: string | null | undefined,
): Promise<DraftRow | null> {
  if (!id) return null;
  const [draft] = await tx
    .select()
    .from(pitchDrafts)
    .where(and(draftVisibleTo(actor), eq(pitchDrafts.id, id)))
    .for("key share");
  if (!draft) throw notFound();
  return draft;
}

/**
 * Counts a sending of the draft that a pitch was begun from, and returns the links that the pitch goes out with: the
 * writer's own, and that of the draft's pitch page. The draft was checked as its writer's own when it was named.
 */
export async function sendFromDraft(
  tx: Transaction,
  draftId: string,
  senderProfileId: string,
  resources: string[],
): Promise<string[]> {
  const [draft] = await tx
    .update(pitchDrafts)
    .set({ sentCount: sql`${pitchDrafts.sentCount} + 1`, lastSentAt: sql`app_now()` })
    .where(eq(pitchDrafts.id, draftId))
    .returning({ pitchPageId: pitchDrafts.pitchPageId });
  const link = draft && (await readDraftLink(tx, draft.pitchPageId, senderProfileId));
  return link ? [...new Set([...resources, link])] : resources;
}
