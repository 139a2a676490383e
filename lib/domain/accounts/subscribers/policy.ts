import { and, isNotNull, isNull, sql } from "drizzle-orm";
import { subscribers } from "@/db/schema/newsrooms";
import { signHmac, verifyHmac } from "@/lib/platform/crypto/hmac";
import { isUuid } from "@/lib/utils/uuid";

export const isSubscribed = () => and(isNotNull(subscribers.confirmedAt), isNull(subscribers.unsubscribedAt));

export const linkIsFresh = () => sql`${subscribers.sentAt} > app_now() - interval '7 days'`;

const PURPOSE = "newsletter-stop";

/** Makes the token that ends a subscription from any newsletter mail ever sent: it never expires. */
export const makeStopToken = (subscriberId: string) => `${subscriberId}.${signHmac(PURPOSE, subscriberId)}`;

/** Returns the id of the subscription that a token of `makeStopToken` ends, or null where it is not exactly ours. */
export function readStopToken(token: string): string | null {
  const [id = "", signature = "", ...more] = token.split(".");
  return isUuid(id) && more.length === 0 && verifyHmac(PURPOSE, id, signature) ? id : null;
}
