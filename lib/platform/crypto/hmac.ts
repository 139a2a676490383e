import { createHmac } from "node:crypto";
import { derivedKey } from "./derived-key";
import { timingSafeEqualText } from "./timing-safe";

/**
 * Signs a text for one purpose ("unsubscribe", ...) with a key derived from AUTH_SECRET for that purpose, so that a
 * signature made for one use is worth nothing for another. Returns 43 characters of base64url.
 */
export function signHmac(purpose: string, text: string): string {
  return createHmac("sha256", derivedKey(`hmac:${purpose}`))
    .update(text, "utf8")
    .digest("base64url");
}

/** Verifies that `signHmac` made a signature for this purpose and text, in constant time. */
export function verifyHmac(purpose: string, text: string, signature: string): boolean {
  return timingSafeEqualText(signHmac(purpose, text), signature);
}
