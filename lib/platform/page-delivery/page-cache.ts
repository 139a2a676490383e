import { LRUCache } from "lru-cache";
import { isFresh, isStale, MAX_ENTRY_SECONDS, markTagsStale } from "@/lib/platform/cache/tags";
import {
  type CacheControl,
  type CachedValue,
  type CacheEntry,
  makeEntry,
  pathOf,
  sizeOf,
} from "./cache-entry";
import type { PreparePage } from "./prepare-page";

/** This is no entry's key, so nothing is found under it. */
const AMBIGUOUS = "";
const MAX_BYTES = 96 * 1024 * 1024;

/**
 * The rendered pages of this process, in memory, the least used evicted first. An entry is refused once one of its
 * tags went stale after its data was read, or its time is over: the next request then renders it again before it is
 * answered. Nothing is stored on disk, so no page outlives the settings that it was rendered with, and made-up
 * addresses fill no disk.
 */
export class PageCache {
  readonly #entries: LRUCache<string, CacheEntry>;
  /** The key of the entry under each path. */
  readonly #keys = new Map<string, string>();
  /** The keys of entries some of whose scripts browsers will not run. */
  readonly #blocked = new Set<string>();
  /** The result of preparing a page. Next may store one object twice, and a page is prepared once. */
  readonly #prepared = new WeakMap<CachedValue, { scriptsRun: boolean }>();
  readonly #prepare: PreparePage;

  constructor(prepare: PreparePage, maxBytes = MAX_BYTES) {
    this.#prepare = prepare;
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: sizeOf,
      dispose: (_, key) => {
        this.#blocked.delete(key);
        const path = pathOf(key);
        if (path && this.#keys.get(path) === key) this.#keys.delete(path);
      },
    });
  }

  get(key: string) {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    if (!isFresh(entry)) {
      this.#entries.delete(key);
      return null;
    }
    const { value, lastModified, cacheControl } = entry;
    return { value, lastModified, cacheControl };
  }

  /**
   * Returns the whole page that is fresh under a path: the same object as long as it is the same page. Returns null
   * for what must be rendered, and where two routes have a page under one path.
   */
  fresh(path: string): object | null {
    return this.get(this.#keys.get(path) ?? AMBIGUOUS)?.value ?? null;
  }

  /** A page that is stored here has scripts which browsers will not run. */
  get hasBlockedScripts(): boolean {
    return this.#blocked.size > 0;
  }

  /** Stores a page, prepared: in the very object that Next answers this request from. */
  set(key: string, value: CachedValue | null, context: { cacheControl?: CacheControl }): void {
    // Fetches are not cached, because operations read Postgres: only whole pages are stored.
    if (value?.kind === "FETCH") return;
    const page = value?.kind === "APP_PAGE" ? value : null;
    const scriptsRun = page === null || this.#prepareOnce(key, page).scriptsRun;
    const entry = makeEntry(value, context.cacheControl, MAX_ENTRY_SECONDS);
    this.#entries.delete(key);
    if (isStale(entry.tags, entry.readAt)) return;
    this.#entries.set(key, entry);
    if (page === null || !this.#entries.has(key)) return;
    this.#name(key);
    if (!scriptsRun) this.#blocked.add(key);
  }

  /** Next calls this for `revalidatePath` and `revalidateTag`, should any code use them. */
  revalidate(tags: string | string[]): void {
    markTagsStale(typeof tags === "string" ? [tags] : tags);
  }

  #prepareOnce(key: string, page: CachedValue) {
    const prepared = this.#prepared.get(page) ?? this.#prepare(pathOf(key) ?? key, page);
    this.#prepared.set(page, prepared);
    return prepared;
  }

  #name(key: string) {
    const path = pathOf(key);
    if (!path) return;
    const namedBefore = this.#keys.get(path);
    this.#keys.set(path, namedBefore === undefined || namedBefore === key ? key : AMBIGUOUS);
  }
}

// The cache is on globalThis because cache-handler.mjs looks there, and because the server and Next's bundles each
// have a copy of this module.
const holder = globalThis as typeof globalThis & { fivewirePageCache?: PageCache };

export const findFreshPage = (path: string): object | null =>
  holder.fivewirePageCache?.fresh(path === "/" ? "/index" : path) ?? null;

/** This process has a page whose scripts browsers will not run. */
export const hasBlockedScripts = (): boolean => holder.fivewirePageCache?.hasBlockedScripts ?? false;

/** Puts a cache where `cache-handler.mjs` finds it. */
export function installPageCache(prepare: PreparePage): void {
  holder.fivewirePageCache ??= new PageCache(prepare);
}
