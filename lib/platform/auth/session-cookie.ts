import { decode, encode } from "next-auth/jwt";
import { settings } from "@/lib/platform/settings/settings";
import { VerifiedTokens } from "./verified-tokens";

/** Browser sessions last 7 days after their last use: the row and the cookie are both renewed. */
export const SESSION_SECONDS = 7 * 24 * 60 * 60;
/** The cookie is renewed once it is so old, and not on every request. */
const RENEW_AFTER_SECONDS = 24 * 60 * 60;

export const isSecure = () => settings().APP_URL.startsWith("https://");
/** Every cookie but the hint has this prefix: over https browsers then accept it from this very host alone. */
export const cookiePrefix = () => (isSecure() ? "__Host-" : "");
export const sessionCookieName = () => `${cookiePrefix()}fivewire.session`;

export function sessionCookieOptions() {
  return { httpOnly: true, sameSite: "lax", path: "/", secure: isSecure() } as const;
}

export type SessionToken = { sub: string; sid: string; iat: number };

const verified = new VerifiedTokens<SessionToken>("session-cookie");

export async function readSessionToken(cookie: string | undefined): Promise<SessionToken | null> {
  if (!cookie) return null;
  return verified.read(cookie, async () => {
    const token = await decode({ token: cookie, secret: settings().AUTH_SECRET });
    if (!token?.sub || typeof token.sid !== "string") return null;
    const { sub, sid, iat, exp } = token;
    return { claims: { sub, sid, iat: Number(iat ?? 0) }, expires: Number(exp ?? 0) };
  });
}

/** Makes a cookie value that names a session. */
export const makeSessionToken = ({ sub, sid }: Omit<SessionToken, "iat">): Promise<string> =>
  encode({ token: { sub, sid }, secret: settings().AUTH_SECRET, maxAge: SESSION_SECONDS });

/** Makes a new cookie value for a token that is due, or returns null. */
export async function renewSessionToken(token: SessionToken): Promise<string | null> {
  return Date.now() / 1000 - token.iat < RENEW_AFTER_SECONDS ? null : makeSessionToken(token);
}
