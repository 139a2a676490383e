import { jwtVerify, SignJWT } from "jose";
import { derivedKey } from "../crypto/derived-key";
import { VerifiedTokens } from "./verified-tokens";

/** An API client's access token is valid for so many seconds. The session row is still read on every request. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;

/**
 * An access token must state this about itself (RFC 9068), so no other token of ours is valid as one, and none of
 * another issuer. These are names and not addresses, because several instances under several addresses accept each
 * other's tokens.
 */
const HEADER = { alg: "HS256", typ: "at+jwt" } as const;
const ISSUER = "fivewire";
const AUDIENCE = "fivewire-api";

const key = () => derivedKey("access-token");
const verified = new VerifiedTokens<{ sid: string }>("access-token");

/** Signs a bearer token for one session, valid for 15 minutes unless the session is revoked before. */
export async function signAccessToken(sessionId: string): Promise<string> {
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader(HEADER)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(`${ACCESS_TOKEN_SECONDS}s`)
    .sign(key());
}

/** Returns a bearer token's session, or null when it is forged, expired or another kind of token. */
export async function verifyAccessToken(token: string): Promise<string | null> {
  const claims = await verified.read(token, async () => {
    const { payload } = await jwtVerify(token, key(), {
      algorithms: [HEADER.alg],
      typ: HEADER.typ,
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ["exp", "iat"],
    });
    return typeof payload.sid === "string" ? { claims: { sid: payload.sid }, expires: payload.exp } : null;
  });
  return claims?.sid ?? null;
}
