import "server-only";
import type { NextRequest } from "next/server";
import { notFound } from "@/lib/core/errors";
import { execute } from "@/lib/core/execute";
import type { Operation } from "@/lib/core/operation";
import { anonymousFrom } from "@/lib/platform/auth/anonymous-actor";
import { loadActor } from "@/lib/platform/auth/load-actor";
import { CLIENT_IP_HEADER, requestActor } from "@/lib/platform/auth/request-actor";
import { makeSessionToken } from "@/lib/platform/auth/session-cookie";
import { markSignedOut } from "@/lib/platform/request-context";
import { settings } from "@/lib/platform/settings/settings";
import { safePath } from "@/lib/utils/safe-path";
import { readFormOrJson, readJson } from "./body";
import { browserOf } from "./browser-session";
import { limitRequest } from "./limits";
import { type BoundHandler, respond } from "./route";
import { requireSameOrigin } from "./same-origin";
import { clearSession, setSession, setTesting } from "./session-responses";

type SignIn = Operation<
  { userType: string; userAgent?: string | null },
  { sessionId: string; user: { id: string } }
>;
type Logout = Operation<Record<string, never>, unknown>;

/** Signs this browser in as a demo account (the brand by default) and returns to the page it came from. */
export function testingSignIn(signIn: SignIn, logout: Logout): BoundHandler {
  const handler = (request: NextRequest) =>
    respond(request, async () => {
      requireSameOrigin(request.headers);
      const caller = anonymousFrom(request.headers);
      await limitRequest(caller, signIn as Operation);
      const { userType } = await readFormOrJson(request);
      const { userAgent } = await browserOf(request.headers, request.cookies);
      const output = await execute(caller, signIn, { userType: String(userType ?? "brand"), userAgent });
      await endSession(request, logout);
      const response = backTo(request);
      const token = await makeSessionToken({ sub: output.user.id, sid: output.sessionId });
      setSession(response.headers, token);
      setTesting(response.headers, true);
      return response;
    });
  return Object.assign(handler, { operation: signIn as Operation, binding: "raw" as const });
}

/** Leaves testing mode and signs this browser out. */
export function testingSignOut(logout: Logout): BoundHandler {
  const handler = (request: NextRequest) =>
    respond(request, async () => {
      if (!settings().TESTING_MODE) throw notFound();
      requireSameOrigin(request.headers);
      await endSession(request, logout);
      const response = backTo(request);
      clearSession(response.headers);
      markSignedOut();
      setTesting(response.headers, false);
      return response;
    });
  return Object.assign(handler, { operation: logout as Operation, binding: "raw" as const });
}

/**
 * Executes an operation as the demo account of the body's `userType`, whoever this browser is signed in as. It runs
 * under a session of its own, which ends with the answer.
 */
export function asDemoAccount<In, Out>(
  signIn: SignIn,
  logout: Logout,
  operation: Operation<In, Out>,
  read: (output: Out) => { url: string },
): BoundHandler {
  const handler = (request: NextRequest) =>
    respond(request, async () => {
      if (!settings().TESTING_MODE) throw notFound();
      requireSameOrigin(request.headers);
      const caller = anonymousFrom(request.headers);
      await limitRequest(caller, signIn as Operation);
      const { userType, ...input } = await readJson(request);
      const { sessionId } = await execute(caller, signIn, { userType: String(userType) });
      const actor = await loadActor(sessionId, request.headers.get(CLIENT_IP_HEADER));
      if (actor?.kind !== "user") throw notFound();
      try {
        const { url } = read(await execute(actor, operation, input as In));
        return Response.json({ success: true, data: { url } }, { headers: { "cache-control": "no-store" } });
      } finally {
        await execute(actor, logout, {});
      }
    });
  return Object.assign(handler, { operation: operation as Operation, binding: "raw" as const });
}

async function endSession(request: NextRequest, logout: Logout): Promise<void> {
  const { actor } = await requestActor(request.headers, request.cookies);
  if (actor?.kind === "user") await execute(actor, logout, {});
}

/** The address is relative, so that it leads nowhere else whatever host name we were reached by. */
function backTo(request: NextRequest): Response {
  const referer = request.headers.get("referer") ?? "";
  const path = URL.canParse(referer) ? new URL(referer) : null;
  const location = safePath(path && path.pathname + path.search, "/matching");
  return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
}
