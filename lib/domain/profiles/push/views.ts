import { createHash } from "node:crypto";
import type { pushSubscriptions } from "@/db/schema/push";
import { toIso, toIsoOrNull } from "@/lib/core/fields";
import { stateOf } from "./rules";
import type { DeviceView } from "./schema";

export type DeviceRow = typeof pushSubscriptions.$inferSelect;

/** Shows a device to its owner. The endpoint is left out, because whoever knows it can push there. */
export function toDeviceView(row: DeviceRow, serverKey: string | null, now: Date): DeviceView {
  const { id, device, calls, messages, pitchesReceived, pitchesAccepted, previews } = row;
  return {
    ...{ id, device, calls, messages, pitchesReceived, pitchesAccepted, previews },
    fingerprint: createHash("sha256").update(row.endpoint).digest("base64url"),
    state: stateOf(row, serverKey, now),
    createdAt: toIso(row.createdAt),
    deliveredAt: toIsoOrNull(row.deliveredAt),
    waitsUntil: toIsoOrNull(row.waitsUntil),
    failingSince: toIsoOrNull(row.failingSince),
    endedAt: toIsoOrNull(row.endedAt),
  };
}
