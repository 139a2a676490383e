import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { GONE, markAllStale, markTagsStale, readAtTag } from "@/lib/platform/cache/tags";
import type { CachedValue } from "./cache-entry";
import { PageCache } from "./page-cache";
import { PAGE_STATUS } from "./page-status";

const known = new Set<string>();
const forever = { cacheControl: { revalidate: false as const } };

function pageOf(tags: string[], html = "<p>page</p>"): CachedValue {
  return { kind: "APP_PAGE", html, headers: { "x-next-cache-tags": tags.join(",") } };
}

/** Staleness is the process's: each test begins long after the one before. */
let start = 0;

describe("PageCache", () => {
  beforeEach(() => {
    start += 1_000_000_000;
    vi.useFakeTimers({ now: start });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("serves a page until one of its tags goes stale, and not after", () => {
    const cache = new PageCache(known);
    cache.set("/a", pageOf(["profile:1"]), forever);
    vi.advanceTimersByTime(10);
    expect(cache.get("/a")?.value?.html).toBe("<p>page</p>");
    markTagsStale(["profile:2"]);
    expect(cache.get("/a")).not.toBeNull();
    markTagsStale(["profile:1"]);
    expect(cache.get("/a")).toBeNull();
    expect(cache.get("/a")).toBeNull();
  });

  it("refuses a page whose data was read before its tag went stale, though it was stored after", () => {
    const cache = new PageCache(known);
    const readAt = Date.now();
    vi.advanceTimersByTime(50);
    markTagsStale(["profile:3"]);
    vi.advanceTimersByTime(50);
    cache.set("/late", pageOf(["profile:3", readAtTag(readAt)]), forever);
    expect(cache.get("/late")).toBeNull();
    cache.set("/fresh", pageOf(["profile:3", readAtTag(Date.now())]), forever);
    expect(cache.get("/fresh")).not.toBeNull();
  });

  it("states the status of a page whose subject is gone, and of no other", () => {
    const [gone, shown] = [pageOf(["profile:4", GONE]), pageOf(["profile:4"])];
    const cache = new PageCache(known);
    cache.set("/gone", gone, forever);
    cache.set("/shown", shown, forever);
    expect([gone.headers?.[PAGE_STATUS], shown.headers?.[PAGE_STATUS]]).toEqual(["410", undefined]);
  });

  it("adds the text of a 404 that scripts draw, for readers without scripts", () => {
    const cache = new PageCache(known);
    const said = (path: string) => {
      const key = `/route-cache/APP_PAGE/0a1b/$${path}`;
      cache.set(key, pageOf([], '<html id="__next_error__"><body></body></html>'), forever);
      return cache.get(key)?.value?.html ?? "";
    };
    const nobody = "Profile not found. This may be a broken link or the profile may have been removed.";
    const page = said("/brand-newsroom/somebody/no-such-release");
    expect(page).toContain("<h1>Page Not Found</h1><p>The page you're looking for doesn't exist.</p>");
    expect(page).not.toContain(nobody);
    for (const path of ["/press-profile/nobody", "/brand-pitch/nobody", "/pitch/nobody", "/follow/nobody"])
      expect(said(path)).toContain(nobody);
    const decks = ["/deck/investor", "/deck/product", "/deck/technical"];
    for (const path of decks) expect(said("/deck/sales")).toContain(`<a href="${path}">`);
    expect(page).not.toContain('href="/deck/');
  });

  it("expires a page when its time is over, after a day at the latest", () => {
    const cache = new PageCache(known);
    cache.set("/minute", pageOf([]), { cacheControl: { revalidate: 60 } });
    cache.set("/forever", pageOf([]), forever);
    vi.advanceTimersByTime(59_999);
    expect(cache.get("/minute")).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(cache.get("/minute")).toBeNull();
    vi.advanceTimersByTime(24 * 60 * 60 * 1000);
    expect(cache.get("/forever")).toBeNull();
  });

  it("finds a page under its path as long as it is fresh, and none where two routes keep one there", () => {
    const cache = new PageCache(known);
    const key = (path: string, route = "0a") => `/route-cache/APP_PAGE/${route}/$${path}`;
    const page = pageOf(["profile:7"]);
    cache.set(key("/press"), page, forever);
    cache.set(key("/index"), pageOf([]), forever);
    vi.advanceTimersByTime(10);
    expect(cache.fresh("/press")).toBe(page);
    expect(cache.fresh("/index")).not.toBeNull();
    expect(cache.fresh("/brands")).toBeNull();
    markTagsStale(["profile:7"]);
    expect(cache.fresh("/press")).toBeNull();
    vi.advanceTimersByTime(10);
    const next = pageOf(["profile:7"]);
    cache.set(key("/press"), next, forever);
    expect(cache.fresh("/press")).toBe(next);
    cache.set(key("/press", "0b"), pageOf([]), forever);
    expect(cache.fresh("/press")).toBeNull();
  });

  it("drops everything when an instance cannot know what it missed", () => {
    const cache = new PageCache(known);
    cache.set("/a", pageOf(["x"]), forever);
    markAllStale();
    expect(cache.get("/a")).toBeNull();
    vi.advanceTimersByTime(1);
    cache.set("/a", pageOf(["x"]), forever);
    expect(cache.get("/a")).not.toBeNull();
  });

  it("stays within its bytes, evicting the least recently used", () => {
    const cache = new PageCache(known, null, 3000);
    for (const key of ["/1", "/2", "/3"]) cache.set(key, pageOf([], "x".repeat(490)), forever);
    vi.advanceTimersByTime(1);
    expect(cache.get("/1")).not.toBeNull();
    cache.set("/4", pageOf([], "x".repeat(490)), forever);
    expect(cache.get("/2")).toBeNull();
    expect(cache.get("/1")).not.toBeNull();
    cache.set("/huge", pageOf([], "x".repeat(5000)), forever);
    expect(cache.get("/huge")).toBeNull();
    expect(cache.get("/4")).not.toBeNull();
  });

  it("stamps the strict policy into the very object the request is answered from", () => {
    const cache = new PageCache(known);
    const value = pageOf([], "<script>alert(1)</script>");
    cache.set("/a", value, forever);
    const policy = String(value.headers?.["content-security-policy"]);
    expect(policy).toContain("script-src http://localhost:3999/_next/static/");
    expect(policy).not.toMatch(/script-src [^;]*('unsafe-inline'|'self'|sha256)/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(value.headers?.["cache-control"]).toBe("public, max-age=0, must-revalidate");
  });

  it("caches no fetches", () => {
    const cache = new PageCache(known);
    cache.set("hash", { kind: "FETCH" }, forever);
    expect(cache.get("hash")).toBeNull();
  });
});
