import { afterEach, describe, expect, it, vi } from "vitest";
import { AnswerCache, type CachedAnswer } from "./answers";
import { markTagsStale } from "./tags";

const NOW = Date.parse("2026-11-21T12:00:00.000Z");
const answer = (body: string, more: Partial<CachedAnswer> = {}) => ({
  ...{ status: 200, headers: [] as [string, string][], body, etag: `"${body.slice(0, 40)}"` },
  ...{ tags: ["profile:a"], readAt: Date.now(), expiresAt: Date.now() + 60_000 },
  ...more,
});
const at = (moment: number) => vi.useFakeTimers({ toFake: ["Date"], now: moment });

afterEach(() => vi.useRealTimers());

describe("a cached answer", () => {
  it("is served until it expires, or until one of its tags goes stale", () => {
    at(NOW);
    const cache = new AnswerCache();
    cache.store("feed", answer("one"));
    expect(cache.fresh("feed")?.body).toBe("one");
    at(NOW + 60_000);
    expect(cache.fresh("feed")).toBeNull();
    cache.store("feed", answer("two"));
    at(NOW + 60_001);
    markTagsStale(["profile:b"]);
    expect(cache.fresh("feed")?.body).toBe("two");
    markTagsStale(["profile:a"]);
    expect(cache.fresh("feed")).toBeNull();
  });

  it("is not stored when what it shows went stale while it was read", () => {
    at(NOW + 200_000);
    const cache = new AnswerCache();
    const early = answer("early", { readAt: Date.now() - 5 });
    markTagsStale(["profile:a"]);
    cache.store("feed", early);
    expect(cache.fresh("feed")).toBeNull();
  });

  it("has the same time for bytes that did not change, and gives changed ones a later second", () => {
    at(NOW + 300_000);
    const cache = new AnswerCache();
    const first = cache.store("feed", answer("same"));
    at(NOW + 310_000);
    expect(cache.store("feed", answer("same")).since).toBe(first.since);
    expect(cache.store("feed", answer("changed")).since).toBeGreaterThan(first.since);
    at(NOW + 310_100);
    const [second, third] = [cache.store("feed", answer("a")), cache.store("feed", answer("b"))];
    expect(third.since).toBeGreaterThan(second.since);
  });

  it("makes room for newer ones, the least used first", () => {
    at(NOW + 400_000);
    const cache = new AnswerCache(10_000);
    cache.store("a", answer("a".repeat(1500)));
    cache.store("b", answer("b".repeat(1500)));
    cache.fresh("a");
    cache.store("c", answer("c".repeat(1500)));
    expect(["a", "b", "c"].map((key) => cache.fresh(key) !== null)).toEqual([true, false, true]);
    cache.store("huge", answer("x".repeat(20_000)));
    expect(cache.fresh("huge")).toBeNull();
  });
});
