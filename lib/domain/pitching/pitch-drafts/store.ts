import { and, eq, sql } from "drizzle-orm";
import { only } from "@/db/only";
import { users } from "@/db/schema/accounts";
import { pitchDrafts } from "@/db/schema/pitches";
import type { Transaction } from "@/db/types";
import type { Effects } from "@/lib/core/effects";
import { mergePieces } from "@/lib/domain/pitching/ai-assist/accepted";
import { scorePitch } from "@/lib/domain/pitching/newsworthiness/score-pitch";
import { renewPitchMeaning } from "@/lib/domain/vocabulary/meaning/store";
import { type DraftTexts, isComplete } from "./rules";

export type DraftOfPage = {
  pitchPageId: string;
  profileId: string;
  /** This user owns the draft where the page has none yet. */
  userId: string;
  texts: DraftTexts;
  perks: string[];
  /** The draft is used for matching from now on; never while it is incomplete. */
  isActive: boolean;
};

/**
 * Writes the draft of a pitch page, so that matching reads the page as any other draft. It stays its first writer's,
 * and is scored only where they have AI on.
 */
export async function writeDraftOfPage(
  tx: Transaction,
  effects: Effects,
  { pitchPageId, profileId, userId, texts, perks, isActive: asked }: DraftOfPage,
): Promise<void> {
  const [existing] = await tx
    .select()
    .from(pitchDrafts)
    .where(eq(pitchDrafts.pitchPageId, pitchPageId))
    .for("update");
  const isActive = asked && isComplete(texts);
  // There is nothing to take out of matching.
  if (!existing && !isActive) return;
  const aiEnabled = await lockAiSwitchOf(tx, existing?.userId ?? userId);
  const newsworthiness = aiEnabled ? await scorePitch(tx, texts) : null;
  const written = { ...texts, perks, isActive, newsworthiness };
  const rows = existing
    ? await tx
        .update(pitchDrafts)
        .set({
          ...written,
          aiPieces: mergePieces(existing.aiPieces, [], texts),
          version: sql`${pitchDrafts.version} + 1`,
          updatedAt: sql`app_now()`,
        })
        .where(eq(pitchDrafts.id, existing.id))
        .returning()
    : await tx
        .insert(pitchDrafts)
        .values({ ...written, pitchPageId, profileId, userId })
        .returning();
  await renewPitchMeaning(tx, effects, { aiEnabled }, only(rows));
}

/** Takes the draft of a page out of matching, since the page is not open any more. Its text stays its writer's. */
export async function retireDraftOfPage(
  tx: Transaction,
  effects: Effects,
  pitchPageId: string,
): Promise<void> {
  const [row] = await tx
    .update(pitchDrafts)
    .set({ isActive: false, version: sql`${pitchDrafts.version} + 1`, updatedAt: sql`app_now()` })
    .where(and(eq(pitchDrafts.pitchPageId, pitchPageId), eq(pitchDrafts.isActive, true)))
    .returning();
  if (row) await renewPitchMeaning(tx, effects, { aiEnabled: false }, row);
}

/** Locks the AI switch of the draft's writer until the transaction ends. */
async function lockAiSwitchOf(tx: Transaction, userId: string): Promise<boolean> {
  const [row] = await tx
    .select({ aiEnabled: users.aiEnabled })
    .from(users)
    .where(eq(users.id, userId))
    .for("share");
  return row?.aiEnabled ?? false;
}
