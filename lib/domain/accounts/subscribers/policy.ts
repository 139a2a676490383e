import { and, isNotNull, isNull, sql } from "drizzle-orm";
import { subscribers } from "@/db/schema/newsrooms";
import { signHmac, verifyHmac } from "@/lib/platform/crypto/hmac";
import { isUuid } from "@/lib/utils/uuid";

/** Confirmed, and not stopped since. */
export const isSubscribed = () => and(isNotNull(subscribers.confirmedAt), isNull(subscribers.unsubscribedAt));

/** A confirmation link works for seven days. */
export const linkIsFresh = () => sql`${subscribers.sentAt} > app_now() - interval '7 days'`;

const PURPOSE = "newsletter-stop";

/** Ends the subscription, from any newsletter mail ever sent: it never expires. */
export const makeStopToken = (subscriberId: string) => `${subscriberId}.${signHmac(PURPOSE, subscriberId)}`;

/** Whose subscription a token of `makeStopToken` ends; null where it is not exactly ours. */
export function readStopToken(token: string): string | null {
  const [id = "", signature = "", ...more] = token.split(".");
  return isUuid(id) && more.length === 0 && verifyHmac(PURPOSE, id, signature) ? id : null;
}
