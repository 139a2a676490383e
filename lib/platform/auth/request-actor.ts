import { ACTING_HEADER } from "@/lib/acting";
import type { Actor } from "@/lib/core/actor";
import { verifyAccessToken } from "./access-token";
import { loadActor, loadTokenActor, TOKEN_START } from "./load-actor";
import { readSessionToken, sessionCookieName } from "./session-cookie";

/** Our own server sets this header from the socket, and drops the same header where a client sends it. */
export const CLIENT_IP_HEADER = "x-fivewire-client-ip";

export type Credentials = "none" | "bearer" | "cookie";
type HeaderSource = { get(name: string): string | null };
type CookieSource = { get(name: string): { value: string } | undefined };

/**
 * Returns who is calling. A bearer token wins over the cookie, and a bad one never falls back to it. The actor is
 * null when a profile was named that the caller does not manage, by the header or else by `named`.
 */
export async function requestActor(
  headers: HeaderSource,
  cookies: CookieSource,
  named: string | null = null,
): Promise<{ actor: Actor | null; via: Credentials }> {
  const ip = headers.get(CLIENT_IP_HEADER);
  const acting = headers.get(ACTING_HEADER) ?? named;
  const authorization = headers.get("authorization");
  if (authorization) {
    const [, bearer] = /^bearer\s+(\S+)$/i.exec(authorization) ?? [];
    if (bearer?.startsWith(TOKEN_START))
      return { actor: await loadTokenActor(bearer, ip, acting), via: "bearer" };
    return {
      actor: await loadActor(bearer ? await verifyAccessToken(bearer) : null, ip, acting),
      via: "bearer",
    };
  }
  const token = await readSessionToken(cookies.get(sessionCookieName())?.value);
  return { actor: await loadActor(token?.sid ?? null, ip, acting), via: token ? "cookie" : "none" };
}
