import { parse, stringify } from "uuid";
import { signHmac, verifyHmac } from "../crypto/hmac";
import { newToken } from "../crypto/tokens";

/**
 * Makes a refresh token: its session's id, 256 random bits, and a signature of both, with dots between; 110
 * characters. By the signature a token that was replaced long ago is recognised as ours without being stored.
 */
export const newRefreshToken = (sessionId: string): string => sealed(sessionId, newToken());

/**
 * Derives the token that follows a refresh token, so that two parallel refreshes with one token get the same
 * successor without its plain text being stored.
 */
export const successorOf = (refreshToken: string, sessionId: string): string =>
  sealed(sessionId, signHmac("refresh-successor", refreshToken));

/** Returns the session that a refresh token was made for, whether it is valid or replaced; null when it is not ours. */
export function sessionOfRefreshToken(refreshToken: string): string | null {
  const [id = "", secret, signature, ...more] = refreshToken.split(".");
  if (!secret || !signature || more.length > 0) return null;
  if (!verifyHmac("refresh-token", `${id}.${secret}`, signature)) return null;
  return stringify(Buffer.from(id, "base64url"));
}

function sealed(sessionId: string, secret: string): string {
  const text = `${Buffer.from(parse(sessionId)).toString("base64url")}.${secret}`;
  return `${text}.${signHmac("refresh-token", text)}`;
}
