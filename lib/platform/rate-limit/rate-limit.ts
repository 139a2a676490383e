import ipaddr from "ipaddr.js";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

export type Limit = { points: number; windowSeconds: number };
export type Consumed = { allowed: boolean; retryAfterSeconds: number; remaining: number };

/** Keys stored per bucket; about 30 MB for a full one. */
const MAX_KEYS = 50_000;

type Bucket = { limiter: RateLimiterMemory; keys: Set<string> };

const buckets = new Map<string, Bucket>();

function bucketFor(name: string, { points, windowSeconds }: Limit): Bucket {
  const keyPrefix = `${name}:${points}:${windowSeconds}`;
  const known = buckets.get(keyPrefix);
  if (known) return known;
  const bucket = {
    limiter: new RateLimiterMemory({ keyPrefix, points, duration: windowSeconds }),
    keys: new Set<string>(),
  };
  buckets.set(keyPrefix, bucket);
  return bucket;
}

/** Keeps a bucket from growing with the addresses of an attacker: beyond the bound the oldest are dropped. */
async function remember({ limiter, keys }: Bucket, key: string, maxKeys: number): Promise<void> {
  keys.delete(key);
  keys.add(key);
  for (const oldest of keys) {
    if (keys.size <= maxKeys) return;
    keys.delete(oldest);
    await limiter.delete(oldest);
  }
}

/**
 * Counts one use of `key` in a bucket, in this process's memory; keys expire with their window. Limits per
 * account, which must hold over all instances, are counted in Postgres instead (auth/account-limits).
 */
export async function consume(
  bucketName: string,
  key: string,
  limit: Limit,
  { maxKeys = MAX_KEYS }: { maxKeys?: number } = {},
): Promise<Consumed> {
  const bucket = bucketFor(bucketName, limit);
  await remember(bucket, key, maxKeys);
  try {
    const { remainingPoints } = await bucket.limiter.consume(key);
    return { allowed: true, retryAfterSeconds: 0, remaining: remainingPoints };
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return {
      allowed: false,
      retryAfterSeconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)),
      remaining: 0,
    };
  }
}

/** The part of an address that one party holds: an IPv4 whole, of an IPv6 the /64 its owner can roam in. */
export function addressKey(text: string): string {
  if (!ipaddr.isValid(text)) return text;
  const address = ipaddr.process(text);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = address.parts.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(":")}::/64`;
}
