import { createHash } from "node:crypto";
import { join } from "node:path";
import { log } from "@/lib/platform/log";
import { hashPolicy } from "@/lib/platform/security/csp";
import { strictTransportSecurity } from "@/lib/platform/security/transport-security";
import { isSomebodys, PAGE_NOT_FOUND, PROFILE_NOT_FOUND } from "@/lib/utils/not-found-text";
import { FIRST_PAINT_HASHES, FirstPaint, PAGE_VERSION } from "./first-paint";
import { type KnownScripts, readKnownScripts } from "./known-scripts";
import { hashTrustedScripts } from "./script-hashes";
import { isStale, MAX_ENTRY_SECONDS, markTagsStale, readAtOf } from "./tags";

/** The parts of Next's cache entries that matter here; everything else is passed through. */
export type CachedValue = {
  kind: string;
  html?: string;
  body?: Uint8Array;
  rscData?: Uint8Array;
  segmentData?: Map<string, Uint8Array>;
  headers?: Record<string, number | string | string[] | undefined>;
};
type CacheControl = { revalidate: number | false; expire?: number };
type Entry = {
  value: CachedValue | null;
  lastModified: number;
  cacheControl?: CacheControl;
  tags: string[];
  /** When what the page shows was read, at the latest. */
  readAt: number;
  expiresAt: number;
  size: number;
};

const TAGS_HEADER = "x-next-cache-tags";
/** No entry's key. */
const AMBIGUOUS = "";
const MAX_BYTES = 96 * 1024 * 1024;

