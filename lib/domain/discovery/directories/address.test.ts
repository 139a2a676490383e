import { describe, expect, it } from "vitest";
import { canonicalAddress, nextAddress, readAddress, shownOf, writeAddress } from "./address";

describe("an address", () => {
  it("drops a form's empty fields and defaults", () => {
    const sent =
      "q=&category=all-press&sort=relevance&location=&distance=50&tier=gold&tier=silver&minFollowers=";
    expect(canonicalAddress("press", new URLSearchParams(sent))).toBe("/press?tier=gold%2Csilver");
    expect(canonicalAddress("press", new URLSearchParams("sort=relevance"))).toBe("/press");
    expect(canonicalAddress("paid_media", new URLSearchParams("sort=followers&shown=24"))).toBe(
      "/paid-media",
    );
  });

  it("keeps the default order beside a search, where it is a choice", () => {
    expect(canonicalAddress("press", new URLSearchParams("q=rail&sort=relevance"))).toBeNull();
  });

  it("that is clean stays, however it is encoded and with foreign keys added", () => {
    expect(canonicalAddress("brand", new URLSearchParams("q=hollow+pine&utm_source=letter"))).toBeNull();
    expect(canonicalAddress("brand", new URLSearchParams("category=fintech&q=hollow%20pine"))).toBeNull();
  });

  it("never redirects to itself", () => {
    for (const query of [
      "q=%20x%20",
      "tier=gold&tier=gold",
      "verified=on",
      "shown=abc",
      "distance=5",
      "shown=9999",
    ]) {
      const clean = canonicalAddress("press", new URLSearchParams(query));
      const again = new URLSearchParams(clean?.split("?")[1] ?? "");
      expect(clean === null || canonicalAddress("press", again) === null).toBe(true);
    }
  });

  it("says how many cards it shows, in whole pages up to the most, and goes on from there", () => {
    expect([{}, { shown: "48" }, { shown: "30" }, { shown: "1000" }, { shown: "x" }].map(shownOf)).toEqual([
      24, 48, 48, 96, 24,
    ]);
    const address = readAddress("press", { category: "sports" });
    expect(writeAddress("press", nextAddress(address, "c"))).toBe("/press?category=sports&shown=48");
    expect(writeAddress("press", nextAddress({ ...address, shown: "96" }, "c"))).toBe(
      "/press?category=sports&cursor=c",
    );
  });
});
