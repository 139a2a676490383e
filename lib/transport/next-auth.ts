import "server-only";
import { NextRequest } from "next/server";
import NextAuth, { type NextAuthOptions } from "next-auth";
import CredentialsProvider from "next-auth/providers/credentials";
import { AppError, toAppError } from "@/lib/core/errors";
import { execute } from "@/lib/core/execute";
import type { Operation } from "@/lib/core/operation";
import { anonymousFrom } from "@/lib/platform/auth/anonymous-actor";
import { DEVICE_SECONDS, deviceCookieName } from "@/lib/platform/auth/known-device";
import { loadActor } from "@/lib/platform/auth/load-actor";
import {
  cookiePrefix,
  isSecure,
  SESSION_SECONDS,
  sessionCookieName,
  sessionCookieOptions,
} from "@/lib/platform/auth/session-cookie";
import { log } from "@/lib/platform/log";
import { markSignedOut } from "@/lib/platform/request-context";
import { settings } from "@/lib/platform/settings/settings";
import { readBounded } from "./body";
import { browserOf, type LoginInput, type LoginOutput } from "./browser-session";
import { limitRequest } from "./limits";
import { clearHint, cookieLine, setHint } from "./session-responses";

type Context = { params: Promise<{ nextauth: string[] }> };
type Handler = ((request: NextRequest, context: Context) => Promise<Response>) & { operations: Operation[] };

/**
 * Only these actions of next-auth are served. Its session address is not among them: it would answer from the cookie
 * alone, whether the session was revoked or not.
 */
const ACTIONS = new Set(["csrf", "providers", "callback", "signin", "signout", "error"]);
const MAX_FORM_BYTES = 16 * 1024;

/**
 * Serves next-auth's address for browsers, over our own sessions: signing in runs the login operation, which makes
 * the session's row that the cookie only names; signing out runs the logout operation. A refusal's message comes back
 * as the form's `error`.
 */
export function nextAuthHandlers(
  login: Operation<LoginInput, LoginOutput>,
  logout: Operation<Record<string, never>, unknown>,
): { GET: Handler; POST: Handler } {
  const handle = async (request: NextRequest, context: Context): Promise<Response> => {
    const [action = ""] = (await context.params).nextauth;
    // The server puts the API's envelope around refusals without a body.
    if (!ACTIONS.has(action)) return new Response(null, { status: 404 });
    const bounded = await boundForm(request);
    if (!bounded) return new Response(null, { status: 413 });
    // A build has no settings, so they are read here and not at import.
    process.env.NEXTAUTH_URL ??= settings().APP_URL;
    let deviceToken: string | undefined;
    const signIn = async (credentials: Credentials | undefined) => {
      const output = await authorize(login, credentials, bounded);
      deviceToken = output.deviceToken;
      return { id: output.user.id, sid: output.sessionId };
    };
    const result: Response = await NextAuth(bounded, context, authOptions(signIn, logout));
    return withHint(result, deviceToken);
  };
  const operations = [login, logout] as Operation[];
  return { GET: Object.assign(handle, { operations }), POST: Object.assign(handle, { operations }) };
}

/** Reads the form within bounds, which next-auth does not; null when it is too long. */
async function boundForm(request: NextRequest): Promise<NextRequest | null> {
  if (!request.body) return request;
  try {
    const body = await readBounded(request, MAX_FORM_BYTES);
    const { method, headers } = request;
    return new NextRequest(request.url, { method, headers, body });
  } catch (error) {
    if (error instanceof AppError && error.code === "too_large") return null;
    throw error;
  }
}

/** next-auth may send a browser only to an address of ours; anything else becomes the first page. */
export function ownAddress(url: string, base: string): string {
  const { origin } = new URL(base);
  if (!URL.canParse(url, base)) return origin;
  const target = new URL(url, base);
  return target.origin === origin ? target.href : origin;
}

type Credentials = Record<string, string>;

export function authCookies() {
  const options = sessionCookieOptions();
  return {
    sessionToken: { name: sessionCookieName(), options },
    callbackUrl: { name: `${cookiePrefix()}fivewire.callback`, options },
    csrfToken: { name: `${cookiePrefix()}fivewire.csrf`, options },
  };
}

/** The options are made per request, because a sign-in reads that request's cookies. */
function authOptions(
  signIn: (credentials: Credentials | undefined) => Promise<{ id: string; sid: string }>,
  logout: Operation<Record<string, never>, unknown>,
): NextAuthOptions {
  return {
    secret: settings().AUTH_SECRET,
    session: { strategy: "jwt", maxAge: SESSION_SECONDS },
    useSecureCookies: isSecure(),
    pages: { signIn: "/login", error: "/login" },
    cookies: authCookies(),
    providers: [
      CredentialsProvider({ credentials: { email: {}, password: {}, totp: {} }, authorize: signIn }),
    ],
    callbacks: {
      redirect: ({ url, baseUrl }) => ownAddress(url, baseUrl),
      // The token is set when signing in and never again: an update that a client sends is ignored.
      jwt: ({ token, user, trigger }) => {
        if (trigger === "signIn" && user && "sid" in user) return { sub: user.id, sid: user.sid };
        return { sub: token.sub, sid: token.sid };
      },
    },
    events: { signOut: ({ token }) => endSession(logout, token.sid) },
    logger: {
      error: (code) => log.warn({ code }, "next-auth"),
      warn: () => {},
      debug: () => {},
    },
  };
}

async function authorize(
  login: Operation<LoginInput, LoginOutput>,
  credentials: Credentials | undefined,
  request: NextRequest,
): Promise<LoginOutput> {
  try {
    const actor = anonymousFrom(request.headers);
    await limitRequest(actor, login as Operation);
    return await execute(actor, login, {
      email: credentials?.email ?? "",
      password: credentials?.password ?? "",
      totp: credentials?.totp || undefined,
      ...(await browserOf(request.headers, request.cookies)),
    });
  } catch (thrown) {
    const error = toAppError(thrown);
    if (error.status === 500)
      log.error({ operation: "accounts.loginBrowser", err: error.cause }, "login failed");
    // next-auth passes on only the error's message.
    throw new AppError(error.code, error.message);
  }
}

async function endSession(logout: Operation<Record<string, never>, unknown>, sid: unknown): Promise<void> {
  const actor = await loadActor(typeof sid === "string" ? sid : null, null);
  if (actor?.kind === "user") await execute(actor, logout, {});
}

/** Sets and clears the hint cookie along with the session's. A sign-in makes the device known. */
function withHint(result: Response, deviceToken: string | undefined): Response {
  const name = sessionCookieName();
  const setCookie = result.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));
  if (setCookie === undefined) return result;
  const response = new Response(result.body, result);
  if (setCookie.startsWith(`${name}=;`)) {
    clearHint(response.headers);
    markSignedOut();
  } else setHint(response.headers);
  if (deviceToken) {
    response.headers.append("set-cookie", cookieLine(deviceCookieName(), deviceToken, DEVICE_SECONDS, true));
  }
  return response;
}
