import { LRUCache } from "lru-cache";
import { isFresh, isStale } from "./tags";

/** An answer of a public address that is no page, as it is given again to everybody. */
export type CachedAnswer = {
  status: number;
  /** Ready to be sent; every answer copies them. */
  headers: [string, string][];
  body: string | Uint8Array<ArrayBuffer>;
  etag: string;
  /** When this instance first had these very bytes, in whole seconds since 1970. */
  since: number;
  tags: string[];
  /** When its data was read, and when its life ends, in milliseconds by this process's clock. */
  readAt: number;
  expiresAt: number;
};

const MAX_BYTES = 48 * 1024 * 1024;

/**
 * The answers of this process, the least used evicted first. One is fresh until its time is over or a tag of it
 * went stale after its data was read: the same rules as for cached pages.
 */
export class AnswerCache {
  readonly #answers: LRUCache<string, CachedAnswer>;

  constructor(maxBytes = MAX_BYTES) {
    this.#answers = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf });
  }

  fresh(key: string): CachedAnswer | null {
    const cached = this.#answers.get(key);
    return cached && isFresh(cached) ? cached : null;
  }

  /**
   * Stores an answer in the place of the one before. Bytes that did not change keep their `since`; changed ones get a
   * later second than those before, so that If-Modified-Since never takes one for the other.
   */
  store(key: string, answer: Omit<CachedAnswer, "since">): CachedAnswer {
    const before = this.#answers.peek(key);
    const second = Math.floor(answer.readAt / 1000);
    const since =
      before?.etag === answer.etag ? before.since : Math.max(second, before ? before.since + 1 : second);
    const cached = { ...answer, since };
    if (!isStale(cached.tags, cached.readAt)) this.#answers.set(key, cached);
    return cached;
  }
}

const sizeOf = ({ body }: CachedAnswer) => body.length * (typeof body === "string" ? 2 : 1) + 1000;

const holder = globalThis as typeof globalThis & { fivewireAnswers?: AnswerCache };

/** One for the process: each of Next's bundles holds a copy of this module. */
export function answerCache(): AnswerCache {
  holder.fivewireAnswers ??= new AnswerCache();
  return holder.fivewireAnswers;
}
