import type { calls } from "@/db/schema/calls";
import { toIso, toIsoOrNull, upperCase } from "@/lib/core/fields";
import type { CallView } from "./schema";

export type CallRow = typeof calls.$inferSelect;

/** The device that holds a profile's side of a call; null while it rings there. */
export const deviceOf = (call: CallRow, profileId: string): string | null =>
  call.callerProfileId === profileId ? call.callerDevice : call.calleeDevice;

/** A call as one of its two profiles sees it. */
export function toCallView(row: CallRow, profileId: string): CallView {
  return {
    id: row.id,
    conversationId: row.conversationId,
    kind: upperCase(row.kind),
    state: upperCase(row.state),
    outcome: upperCase(row.outcome),
    callerProfileId: row.callerProfileId,
    calleeProfileId: row.calleeProfileId,
    isCaller: row.callerProfileId === profileId,
    ownDevice: deviceOf(row, profileId),
    ringsUntil: toIso(row.ringsUntil),
    answeredAt: toIsoOrNull(row.answeredAt),
    endedAt: toIsoOrNull(row.endedAt),
    lastSignal: row.lastSignal,
  };
}
