import "server-only";
import { cookies, headers } from "next/headers";
import { execute } from "@/lib/core/execute";
import type { Operation } from "@/lib/core/operation";
import { HINT_COOKIE } from "@/lib/hint-cookie";
import { anonymousFrom } from "@/lib/platform/auth/anonymous-actor";
import {
  isSecure,
  makeSessionToken,
  SESSION_SECONDS,
  sessionCookieName,
  sessionCookieOptions,
} from "@/lib/platform/auth/session-cookie";

type LoginInput = { email: string; password: string; userAgent?: string | null };
type LoginOutput = { sessionId: string; user: { id: string } };

/** What the browser calls itself, as the login operation takes it. */
export const userAgentOf = (sent: { get(name: string): string | null }) =>
  sent.get("user-agent")?.slice(0, 1000) ?? null;

/** Puts a session's id into this browser's cookies, as next-auth does for a sign-in by script. In an action only. */
export async function setSession({ sessionId, user }: LoginOutput): Promise<void> {
  const jar = await cookies();
  const value = await makeSessionToken({ sub: user.id, sid: sessionId });
  jar.set(sessionCookieName(), value, { ...sessionCookieOptions(), maxAge: SESSION_SECONDS });
  jar.set(HINT_COOKIE, "1", { sameSite: "lax", path: "/", secure: isSecure(), maxAge: SESSION_SECONDS });
}

/** Takes both cookies out of this browser. In an action only. */
export async function clearSession(): Promise<void> {
  const jar = await cookies();
  jar.set(sessionCookieName(), "", { ...sessionCookieOptions(), maxAge: 0 });
  jar.set(HINT_COOKIE, "", { sameSite: "lax", path: "/", secure: isSecure(), maxAge: 0 });
}

/** Signs this browser in with an account that was just made. False where that failed; the account exists then too. */
export async function signInNew(
  login: Operation<LoginInput, LoginOutput>,
  account: { email: string; password: string },
): Promise<boolean> {
  const sent = await headers();
  try {
    await setSession(await execute(anonymousFrom(sent), login, { ...account, userAgent: userAgentOf(sent) }));
    return true;
  } catch {
    return false;
  }
}
