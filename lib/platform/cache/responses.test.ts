import { afterEach, describe, expect, it, vi } from "vitest";
import { type CachedResponse, ResponseCache } from "./responses";
import { markTagsStale } from "./tags";

const NOW = Date.parse("2026-11-21T12:00:00.000Z");
const responseOf = (body: string, more: Partial<CachedResponse> = {}) => ({
  ...{ status: 200, headers: [] as [string, string][], body, etag: `"${body.slice(0, 40)}"` },
  ...{ tags: ["profile:a"], readAt: Date.now(), expiresAt: Date.now() + 60_000 },
  ...more,
});
const at = (moment: number) => vi.useFakeTimers({ toFake: ["Date"], now: moment });

afterEach(() => vi.useRealTimers());

describe("a cached answer", () => {
  it("is served until it expires, or until one of its tags goes stale", () => {
    at(NOW);
    const cache = new ResponseCache();
    cache.store("feed", responseOf("one"));
    expect(cache.fresh("feed")?.body).toBe("one");
    at(NOW + 60_000);
    expect(cache.fresh("feed")).toBeNull();
    cache.store("feed", responseOf("two"));
    at(NOW + 60_001);
    markTagsStale(["profile:b"]);
    expect(cache.fresh("feed")?.body).toBe("two");
    markTagsStale(["profile:a"]);
    expect(cache.fresh("feed")).toBeNull();
  });

  it("is not stored when what it shows went stale while it was read", () => {
    at(NOW + 200_000);
    const cache = new ResponseCache();
    const early = responseOf("early", { readAt: Date.now() - 5 });
    markTagsStale(["profile:a"]);
    cache.store("feed", early);
    expect(cache.fresh("feed")).toBeNull();
  });

  it("has the same time for bytes that did not change, and gives changed ones a later second", () => {
    at(NOW + 300_000);
    const cache = new ResponseCache();
    const first = cache.store("feed", responseOf("same"));
    at(NOW + 310_000);
    expect(cache.store("feed", responseOf("same")).since).toBe(first.since);
    expect(cache.store("feed", responseOf("changed")).since).toBeGreaterThan(first.since);
    at(NOW + 310_100);
    const [second, third] = [cache.store("feed", responseOf("a")), cache.store("feed", responseOf("b"))];
    expect(third.since).toBeGreaterThan(second.since);
  });

  it("is as old as its content, whenever it was asked for, and no older than what was taken back", () => {
    at(NOW + 400_000);
    const changedAt = NOW - 3_600_000;
    const quiet = { tags: ["profile:quiet"] };
    const seconds = (moment: number) => Math.floor(moment / 1000);
    for (const key of ["once", "again"])
      expect(new ResponseCache().store(key, responseOf("x", quiet), changedAt).since).toBe(
        seconds(changedAt),
      );
    markTagsStale(quiet.tags, NOW + 390_000);
    const after = new ResponseCache().store("feed", responseOf("x", quiet), changedAt).since;
    expect(after).toBe(seconds(NOW + 391_000));
  });

  it("makes room for newer ones, the least used first", () => {
    at(NOW + 400_000);
    const cache = new ResponseCache(10_000);
    cache.store("a", responseOf("a".repeat(1500)));
    cache.store("b", responseOf("b".repeat(1500)));
    cache.fresh("a");
    cache.store("c", responseOf("c".repeat(1500)));
    expect(["a", "b", "c"].map((key) => cache.fresh(key) !== null)).toEqual([true, false, true]);
    cache.store("huge", responseOf("x".repeat(20_000)));
    expect(cache.fresh("huge")).toBeNull();
  });
});
