import { HINT_COOKIE } from "@/lib/hint-cookie";
import { TESTING_COOKIE } from "@/lib/platform/page-delivery/testing-script";
import "server-only";
import { DEVICE_SECONDS, deviceCookieName, makeDeviceToken } from "@/lib/platform/auth/known-device";
import { isSecure, SESSION_SECONDS, sessionCookieName } from "@/lib/platform/auth/session-cookie";
import { markSignedOut } from "@/lib/platform/request-context";
import type { BoundHandler } from "./route";

export function cookieLine(name: string, value: string, seconds: number, httpOnly: boolean): string {
  const flags = [httpOnly ? "; HttpOnly" : "", isSecure() ? "; Secure" : ""].join("");
  return `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${flags}`;
}

/** The readable cookie by which a cached page knows to request the viewer. It expires with the session's. */
export const setHint = (headers: Headers) =>
  headers.append("set-cookie", cookieLine(HINT_COOKIE, "1", SESSION_SECONDS, false));

export const clearHint = (headers: Headers) =>
  headers.append("set-cookie", cookieLine(HINT_COOKIE, "", 0, false));

/** Signs in the browser that receives this answer. */
export function setSession(headers: Headers, token: string) {
  headers.append("set-cookie", cookieLine(sessionCookieName(), token, SESSION_SECONDS, true));
  setHint(headers);
}

export const setTesting = (headers: Headers, on: boolean) =>
  headers.append("set-cookie", cookieLine(TESTING_COOKIE, on ? "1" : "", on ? SESSION_SECONDS : 0, false));

export function clearSession(headers: Headers) {
  headers.append("set-cookie", cookieLine(sessionCookieName(), "", 0, true));
  clearHint(headers);
}

/**
 * Clears the browser's cookies when the response says that its session is over: after signing out (`signsOut`), which
 * takes what the pages stored along, and when a cookie turns out to belong to no live session. Bearer clients are not
 * affected.
 */
export function endingSession<H extends BoundHandler>(
  handler: H,
  ends: (status: number) => boolean,
  { signsOut = false } = {},
): H {
  return Object.assign(
    async (...[request, context]: Parameters<BoundHandler>) => {
      const response = await handler(request, context);
      const byCookie = !request.headers.has("authorization") && request.cookies.has(sessionCookieName());
      const hinted = request.cookies.has(HINT_COOKIE);
      if ((byCookie || hinted) && ends(response.status)) {
        clearSession(response.headers);
        if (signsOut) markSignedOut();
      }
      return response;
    },
    { operation: handler.operation, binding: handler.binding },
  ) as unknown as H;
}

/**
 * Makes a browser of ours known for the account whose `email` a success answers: its owner sits before it. A client of
 * the API, or another site's page, gets no cookie.
 */
export function knowingBrowser<H extends BoundHandler>(handler: H): H {
  return Object.assign(
    async (...[request, context]: Parameters<BoundHandler>) => {
      const response = await handler(request, context);
      if (response.status !== 200 || request.headers.get("sec-fetch-site") !== "same-origin") return response;
      const { data } = (await response.clone().json()) as { data: { email: string } };
      const token = makeDeviceToken(data.email);
      response.headers.append("set-cookie", cookieLine(deviceCookieName(), token, DEVICE_SECONDS, true));
      return response;
    },
    { operation: handler.operation, binding: handler.binding },
  ) as unknown as H;
}
