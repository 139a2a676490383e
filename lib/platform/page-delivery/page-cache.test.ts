import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { markAllStale, markTagsStale, readAtTag } from "@/lib/platform/cache/tags";
import type { CachedValue } from "./cache-entry";
import { PageCache } from "./page-cache";

const asItIs = () => ({ scriptsRun: true });
const forever = { cacheControl: { revalidate: false as const } };

function pageOf(tags: string[], html = "<p>page</p>"): CachedValue {
  return { kind: "APP_PAGE", html, headers: { "x-next-cache-tags": tags.join(",") } };
}

/** Stale tags are global to the process, so each test begins long after the one before. */
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
    const cache = new PageCache(asItIs);
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
    const cache = new PageCache(asItIs);
    const readAt = Date.now();
    vi.advanceTimersByTime(50);
    markTagsStale(["profile:3"]);
    vi.advanceTimersByTime(50);
    cache.set("/late", pageOf(["profile:3", readAtTag(readAt)]), forever);
    expect(cache.get("/late")).toBeNull();
    cache.set("/fresh", pageOf(["profile:3", readAtTag(Date.now())]), forever);
    expect(cache.get("/fresh")).not.toBeNull();
  });

  it("expires a page when its time is over, after a day at the latest", () => {
    const cache = new PageCache(asItIs);
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
    const cache = new PageCache(asItIs);
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
    const cache = new PageCache(asItIs);
    cache.set("/a", pageOf(["x"]), forever);
    markAllStale();
    expect(cache.get("/a")).toBeNull();
    vi.advanceTimersByTime(1);
    cache.set("/a", pageOf(["x"]), forever);
    expect(cache.get("/a")).not.toBeNull();
  });

  it("stays within its bytes, evicting the least recently used", () => {
    const cache = new PageCache(asItIs, 3000);
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

  it("prepares a page once, in the very object that Next answers from, and knows its path", () => {
    const prepared: string[] = [];
    const cache = new PageCache((path, page) => {
      prepared.push(path);
      page.html = "<p>prepared</p>";
      return { scriptsRun: true };
    });
    const page = pageOf([]);
    for (let n = 0; n < 2; n++) cache.set("/route-cache/APP_PAGE/0a/$/press", page, forever);
    expect([page.html, prepared]).toEqual(["<p>prepared</p>", ["/press"]]);
  });

  it("knows of a page whose scripts are blocked until another one took its place, or it left", () => {
    const cache = new PageCache((_, page) => ({ scriptsRun: page.html !== "blocked" }));
    expect(cache.hasBlockedScripts).toBe(false);
    const blocked = pageOf(["profile:8"], "blocked");
    for (let n = 0; n < 2; n++) cache.set("/a", blocked, forever);
    cache.set("/b", pageOf([]), forever);
    expect(cache.hasBlockedScripts).toBe(true);
    cache.set("/a", pageOf([]), forever);
    expect(cache.hasBlockedScripts).toBe(false);
    cache.set("/a", pageOf(["profile:8"], "blocked"), forever);
    vi.advanceTimersByTime(10);
    markTagsStale(["profile:8"]);
    expect([cache.get("/a"), cache.hasBlockedScripts]).toEqual([null, false]);
  });

  it("caches no fetches", () => {
    const cache = new PageCache(asItIs);
    cache.set("hash", { kind: "FETCH" }, forever);
    expect(cache.get("hash")).toBeNull();
  });
});
