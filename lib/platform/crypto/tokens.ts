import { createHash, randomBytes } from "node:crypto";

/** Makes a secret for a link, a session or an API client: 32 random bytes, 43 characters of base64url. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/**
 * Returns what is stored of a token: its SHA-256 in hex. Tokens carry 256 bits, so a slow hash would add nothing, and
 * equal tokens must give equal hashes to be found by an index.
 */
export function hashToken(token: string): string {
  return createHash("sha256").update(token, "utf8").digest("hex");
}
