import { isUuid } from "@/lib/utils/uuid";
import { signHmac, verifyHmac } from "../crypto/hmac";
import { settings } from "../settings/settings";

/** A user and the kind of mail that stops for them. */
export interface Unsubscription {
  userId: string;
  /** A kind of mail, such as "pitch_received", in small letters, digits, "_" and "-". */
  kind: string;
}

const PURPOSE = "unsubscribe";

/** A token for one kind of mail of one user never expires: the links of old mails must still work. */
export function makeUnsubscribeToken({ userId, kind }: Unsubscription): string {
  const content = `${userId}.${kind}`;
  return `${content}.${signHmac(PURPOSE, content)}`;
}

/** Reads a token of `makeUnsubscribeToken`; returns null where it is not ours, unchanged. */
export function readUnsubscribeToken(token: string): Unsubscription | null {
  const match = /^([0-9a-f-]{36})\.([a-z0-9_-]{1,40})\.([A-Za-z0-9_-]{43})$/.exec(token);
  const [, userId = "", kind = "", signature = ""] = match ?? [];
  if (!isUuid(userId) || !verifyHmac(PURPOSE, `${userId}.${kind}`, signature)) return null;
  return { userId, kind };
}

/** The mail's foot links to this page, which stops this kind of mail. */
export function unsubscribePageUrl(who: Unsubscription): string {
  return `${settings().APP_URL}/unsubscribe?token=${makeUnsubscribeToken(who)}`;
}

/**
 * Returns the headers of one-click unsubscribing (RFC 8058): mail programs POST `List-Unsubscribe=One-Click` to
 * /api/unsubscribe, without cookies.
 */
export function unsubscribeHeaders(who: Unsubscription): Record<string, string> {
  return {
    "List-Unsubscribe": `<${settings().APP_URL}/api/unsubscribe?token=${makeUnsubscribeToken(who)}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
