import { createHmac } from "node:crypto";
import { settings } from "@/lib/platform/settings/settings";

/**
 * Makes a relay's credentials that are valid until a moment: `expiry:name` signed by the secret that we share with it
 * (draft-uberti-behave-turn-rest, which coturn reads with `use-auth-secret`).
 */
export function relayCredentials(secret: string, name: string, expires: number) {
  const username = `${expires}:${name}`;
  return { username, credential: createHmac("sha1", secret).update(username).digest("base64") };
}

/** Returns the servers by which a browser finds its way to the other one, for somebody named `name` to a relay. */
export function iceServersFor(name: string, now: Date) {
  const { STUN_URLS, TURN_URLS, TURN_SECRET, TURN_CREDENTIAL_SECONDS } = settings();
  const expires = Math.floor(now.getTime() / 1000) + TURN_CREDENTIAL_SECONDS;
  const hasRelay = TURN_URLS.length > 0 && TURN_SECRET !== undefined;
  return {
    iceServers: [
      ...(STUN_URLS.length > 0 ? [{ urls: STUN_URLS }] : []),
      ...(hasRelay ? [{ urls: TURN_URLS, ...relayCredentials(TURN_SECRET, name, expires) }] : []),
    ],
    expiresAt: hasRelay ? new Date(expires * 1000).toISOString() : null,
  };
}
