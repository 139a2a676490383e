import { z } from "zod";
import { callKinds, callOutcomes, callStates } from "@/db/enums";
import { anyCaseEnum, isoDate, isStorable, rowId, upperEnum } from "@/lib/core/fields";
import { partyView } from "@/lib/domain/profiles/profiles/schema";
import { callMessages, MAX_SIGNAL_LENGTH } from "./rules";

const device = z.uuid("device must be a UUID that the client makes for its window");

export const startCallInput = z.object({
  conversationId: rowId(),
  kind: anyCaseEnum(callKinds, "kind"),
  device,
});
export const callIdInput = z.object({ id: rowId() });
export const callDeviceInput = z.object({ id: rowId(), device });
export const endCallInput = callDeviceInput.extend({
  /** The connection was lost, and no other way was found. */
  isLost: z.boolean("isLost must be true or false").default(false),
});
export const keepCallInput = callDeviceInput.extend({
  /** Sound or a picture of the other side has arrived here. */
  hasMedia: z.boolean("hasMedia must be true or false").default(false),
  /** The window is closed or reloaded, and holds the call for a few seconds more. */
  leaves: z.boolean("leaves must be true or false").default(false),
});

export const signalInput = z.object({
  id: rowId(),
  device,
  /** A description or a candidate as the browser's RTCPeerConnection makes it. */
  data: z
    .record(z.string(), z.unknown(), { error: "data must be an object" })
    .refine((data) => JSON.stringify(data).length <= MAX_SIGNAL_LENGTH, callMessages.tooMany)
    .refine(isStorable, "data contains characters that cannot be stored"),
});
export const listSignalsInput = z.object({
  id: rowId(),
  after: z.coerce
    .number({ error: "after must be a signal's seq" })
    .int("after must be a whole number")
    .min(0, "after must be 0 or more")
    .max(2_147_483_647, "after must be a signal's seq")
    .default(0),
});

export const callView = z.object({
  id: z.uuid(),
  conversationId: z.uuid(),
  kind: upperEnum(callKinds),
  state: upperEnum(callStates),
  /** Null until it has ended. */
  outcome: upperEnum(callOutcomes).nullable(),
  /** The reader's side: calls about it act as this profile. */
  ownProfileId: z.uuid(),
  /** The caller's side is the reader's. */
  isCaller: z.boolean(),
  counterpart: partyView,
  /** The headline of the accepted pitch that the two talk about. */
  pitchTitle: z.string().nullable(),
  /** The device that holds the reader's side; null while it rings there. */
  ownDevice: z.uuid().nullable(),
  /** It rings until then, by the server's clock. */
  ringsUntil: isoDate(),
  answeredAt: isoDate().nullable(),
  /** The call's time runs from the first sound or picture. */
  mediaAt: isoDate().nullable(),
  endedAt: isoDate().nullable(),
  lastSignal: z.number().int(),
});
export type CallView = z.infer<typeof callView>;
export const callOutput = z.object({ call: callView });

export const signalsView = z.object({
  signals: z.array(z.object({ seq: z.number().int(), data: z.record(z.string(), z.unknown()) })),
});

export const iceView = z.object({
  /** As RTCPeerConnection takes them. */
  iceServers: z.array(
    z.object({
      urls: z.array(z.string()),
      username: z.string().optional(),
      credential: z.string().optional(),
    }),
  ),
  /** Credentials of a relay end then; null without a relay. */
  expiresAt: isoDate().nullable(),
});
