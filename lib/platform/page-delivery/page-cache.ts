import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { GONE, isFresh, isStale, MAX_ENTRY_SECONDS, markTagsStale } from "@/lib/platform/cache/tags";
import { log } from "@/lib/platform/log";
import { hashPolicy } from "@/lib/platform/security/csp";
import { settings } from "@/lib/platform/settings/settings";
import { deckPath, deckTypes, isDeckPath } from "@/lib/utils/deck-paths";
import { DECK_NOT_FOUND, isProfilePath, PAGE_NOT_FOUND, PROFILE_NOT_FOUND } from "@/lib/utils/not-found-text";
import {
  type CacheControl,
  type CachedValue,
  type CacheEntry,
  makeEntry,
  pathOf,
  sizeOf,
  tagsOf,
} from "./cache-entry";
import { InlineStyles } from "./inline-styles";
import { readKnownScripts } from "./known-scripts";
import { PAGE_STATUS } from "./page-status";
import { hashTrustedScripts } from "./script-hashes";

/** No entry's key. */
const AMBIGUOUS = "";
const MAX_BYTES = 96 * 1024 * 1024;

/**
 * Rendered pages of this process, in memory, the least used evicted first. An entry is refused once a tag of it
 * went stale after its data was read, or its time is over: the next request then renders it again before it is
 * answered. Nothing is stored on disk, so no page outlives the settings it was rendered with, and made-up addresses
 * fill no disk.
 */
export class PageCache {
  readonly #entries: LRUCache<string, CacheEntry>;
  /** Which entry is the page under a path. */
  readonly #keys = new Map<string, string>();
  readonly #stamped = new WeakSet<CachedValue>();
  readonly #known: ReadonlySet<string>;
  readonly #styles: InlineStyles | null;

  /** With `styles` a page's HTML brings the rules it uses; without, it stays as Next wrote it. */
  constructor(known: ReadonlySet<string>, styles: InlineStyles | null = null, maxBytes = MAX_BYTES) {
    this.#known = known;
    this.#styles = styles;
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: sizeOf,
      dispose: (_, key) => {
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
   * The whole page that is fresh under a path: the same object as long as it is the same page. Null for what must
   * be rendered, and where two routes have a page under one path.
   */
  fresh(path: string): object | null {
    return this.get(this.#keys.get(path) ?? AMBIGUOUS)?.value ?? null;
  }

  /** Stores a page and stamps its policy into the very object that Next answers this request from. */
  set(key: string, value: CachedValue | null, context: { cacheControl?: CacheControl }): void {
    // Fetches are not cached: operations read Postgres, and only whole pages are stored.
    if (value?.kind === "FETCH") return;
    if (value?.kind === "APP_PAGE") this.#stamp(key, value);
    const entry = makeEntry(value, context.cacheControl, MAX_ENTRY_SECONDS);
    this.#entries.delete(key);
    if (isStale(entry.tags, entry.readAt)) return;
    this.#entries.set(key, entry);
    if (value?.kind === "APP_PAGE" && this.#entries.has(key)) this.#name(key);
  }

  /** For `revalidatePath` and `revalidateTag`, should any code call them. */
  revalidate(tags: string | string[]): void {
    markTagsStale(typeof tags === "string" ? [tags] : tags);
  }

  #name(key: string) {
    const path = pathOf(key);
    if (!path) return;
    const known = this.#keys.get(path);
    this.#keys.set(path, known === undefined || known === key ? key : AMBIGUOUS);
  }

  #stamp(key: string, value: CachedValue) {
    if (this.#stamped.has(value)) return;
    this.#stamped.add(value);
    const isDrawnInBrowser = value.html?.includes(DRAWN_IN_BROWSER);
    if (value.html && isDrawnInBrowser) value.html = withPlainText(key, value.html);
    if (value.html && this.#styles && !isDrawnInBrowser) value.html = this.#styles.rewrite(value.html);
    const { hashes, skipped, flightComplete } = hashTrustedScripts(
      value.html ?? "",
      value.rscData ?? new Uint8Array(),
      this.#known,
    );
    if (skipped > 0 || !flightComplete) {
      log.warn({ page: key, skipped, flightComplete }, "scripts of a page got no hash and stay blocked");
    }
    value.headers ??= {};
    value.headers["content-security-policy"] = hashPolicy(hashes);
    // Browsers and proxies ask each time and mostly get 304: only we know when a page went stale.
    value.headers["cache-control"] = "public, max-age=0, must-revalidate";
    if (tagsOf(value).includes(GONE)) value.headers[PAGE_STATUS] = "410";
  }
}

/** Next answers `notFound()` of a cached page with an empty document that its scripts fill. */
const DRAWN_IN_BROWSER = 'id="__next_error__"';

const DECK_LINKS = `<p>${DECK_NOT_FOUND}</p><ul>${deckTypes
  .map((type) => `<li><a href="${deckPath(type)}">${deckPath(type)}</a></li>`)
  .join("")}</ul>`;

/** Adds the text of app/not-found.tsx for readers without scripts. */
function withPlainText(key: string, html: string): string {
  const path = pathOf(key) ?? "";
  const sentences = isProfilePath(path) ? [PAGE_NOT_FOUND, PROFILE_NOT_FOUND] : [PAGE_NOT_FOUND];
  const text = sentences.map((sentence) => `<p>${sentence}</p>`).join("");
  const page = `<main><h1>Page Not Found</h1>${text}${isDeckPath(path) ? DECK_LINKS : ""}<p><a href="/">Back home</a></p></main>`;
  return html.replace("</body>", `<noscript>${page}</noscript></body>`);
}

const holder = globalThis as typeof globalThis & { fivewirePageCache?: PageCache };

/** What `fresh` says of a path, in this process's cache. */
export const findFreshPage = (path: string): object | null =>
  holder.fivewirePageCache?.fresh(path === "/" ? "/index" : path) ?? null;

/** Puts the cache where `cache-handler.mjs` finds it: Next imports that file by itself, outside its bundles. */
export function installPageCache(): void {
  const distDir = join(/* turbopackIgnore: true */ process.cwd(), process.env.NEXT_DIST_DIR ?? ".next");
  const styles = settings().PAGE_DELIVERY === "fast" ? new InlineStyles(distDir) : null;
  holder.fivewirePageCache ??= new PageCache(readKnownScripts(distDir), styles);
}
