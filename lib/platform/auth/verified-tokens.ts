import { LRUCache } from "lru-cache";
import { hashToken } from "../crypto/tokens";
import { settings } from "../settings/settings";

const MAX_TOKENS = 10_000;
const REMEMBERED_MS = 5 * 60 * 1000;

type Verified<Claims> = { claims: Claims; expires: number | undefined };
type Cache = LRUCache<string, Verified<object>>;
/** The cache is on globalThis, because Next gives each route handler a copy of this module. */
const holder = globalThis as typeof globalThis & { fivewireVerifiedTokens?: Cache };

function sharedCache(): Cache {
  holder.fivewireVerifiedTokens ??= new LRUCache({ max: MAX_TOKENS, ttl: REMEMBERED_MS });
  return holder.fivewireVerifiedTokens;
}

/**
 * Caches a signed token's claims for five minutes, so that its signature is not checked on every request. Whose
 * session it is, and whether it is still valid, is read from its row each time. The cache holds hashes and never
 * tokens.
 */
export class VerifiedTokens<Claims extends object> {
  constructor(private readonly purpose: string) {}

  /** Returns the token's claims; null when `verify` returns null or throws. `expires` is in seconds since the epoch. */
  async read(token: string, verify: () => Promise<Verified<Claims> | null>): Promise<Claims | null> {
    // The secret is part of the hash, so that a token signed with an earlier secret is not valid.
    const hash = hashToken(`${this.purpose}.${settings().AUTH_SECRET}.${token}`);
    const cache = sharedCache();
    const cached = cache.get(hash) as Verified<Claims> | undefined;
    if (cached) return (cached.expires ?? 0) > Date.now() / 1000 ? cached.claims : null;
    const found = await verify().catch(() => null);
    if (found) cache.set(hash, found);
    return found?.claims ?? null;
  }
}
