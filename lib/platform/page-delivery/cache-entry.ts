import { readAtOf } from "@/lib/platform/cache/tags";

/** The parts of Next's cache entries that matter here; everything else is passed through. */
export type CachedValue = {
  kind: string;
  html?: string;
  body?: Uint8Array;
  rscData?: Uint8Array;
  segmentData?: Map<string, Uint8Array>;
  headers?: Record<string, number | string | string[] | undefined>;
};
export type CacheControl = { revalidate: number | false; expire?: number };

export type CacheEntry = {
  value: CachedValue | null;
  lastModified: number;
  cacheControl?: CacheControl;
  tags: string[];
  /** The latest moment at which what the page shows can have been read. */
  readAt: number;
  expiresAt: number;
};

/** Next writes a page's tags into this header. */
export const TAGS_HEADER = "x-next-cache-tags";

export function tagsOf(value: CachedValue | null): string[] {
  const header = value?.headers?.[TAGS_HEADER];
  return typeof header === "string" ? header.split(",") : [];
}

export function makeEntry(
  value: CachedValue | null,
  cacheControl: CacheControl | undefined,
  maxSeconds: number,
): CacheEntry {
  const now = Date.now();
  const tags = tagsOf(value);
  const revalidate = cacheControl?.revalidate ?? false;
  const seconds = Math.min(revalidate === false ? maxSeconds : revalidate, maxSeconds);
  return {
    value,
    tags,
    lastModified: now,
    cacheControl,
    readAt: readAtOf(tags) ?? now,
    expiresAt: now + seconds * 1000,
  };
}

export function sizeOf({ value }: CacheEntry, key: string): number {
  let size = key.length + (value?.html?.length ?? 0) * 2;
  size += (value?.body?.length ?? 0) + (value?.rscData?.length ?? 0);
  for (const segment of value?.segmentData?.values() ?? []) size += segment.length;
  return Math.max(size, 1);
}

/** Next's keys are "/route-cache/APP_PAGE/{hash of the route}/${path}", with "/index" for the first page. */
export const pathOf = (key: string): string | undefined =>
  /^\/route-cache\/APP_PAGE\/[0-9a-f]+\/\$(\/.*)$/.exec(key)?.[1];
