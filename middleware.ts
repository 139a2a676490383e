import { type NextRequest, NextResponse } from "next/server";
import { loadActor } from "@/lib/platform/auth/load-actor";
import {
  HINT_COOKIE,
  isSecure,
  readSessionToken,
  renewSessionToken,
  SESSION_SECONDS,
  type SessionToken,
  sessionCookieName,
  sessionCookieOptions,
} from "@/lib/platform/auth/session-cookie";
import { noncePolicy } from "@/lib/platform/security/csp";
import { strictTransportSecurity } from "@/lib/platform/security/transport-security";
import { settings } from "@/lib/platform/settings/settings";

/** Pages that render per request. Public pages are cached and carry a policy of their own: never name them here. */
export const config = {
  runtime: "nodejs",
  matcher: [
    "/dashboard/:path*",
    "/matching/:path*",
    "/inbox/:path*",
    "/settings/:path*",
    "/company-management/:path*",
    "/setup-profile",
    "/login",
    "/signup",
    "/forgot-password",
    "/reset-password",
    "/verify-email",
    "/unsubscribe",
    "/dev/:path*",
  ],
};

/** Redirects early, gives the page its nonce and keeps the session's cookies fresh. Operations guard again. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const cookie = request.cookies.get(sessionCookieName())?.value;
  const token = await readSessionToken(cookie);
  const away = await redirectTarget(request, token);
  const response = away ? NextResponse.redirect(new URL(away, settings().APP_URL)) : withNonce(request);
  await keepCookies(request, response, cookie, token);
  return response;
}

async function redirectTarget(request: NextRequest, token: SessionToken | null): Promise<string | null> {
  const { pathname, search } = request.nextUrl;
  if (!token) {
    return isGuarded(pathname) ? `/login?callbackUrl=${encodeURIComponent(pathname + search)}` : null;
  }
  if (!within(pathname, "/company-management")) return null;
  const actor = await loadActor(token.sid, null);
  return actor?.kind === "user" && !actor.isAdmin ? "/dashboard" : null;
}

/** `/matching` itself answers a signed-out visitor with its own screen. */
const isGuarded = (pathname: string) =>
  pathname.startsWith("/matching/") ||
  ["/dashboard", "/inbox", "/settings", "/company-management", "/setup-profile"].some((root) =>
    within(pathname, root),
  );

const within = (pathname: string, root: string) => pathname === root || pathname.startsWith(`${root}/`);

/** Next reads the nonce from the request's policy and puts it on every script it writes. */
function withNonce(request: NextRequest): NextResponse {
  const policy = noncePolicy(Buffer.from(crypto.randomUUID()).toString("base64"));
  const headers = new Headers(request.headers);
  headers.set("content-security-policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  response.headers.set("cache-control", "private, no-store");
  const transport = strictTransportSecurity();
  if (transport) response.headers.set("strict-transport-security", transport);
  return response;
}

async function keepCookies(
  request: NextRequest,
  response: NextResponse,
  cookie: string | undefined,
  token: SessionToken | null,
) {
  const hinted = request.cookies.has(HINT_COOKIE);
  const hint = { sameSite: "lax", path: "/", secure: isSecure() } as const;
  if (!token) {
    if (cookie) response.cookies.set(sessionCookieName(), "", { ...sessionCookieOptions(), maxAge: 0 });
    if (hinted) response.cookies.set(HINT_COOKIE, "", { ...hint, maxAge: 0 });
    return;
  }
  const renewed = await renewSessionToken(token);
  if (renewed) {
    response.cookies.set(sessionCookieName(), renewed, {
      ...sessionCookieOptions(),
      maxAge: SESSION_SECONDS,
    });
  }
  if (renewed || !hinted) response.cookies.set(HINT_COOKIE, "1", { ...hint, maxAge: SESSION_SECONDS });
}