/**
 * Rendered pages of this process, in memory, the least used thrown out first. An entry is refused once a tag of
 * it went stale after its data was read, or its time is over: the next request then renders it anew before it
 * is answered. Nothing is kept on disk, so nothing outlives the settings it was rendered with, and made-up
 * addresses fill no disk.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  /** Which entry is the page under a path. */
  readonly #keys = new Map<string, string>();
  readonly #stamped = new WeakSet<CachedValue>();
  readonly #known: KnownScripts;
  readonly #firstPaint: FirstPaint | null;
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(known: KnownScripts, firstPaint: FirstPaint | null = null, maxBytes = MAX_BYTES) {
    this.#known = known;
    this.#firstPaint = firstPaint;
    this.#maxBytes = maxBytes;
  }

  get(key: string) {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    if (Date.now() >= entry.expiresAt || isStale(entry.tags, entry.readAt)) {
      this.#remove(key, entry);
      return null;
    }
    // Put last again: the map's order is the order of use.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    const { value, lastModified, cacheControl } = entry;
    return { value, lastModified, cacheControl };
  }

  /**
   * The whole page that is fresh under a path: the same object as long as it is the same page. Null for what must
   * be rendered, and where two routes keep a page under one path.
   */
  fresh(path: string): object | null {
    return this.get(this.#keys.get(path) ?? AMBIGUOUS)?.value ?? null;
  }

  /** Stores a page and stamps its policy into the very object that Next answers this request from. */
  set(key: string, value: CachedValue | null, context: { cacheControl?: CacheControl }): void {
    // Fetches are not cached: operations read Postgres, and only whole pages are kept.
    if (value?.kind === "FETCH") return;
    if (value?.kind === "APP_PAGE") this.#stamp(key, value);
    const before = this.#entries.get(key);
    if (before) this.#remove(key, before);
    const now = Date.now();
    const tags = tagsOf(value);
    const { revalidate } = context.cacheControl ?? { revalidate: false };
    const seconds = Math.min(revalidate === false ? MAX_ENTRY_SECONDS : revalidate, MAX_ENTRY_SECONDS);
    const entry: Entry = {
      value,
      tags,
      lastModified: now,
      cacheControl: context.cacheControl,
      readAt: readAtOf(tags) ?? now,
      expiresAt: now + seconds * 1000,
      size: sizeOf(value) + key.length,
    };
    if (entry.size > this.#maxBytes || isStale(tags, entry.readAt)) return;
    this.#entries.set(key, entry);
    this.#bytes += entry.size;
    if (value?.kind === "APP_PAGE") this.#name(key);
    for (const [oldest, old] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#remove(oldest, old);
    }
  }

  /** For `revalidatePath` and `revalidateTag`, should anybody call them. */
  revalidate(tags: string | string[]): void {
    markTagsStale(typeof tags === "string" ? [tags] : tags);
  }

  #name(key: string) {
    const path = pathOf(key);
    if (!path) return;
    const known = this.#keys.get(path);
    this.#keys.set(path, known === undefined || known === key ? key : AMBIGUOUS);
  }

  #remove(key: string, entry: Entry) {
    this.#entries.delete(key);
    this.#bytes -= entry.size;
    const path = key.slice(key.indexOf("/$/") + 2);
    if (this.#keys.get(path) === key) this.#keys.delete(path);
  }

  #stamp(key: string, value: CachedValue) {
    if (this.#stamped.has(value)) return;
    this.#stamped.add(value);
    const isDrawnLater = value.html?.includes(DRAWN_IN_THE_BROWSER);
    if (value.html && isDrawnLater) value.html = sayWithoutScripts(key, value.html);
    const { hashes, skipped, flightComplete } = hashTrustedScripts(
      value.html ?? "",
      value.rscData ?? new Uint8Array(),
      this.#known,
    );
    if (skipped > 0 || !flightComplete) {
      log.warn({ page: key, skipped, flightComplete }, "scripts of a page got no hash and stay blocked");
    }
    const version = versionOf(value);
    const rewritten = isDrawnLater ? null : this.#firstPaint?.rewrite(value.html ?? "", version);
    if (rewritten) value.html = rewritten;
    value.headers ??= {};
    if (rewritten) value.headers[PAGE_VERSION] = version;
    value.headers["content-security-policy"] = hashPolicy(
      rewritten ? [...this.#hashesWithoutData(rewritten), ...FIRST_PAINT_HASHES] : hashes,
    );
    const transport = strictTransportSecurity();
    if (transport) value.headers["strict-transport-security"] = transport;
    // Browsers and proxies ask each time and mostly hear 304: only we know when a page went stale.
    value.headers["cache-control"] = "public, max-age=0, must-revalidate";
  }

  /** Of a page whose data is fetched by its loader. */
  #hashesWithoutData(html: string): string[] {
    return hashTrustedScripts(html, new Uint8Array(), this.#known).hashes;
  }
}

/** The same wherever the same page was rendered. */
const versionOf = ({ rscData }: CachedValue): string =>
  createHash("sha256")
    .update(rscData ?? "")
    .digest("base64url")
    .slice(0, 16);

/** Next answers `notFound()` of a cached page with an empty document that its scripts fill. */
const DRAWN_IN_THE_BROWSER = 'id="__next_error__"';

/** The words of app/not-found.tsx, for who reads without scripts. */
function sayWithoutScripts(key: string, html: string): string {
  const said = isSomebodys(pathOf(key) ?? "") ? [PAGE_NOT_FOUND, PROFILE_NOT_FOUND] : [PAGE_NOT_FOUND];
  const words = said.map((sentence) => `<p>${sentence}</p>`).join("");
  const page = `<main><h1>Page Not Found</h1>${words}<p><a href="/">Back home</a></p></main>`;
  return html.replace("</body>", `<noscript>${page}</noscript></body>`);
}

/** Next's keys are "/route-cache/APP_PAGE/{hash of the route}/${path}", with "/index" for the first page. */
const pathOf = (key: string): string | undefined =>
  /^\/route-cache\/APP_PAGE\/[0-9a-f]+\/\$(\/.*)$/.exec(key)?.[1];

function tagsOf(value: CachedValue | null): string[] {
  const header = value?.headers?.[TAGS_HEADER];
  return typeof header === "string" ? header.split(",") : [];
}

function sizeOf(value: CachedValue | null): number {
  if (!value) return 0;
  let size = (value.html?.length ?? 0) * 2 + (value.body?.length ?? 0) + (value.rscData?.length ?? 0);
  for (const segment of value.segmentData?.values() ?? []) size += segment.length;
  return size;
}

const holder = globalThis as typeof globalThis & { fivewirePageCache?: PageCache };

/** What `fresh` says of a path, in this process's cache. */
export const findFreshPage = (path: string): object | null =>
  holder.fivewirePageCache?.fresh(path === "/" ? "/index" : path) ?? null;

/** Puts the cache where `cache-handler.mjs` finds it: Next imports that file by itself, outside its bundles. */
export function installPageCache(): void {
  const distDir = process.env.NEXT_DIST_DIR ?? ".next";
  holder.fivewirePageCache ??= new PageCache(
    readKnownScripts(process.cwd(), distDir),
    new FirstPaint(join(/* turbopackIgnore: true */ process.cwd(), distDir)),
  );
}
