import type { Actor } from "@/lib/core/actor";
import { AppError } from "@/lib/core/errors";
import type { Operation } from "@/lib/core/operation";
import { addressKey, consume } from "@/lib/platform/rate-limit/rate-limit";
import { settings } from "@/lib/platform/settings/settings";

export const WINDOW_SECONDS = 15 * 60;
const TOKEN_WINDOW_SECONDS = 60 * 60;
/** Limits per address are written for this, `RATE_LIMIT_ANONYMOUS` in production, and scale with it. */
const BASE_ANONYMOUS = 100;
/** The demo's own default of that setting. */
const DEMO_ANONYMOUS = 1000;

/** Counts a request against the caller's general limit and the operation's own. Throws 429 with Retry-After. */
export async function limitRequest(actor: Actor, operation?: Operation): Promise<void> {
  const { RATE_LIMIT_ANONYMOUS, RATE_LIMIT_USER, RATE_LIMIT_TOKEN } = settings();
  if (actor.kind === "user" && actor.token)
    await spend("token", actor.token.id, RATE_LIMIT_TOKEN, TOKEN_WINDOW_SECONDS);
  else if (actor.kind === "user") await spend("user", actor.userId, RATE_LIMIT_USER);
  else await spend("address", addressOf(actor), RATE_LIMIT_ANONYMOUS);
  if (operation) await limitOperation(actor, operation);
}

/** Counts a request against the operation's own limit alone, where it has one. Throws 429 with Retry-After. */
export async function limitOperation(actor: Actor, { spec }: Operation): Promise<void> {
  if (!spec.rateLimit) return;
  const { perAddress, sameInDemo } = spec.rateLimit;
  const { RATE_LIMIT_ANONYMOUS } = settings();
  const scale = sameInDemo
    ? Math.max(1, RATE_LIMIT_ANONYMOUS / DEMO_ANONYMOUS)
    : RATE_LIMIT_ANONYMOUS / BASE_ANONYMOUS;
  const points = Math.ceil(perAddress * scale);
  await spend(spec.name, addressOf(actor), points);
}

const addressOf = ({ ip }: Actor) => (ip ? addressKey(ip) : "unknown");

async function spend(
  bucket: string,
  key: string,
  points: number,
  windowSeconds = WINDOW_SECONDS,
): Promise<void> {
  const { allowed, retryAfterSeconds } = await consume(bucket, key, { points, windowSeconds });
  if (!allowed) throw new AppError("rate_limited", undefined, { retryAfterSeconds });
}
