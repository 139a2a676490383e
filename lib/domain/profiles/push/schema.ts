import { z } from "zod";
import { isoDate, rowId } from "@/lib/core/fields";
import { areUsableKeys } from "@/lib/platform/push/encrypt-push";
import { isPushEndpoint, MAX_ENDPOINT_LENGTH } from "@/lib/platform/push/send-push";
import { pushKinds, pushSwitches, pushTexts } from "./rules";

const endpoint = z
  .string({ error: pushTexts.endpoint })
  .max(MAX_ENDPOINT_LENGTH, pushTexts.endpoint)
  .refine(isPushEndpoint, pushTexts.endpoint);
const browserKey = z.string({ error: pushTexts.keys }).max(200, pushTexts.keys);

/** What `PushSubscription.toJSON()` gives, and the address that it takes the place of, where the browser changed it. */
export const subscribeInput = z.object({
  endpoint,
  keys: z
    .object({ p256dh: browserKey, auth: browserKey }, pushTexts.keys)
    .refine(areUsableKeys, pushTexts.keys),
  replaces: endpoint.optional(),
});
export const claimInput = z.object({ endpoint });
export const deviceIdInput = z.object({ id: rowId() });

const flags = z.object(
  Object.fromEntries(
    pushSwitches.map((name) => [name, z.boolean(`${name} must be true or false`)]),
  ) as Record<(typeof pushSwitches)[number], z.ZodBoolean>,
);
export const setDeviceInput = flags.partial().extend({ id: rowId() });

export const deviceView = flags.extend({
  id: z.uuid(),
  /** Its browser calls itself so, such as "Chrome on Windows". */
  device: z.string(),
  /** The SHA-256 of its endpoint in base64url, by which a browser knows itself. */
  fingerprint: z.string(),
  /** `waiting`: its push service asked for patience. `failing`: the last push did not come through. `ended`: it takes none. */
  state: z.enum(["on", "waiting", "failing", "ended"]),
  createdAt: isoDate(),
  deliveredAt: isoDate().nullable(),
  waitsUntil: isoDate().nullable(),
  failingSince: isoDate().nullable(),
  endedAt: isoDate().nullable(),
});
export type DeviceView = z.infer<typeof deviceView>;
export const deviceOutput = z.object({ device: deviceView });

export const pushView = z.object({
  /** The key that a browser subscribes to; null while push is off. */
  publicKey: z.string().nullable(),
  /** Why push is off, as a sentence; null where it is on. */
  offReason: z.string().nullable(),
  devices: z.array(deviceView),
});
export type PushView = z.infer<typeof pushView>;

export const pushTarget = z.object({
  endpoint: z.string(),
  browserKeys: z.object({ p256dh: z.string(), auth: z.string() }),
  keys: z.object({ publicKey: z.string(), privateKey: z.string() }),
  subject: z.string(),
  previews: z.boolean(),
  now: isoDate(),
});

/** The part of each push job's payload that says for whom it is, and how often it was tried before. */
export const pushPayload = z.object({
  userId: z.uuid(),
  subscriptionId: z.uuid(),
  attempt: z.number().int().min(0),
});
export type PushPayload = z.output<typeof pushPayload>;

/** The job that is asked for once more, with its payload; null where a later push is of no use. */
export const pushAgain = z
  .object({ name: z.string(), key: z.string(), payload: z.record(z.string(), z.unknown()) })
  .nullable();
export const pushKindOrTest = z.enum([...pushKinds, "test"]);
