import { isAllowListed, parseFetchUrl } from "../safe-fetch/fetch-target";
import { safePost } from "../safe-fetch/safe-fetch";
import { SafeFetchError } from "../safe-fetch/safe-fetch-error";
import { type BrowserKeys, encryptPush } from "./encrypt-push";
import { type PushKeys, signForService } from "./push-keys";

export const MAX_ENDPOINT_LENGTH = 1024;

/**
 * What came of a push. `gone`: the subscription has ended (404, 410). `wait`: the service asks for patience (429), for
 * so many seconds. `failed`: its server or the way to it failed, and a later attempt may succeed. `refused`: it takes no
 * such push.
 */
export type PushOutcome =
  | { result: "delivered" | "gone" | "failed" | "refused" }
  | { result: "wait"; seconds: number };

export type Push = {
  endpoint: string;
  browserKeys: BrowserKeys;
  keys: PushKeys;
  subject: string;
  text: string;
  /** The service holds it for a device that is away for so long. */
  ttlSeconds: number;
  isUrgent: boolean;
  /** A later push of the topic takes the place of one that still waits at the service; at most 32 characters. */
  topic: string;
};

/** A push service's address comes from a browser: it must be https, but for one that a test's settings allow. */
export function isPushEndpoint(endpoint: string): boolean {
  try {
    const url = parseFetchUrl(endpoint);
    return endpoint.length <= MAX_ENDPOINT_LENGTH && (url.protocol === "https:" || isAllowListed(url));
  } catch {
    return false;
  }
}

/** Hands an encrypted push to the service of the browser that it is for. Never throws for what the service does. */
export async function sendPush(push: Push, now: Date): Promise<PushOutcome> {
  const { endpoint, browserKeys, keys, subject, text, ttlSeconds, isUrgent, topic } = push;
  if (!isPushEndpoint(endpoint)) return { result: "refused" };
  try {
    const { status, retryAfter } = await safePost(endpoint, {
      body: encryptPush(text, browserKeys),
      headers: {
        "content-type": "application/octet-stream",
        "content-encoding": "aes128gcm",
        ttl: String(ttlSeconds),
        urgency: isUrgent ? "high" : "normal",
        topic,
        authorization: signForService(keys, { endpoint, subject, now }),
      },
    });
    return outcomeOf(status, retryAfter, now);
  } catch (error) {
    if (error instanceof SafeFetchError) return { result: "failed" };
    throw error;
  }
}

const DEFAULT_WAIT_SECONDS = 60;
const MAX_WAIT_SECONDS = 24 * 60 * 60;

function outcomeOf(status: number, retryAfter: string | undefined, now: Date): PushOutcome {
  if (status >= 200 && status < 300) return { result: "delivered" };
  if (status === 404 || status === 410) return { result: "gone" };
  if (status === 429) return { result: "wait", seconds: waitOf(retryAfter, now) };
  return { result: status >= 500 ? "failed" : "refused" };
}

/** Retry-After is a number of seconds or a date. */
function waitOf(retryAfter: string | undefined, now: Date): number {
  const sent = retryAfter?.trim() ?? "";
  const seconds = /^\d+$/.test(sent) ? Number(sent) : (Date.parse(sent) - now.getTime()) / 1000;
  if (!Number.isFinite(seconds)) return DEFAULT_WAIT_SECONDS;
  return Math.min(Math.max(Math.ceil(seconds), 1), MAX_WAIT_SECONDS);
}
