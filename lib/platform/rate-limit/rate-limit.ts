import ipaddr from "ipaddr.js";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { log } from "../log";
import { outsideRequests } from "../request-context";
import { sharedLimiter } from "./shared-limiter";

export type Limit = { points: number; windowSeconds: number };
export type Consumed = { allowed: boolean; retryAfterSeconds: number; remaining: number };

/** While the shared counters are away a bucket stores so many keys, about 30 MB when full. */
const MAX_KEYS = 50_000;

type Bucket = { shared: Promise<RateLimiterAbstract>; memory: RateLimiterMemory; keys: Set<string> };

const buckets = new Map<string, Bucket>();

function bucketFor(name: string, { points, windowSeconds }: Limit): Bucket {
  const id = `${name}:${points}:${windowSeconds}`;
  const existing = buckets.get(id);
  if (existing) return existing;
  const options = { keyPrefix: name, points, duration: windowSeconds };
  const bucket = {
    shared: outsideRequests(() => sharedLimiter(options)),
    memory: new RateLimiterMemory(options),
    keys: new Set<string>(),
  };
  buckets.set(id, bucket);
  return bucket;
}

/**
 * Counts one use of `key` in a bucket that all processes share: in Postgres, or in Redis where `REDIS_URL` is set. A
 * key that is used up is refused from memory until its window ends. While the store is away each process counts for
 * itself, so that no request fails or goes uncounted.
 */
export async function consume(bucketName: string, key: string, limit: Limit): Promise<Consumed> {
  const bucket = bucketFor(bucketName, limit);
  try {
    const outcome = outcomeOf(await (await bucket.shared).consume(key).catch(onlyRefusals));
    storeIs(true);
    return outcome;
  } catch (error) {
    storeIs(false, error);
    return consumeInMemory(bucket, key);
  }
}

/** Counts in this process. The oldest keys are dropped, so that an attacker's addresses fill no memory. */
export async function consumeInMemory(
  { memory, keys }: Pick<Bucket, "memory" | "keys">,
  key: string,
  maxKeys = MAX_KEYS,
): Promise<Consumed> {
  keys.delete(key);
  keys.add(key);
  for (const oldest of keys) {
    if (keys.size <= maxKeys) break;
    keys.delete(oldest);
    await memory.delete(oldest);
  }
  // The library ends a key's window by a timer.
  return outcomeOf(await outsideRequests(() => memory.consume(key)).catch(onlyRefusals));
}

/** The library throws a refusal in the same way as an error; this tells the two apart. */
function onlyRefusals(thrown: unknown): RateLimiterRes {
  if (thrown instanceof RateLimiterRes) return Object.assign(thrown, { refused: true });
  throw thrown;
}

function outcomeOf(result: RateLimiterRes & { refused?: true }): Consumed {
  if (!result.refused) return { allowed: true, retryAfterSeconds: 0, remaining: result.remainingPoints };
  return {
    allowed: false,
    retryAfterSeconds: Math.max(1, Math.ceil(result.msBeforeNext / 1000)),
    remaining: 0,
  };
}

let isThere = true;

/** The store's state is logged when it changes and not for every request. */
function storeIs(there: boolean, err?: unknown): void {
  if (there === isThere) return;
  isThere = there;
  if (there) log.info("rate limits are shared again");
  else log.warn({ err }, "rate limits are counted in this process alone");
}

/** Returns what one party holds of an address: a whole IPv4, or the /64 in which an IPv6 can roam. */
export function addressKey(text: string): string {
  if (!ipaddr.isValid(text)) return text;
  const address = ipaddr.process(text);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = address.parts.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(":")}::/64`;
}
