import type { pitchDrafts } from "@/db/schema/pitches";
import { toIso, toIsoOrNull } from "@/lib/core/fields";
import { assistedFields } from "@/lib/domain/pitching/ai-assist/accepted";
import { toNewsView } from "@/lib/domain/pitching/newsworthiness/threshold";
import { successRateOf } from "@/lib/domain/pitching/pitches/rules";
import { isComplete } from "./rules";
import type { DraftView } from "./schema";

export type DraftRow = typeof pitchDrafts.$inferSelect;

export function toDraftView(row: DraftRow, aiEnabled: boolean): DraftView {
  return {
    ...row,
    complete: isComplete(row),
    successRate: successRateOf({ sent: row.sentCount, accepted: row.acceptedCount }),
    lastSentAt: toIsoOrNull(row.lastSentAt),
    aiAssistedFields: assistedFields(row.aiPieces),
    newsworthiness: aiEnabled ? toNewsView(row.newsworthiness) : null,
    createdAt: toIso(row.createdAt),
    updatedAt: toIso(row.updatedAt),
  };
}
