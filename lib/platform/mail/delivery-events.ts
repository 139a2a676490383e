import { createHmac } from "node:crypto";
import { z } from "zod";
import { canonicalEmail } from "@/lib/utils/canonical-email";
import { timingSafeEqualText } from "../crypto/timing-safe";
import { settings } from "../settings/settings";

/** A signature is worth something for so long, so that a call which was recorded cannot be repeated for ever. */
const TOLERANCE_MS = 5 * 60_000;

/** A mailbox that does not exist or refuses for good, or whose owner marked a mail as spam. Other kinds are left out. */
const deliveryEvent = z.object({
  type: z.enum(["bounced", "complained"]),
  email: z.string().max(320).transform(canonicalEmail),
  reason: z.string().max(2000).default(""),
});
export type DeliveryEvent = z.infer<typeof deliveryEvent>;

/**
 * Reads what a mail provider, or a small relay in front of one, posts about mails that it took:
 * `{"events": [{"type": "bounced", "email": "...", "reason": "550 ..."}]}` with a header `t=<seconds>,v1=<hex>`, the
 * HMAC-SHA256 of `<seconds>.<body>` by MAIL_WEBHOOK_SECRET. Null where that is not so, or no secret is set.
 */
export function readDeliveryEvents(
  body: string,
  signature: string,
  now = new Date(),
): DeliveryEvent[] | null {
  const secret = settings().MAIL_WEBHOOK_SECRET;
  const [, seconds = "", given = ""] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (!secret || !seconds) return null;
  const expected = createHmac("sha256", secret).update(`${seconds}.${body}`, "utf8").digest("hex");
  const isFresh = Math.abs(now.getTime() - Number(seconds) * 1000) <= TOLERANCE_MS;
  if (!timingSafeEqualText(given, expected) || !isFresh) return null;
  try {
    const { events } = z.object({ events: z.array(z.unknown()).max(1000) }).parse(JSON.parse(body));
    return events.flatMap((event) => deliveryEvent.safeParse(event).data ?? []);
  } catch {
    return null;
  }
}
