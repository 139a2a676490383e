import type { calls } from "@/db/schema/calls";
import { toIso, toIsoOrNull, upperCase } from "@/lib/core/fields";
import type { CallView } from "./schema";

export type CallRow = typeof calls.$inferSelect;

/** A call as one of its two profiles sees it. */
export function toCallView(row: CallRow, profileId: string): CallView {
  const isCaller = row.callerProfileId === profileId;
  return {
    id: row.id,
    conversationId: row.conversationId,
    kind: upperCase(row.kind),
    state: upperCase(row.state),
    outcome: upperCase(row.outcome),
    callerProfileId: row.callerProfileId,
    calleeProfileId: row.calleeProfileId,
    isCaller,
    ownDevice: isCaller ? row.callerDevice : row.calleeDevice,
    ringsUntil: toIso(row.ringsUntil),
    answeredAt: toIsoOrNull(row.answeredAt),
    endedAt: toIsoOrNull(row.endedAt),
    lastSignal: row.lastSignal,
  };
}
