import { type NextRequest, NextResponse } from "next/server";
import { ACTING_HEADER, ACTING_KEY, isWithin, signedInRoots } from "@/lib/acting";
import { canonicalAddress } from "@/lib/domain/discovery/directories/address";
import { kindOfPath } from "@/lib/domain/discovery/directories/labels";
import { HINT_COOKIE } from "@/lib/hint-cookie";
import {
  isSecure,
  readSessionToken,
  renewSessionToken,
  SESSION_SECONDS,
  type SessionToken,
  sessionCookieName,
  sessionCookieOptions,
} from "@/lib/platform/auth/session-cookie";
import { newNonce, noncePolicy } from "@/lib/platform/security/csp";
import { settings } from "@/lib/platform/settings/settings";

/** These pages render per request. Public pages are cached and carry a policy of their own: never name them here. */
export const config = {
  runtime: "nodejs",
  matcher: [
    "/dashboard/:path*",
    "/matching/:path*",
    "/inbox/:path*",
    "/analytics/:path*",
    "/company-management/:path*",
    "/invitation/:token",
    "/assets/:path*",
    "/contacts",
    "/coverage",
    "/releases/:path*",
    "/requests/:path*",
    "/work/:path*",
    "/import",
    "/create-:kind(brand|source)-pitch",
    "/create-:what(brand-newsroom|source-newsroom|newsroom|profile)",
    // Next reads this list without running the file, so paths cannot be imported; this one is in
    // components/profiles/builders/paths.ts.
    "/builder-preview",
    "/:kind(brand|source)-pitch/new",
    "/pitch-pages/:path*",
    "/pitch/new",
    "/settings/:path*",
    "/own-page/:path*",
    "/admin/:path*",
    "/report/:path*",
    "/setup-profile",
    "/login",
    "/signup",
    "/forgot-password",
    "/reset-password",
    "/sign-out",
    "/verify-email",
    "/change-email",
    "/appeal",
    "/restore-account",
    "/follow/:slug/status",
    "/pitch/:slug/write",
    "/unsubscribe",
    "/newsletter/:page(confirm|stop)",
    "/dev/:path*",
    "/template-demo/:path*",
    // Directories are rendered per request when they are filtered or searched. The bare address is a cached page,
    // whatever a campaign adds to it.
    "/directory/:path*",
    { source: "/:directory(press|brands|sources|paid-media)", has: [{ type: "query", key: "q" }] },
    { source: "/:directory(press|brands|sources|paid-media)", has: [{ type: "query", key: "category" }] },
    { source: "/:directory(press|brands|sources|paid-media)", has: [{ type: "query", key: "sort" }] },
    { source: "/:directory(press|brands|sources|paid-media)", has: [{ type: "query", key: "topic" }] },
    { source: "/:directory(press|brands|sources|paid-media)", has: [{ type: "query", key: "location" }] },
    { source: "/:directory(press|brands|sources|paid-media)", has: [{ type: "query", key: "distance" }] },
    { source: "/:directory(press|brands|sources|paid-media)", has: [{ type: "query", key: "minFollowers" }] },
    { source: "/:directory(press|brands|sources|paid-media)", has: [{ type: "query", key: "maxFollowers" }] },
    { source: "/:directory(press|brands|sources|paid-media)", has: [{ type: "query", key: "verified" }] },
    { source: "/:directory(press|brands|sources|paid-media)", has: [{ type: "query", key: "tier" }] },
    { source: "/:directory(press|brands|sources|paid-media)", has: [{ type: "query", key: "perks" }] },
    { source: "/:directory(press|brands|sources|paid-media)", has: [{ type: "query", key: "minRate" }] },
    { source: "/:directory(press|brands|sources|paid-media)", has: [{ type: "query", key: "maxRate" }] },
    { source: "/:directory(press|brands|sources|paid-media)", has: [{ type: "query", key: "shown" }] },
    { source: "/:directory(press|brands|sources|paid-media)", has: [{ type: "query", key: "cursor" }] },
  ],
};

const DIRECTORY = "/directory/";

/** Redirects early, gives the page its nonce and renews the session's cookies. Operations check access again. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const cookie = request.cookies.get(sessionCookieName())?.value;
  const token = await readSessionToken(cookie);
  const away = redirectTarget(request, token);
  const response = away ? NextResponse.redirect(new URL(away, settings().APP_URL)) : withNonce(request);
  // A redirect depends on the caller as much as a page does, so neither may be cached.
  response.headers.set("cache-control", "private, no-store");
  await copyCookies(request, response, cookie, token);
  return response;
}

function redirectTarget(request: NextRequest, token: SessionToken | null): string | null {
  const { pathname, search } = request.nextUrl;
  const directory = directoryOf(pathname);
  if (directory) {
    const { searchParams } = request.nextUrl;
    // The page that renders a filtered directory has no public address of its own.
    const clean = canonicalAddress(directory, searchParams);
    return pathname.startsWith(DIRECTORY)
      ? (clean ?? `/${pathname.slice(DIRECTORY.length)}${search}`)
      : clean;
  }
  if (token || !isGuarded(pathname)) return null;
  return `/login?callbackUrl=${encodeURIComponent(pathname + search)}`;
}

/** `/matching` and `/analytics` answer a signed-out visitor themselves. */
const isGuarded = (pathname: string) =>
  pathname !== "/matching" && pathname !== "/analytics" && isSignedIn(pathname);

const isSignedIn = (pathname: string) => signedInRoots.some((root) => isWithin(pathname, root));

const directoryOf = (pathname: string) => kindOfPath(pathname.replace(DIRECTORY, "/").slice(1));

/** Next reads the nonce from the request's policy and puts it on every script it writes. */
function withNonce(request: NextRequest): NextResponse {
  const policy = noncePolicy(newNonce());
  const headers = new Headers(request.headers);
  headers.set("content-security-policy", policy);
  const { pathname, searchParams } = request.nextUrl;
  const acting = isSignedIn(pathname) ? searchParams.get(ACTING_KEY) : null;
  // An address can name what no header takes, such as a NUL; a slug stays as it is.
  if (acting) headers.set(ACTING_HEADER, encodeURIComponent(acting));
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  return response;
}

async function copyCookies(
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
