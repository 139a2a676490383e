import "server-only";
import { cookies, headers } from "next/headers";
import { execute } from "@/lib/core/execute";
import type { Operation } from "@/lib/core/operation";
import { HINT_COOKIE } from "@/lib/hint-cookie";
import { anonymousFrom } from "@/lib/platform/auth/anonymous-actor";
import {
  DEVICE_SECONDS,
  deviceCookieName,
  makeDeviceToken,
  readDeviceCookie,
} from "@/lib/platform/auth/known-device";
import {
  isSecure,
  makeSessionToken,
  readSessionToken,
  SESSION_SECONDS,
  sessionCookieName,
  sessionCookieOptions,
} from "@/lib/platform/auth/session-cookie";
import { markSignedOut } from "@/lib/platform/request-context";

/** A sign-in takes these from its request: user agent, the session that it replaces, device cookie. */
export type Browser = { userAgent: string | null; replaces: string | null; deviceToken: string | null };
export type LoginInput = { email: string; password: string; totp?: string } & Partial<Browser>;
export type LoginOutput = { sessionId: string; user: { id: string }; deviceToken: string };

type HeaderSource = { get(name: string): string | null };
type CookieSource = { get(name: string): { value: string } | undefined };

export async function browserOf(sent: HeaderSource, jar: CookieSource): Promise<Browser> {
  const session = await readSessionToken(jar.get(sessionCookieName())?.value);
  return {
    userAgent: sent.get("user-agent")?.slice(0, 1000) ?? null,
    replaces: session?.sid ?? null,
    deviceToken: readDeviceCookie(jar),
  };
}

/**
 * Puts a session's id into this browser's cookies, as next-auth does for a sign-in by script. Only an action may set
 * cookies, so only an action may call this.
 */
export async function setSession({ sessionId, user, deviceToken }: LoginOutput): Promise<void> {
  const jar = await cookies();
  const value = await makeSessionToken({ sub: user.id, sid: sessionId });
  jar.set(sessionCookieName(), value, { ...sessionCookieOptions(), maxAge: SESSION_SECONDS });
  jar.set(HINT_COOKIE, "1", { sameSite: "lax", path: "/", secure: isSecure(), maxAge: SESSION_SECONDS });
  jar.set(deviceCookieName(), deviceToken, { ...sessionCookieOptions(), maxAge: DEVICE_SECONDS });
}

/** Makes this browser known for an address whose owner sits before it. Only an action may call this. */
export async function setKnownDevice(email: string): Promise<void> {
  const value = makeDeviceToken(email);
  (await cookies()).set(deviceCookieName(), value, { ...sessionCookieOptions(), maxAge: DEVICE_SECONDS });
}

/** Takes cookies and everything typed out of this browser. Only an action may call this. */
export async function clearSession(): Promise<void> {
  const jar = await cookies();
  jar.set(sessionCookieName(), "", { ...sessionCookieOptions(), maxAge: 0 });
  jar.set(HINT_COOKIE, "", { sameSite: "lax", path: "/", secure: isSecure(), maxAge: 0 });
  markSignedOut();
}

/** Signs this browser in to a new account. False where that failed; the account exists all the same. */
export async function signInNew(
  login: Operation<LoginInput, LoginOutput>,
  account: { email: string; password: string },
): Promise<boolean> {
  const sent = await headers();
  try {
    const browser = await browserOf(sent, await cookies());
    await setSession(await execute(anonymousFrom(sent), login, { ...account, ...browser }));
    return true;
  } catch {
    return false;
  }
}
