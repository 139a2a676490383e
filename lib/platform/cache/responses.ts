import { LRUCache } from "lru-cache";
import { isFresh, isStale, lastStaleAt } from "./tags";

/** A response of a public address that is no page, stored to be given to everybody. */
export type CachedResponse = {
  status: number;
  /** The headers are ready to be sent; every response copies them. */
  headers: [string, string][];
  body: string | Uint8Array<ArrayBuffer>;
  etag: string;
  /**
   * The moment since when these very bytes are the answer, in whole seconds since 1970: when their content changed, or
   * when this instance first had them where nobody knows.
   */
  since: number;
  tags: string[];
  /** The moments when its data was read and when its life ends, in milliseconds by this process's clock. */
  readAt: number;
  expiresAt: number;
};

const MAX_BYTES = 48 * 1024 * 1024;

/**
 * The stored answers of this process, the least used evicted first. An answer is fresh until its time is over or one
 * of its tags went stale after its data was read, as a cached page is.
 */
export class ResponseCache {
  readonly #responses: LRUCache<string, CachedResponse>;

  constructor(maxBytes = MAX_BYTES) {
    this.#responses = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf });
  }

  fresh(key: string): CachedResponse | null {
    const cached = this.#responses.get(key);
    return cached && isFresh(cached) ? cached : null;
  }

  /**
   * Stores a response in place of the previous one. Bytes that did not change keep their `since`; changed ones get a
   * later second, so that If-Modified-Since never takes one for the other. `changedAt` is when the content last changed,
   * in milliseconds.
   */
  store(key: string, response: Omit<CachedResponse, "since">, changedAt?: number): CachedResponse {
    const before = this.#responses.peek(key);
    // Content that was taken back leaves no later moment in the rest, but a stale tag.
    const changed =
      changedAt === undefined || before
        ? response.readAt
        : Math.max(changedAt, lastStaleAt(response.tags) + 1000);
    const second = Math.floor(changed / 1000);
    const since =
      before?.etag === response.etag ? before.since : Math.max(second, before ? before.since + 1 : second);
    const cached = { ...response, since };
    if (!isStale(cached.tags, cached.readAt)) this.#responses.set(key, cached);
    return cached;
  }
}

const sizeOf = ({ body }: CachedResponse) => body.length * (typeof body === "string" ? 2 : 1) + 1000;

const holder = globalThis as typeof globalThis & { fivewireResponses?: ResponseCache };

/** The cache is on globalThis, because each of Next's bundles has a copy of this module. */
export function responseCache(): ResponseCache {
  holder.fivewireResponses ??= new ResponseCache();
  return holder.fivewireResponses;
}
