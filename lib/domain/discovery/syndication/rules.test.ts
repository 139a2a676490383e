import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readEmbeddable } from "./address";
import { ownPages } from "./pages";
import { mapAddresses, partsOf, readPart, versionOf } from "./rules";
import { pageCard, profileCard } from "./views";

const fileOf = (address: string) => address.replace("/sitemaps/", "");

describe("the parts of a map", () => {
  it("are as many as hold any number of addresses with room to spare, each of its own file", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("releases" as const, "news" as const, "brands" as const, "pitch-pages" as const),
        fc.integer({ min: 0, max: 5_000_000 }),
        (name, count) => {
          const parts = partsOf(name, name === "news" ? count % 100_000 : count);
          const { limit = 0 } = readPart(fileOf(mapAddresses(name, parts)[0] ?? "")) ?? {};
          expect((name === "news" ? count % 100_000 : count) / parts).toBeLessThanOrEqual(limit * 0.4);
          expect(Math.log2(parts) % 1).toBe(0);
        },
      ),
    );
  });

  it("cover every id once, in order and without a gap", () => {
    for (const parts of [1, 2, 64, 4096]) {
      const all = mapAddresses("releases", parts).map((address) => readPart(fileOf(address)));
      expect(all[0]?.from).toBe("0000");
      expect(all.at(-1)?.to).toBeNull();
      for (const [n, part] of all.entries()) if (n > 0) expect(part?.from).toBe(all[n - 1]?.to);
    }
  });

  it.each([
    ...[
      "nothing.xml",
      "brands-0-of-1.xml",
      "brands-2-of-1.xml",
      "brands-1-of-3.xml",
      "brands-1-of-131072.xml",
    ],
    ...[
      "users-1-of-1.xml",
      "brands-1-of-1",
      "BRANDS-1-of-1.xml",
      "pages-1-of-1.xml",
      "",
      "constructor-1-of-1.xml",
    ],
  ])("%j is none", (file) => {
    expect(readPart(file)).toBeNull();
  });
});

describe("addresses that can be embedded", () => {
  const origin = "https://wire.example";

  it.each([
    ["https://wire.example/brand-newsroom/hollow-pine", "brand", "hollow-pine", null],
    ["http://wire.example/source-newsroom/grid/?utm=1#news", "source", "grid", null],
    ["https://wire.example/press-profile/maren", "press", "maren", null],
    ["https://wire.example/press-profile/Maren", "press", "maren", null],
    ["https://wire.example/brand-newsroom/hollow-pine/night-train", "brand", "hollow-pine", "night-train"],
  ])("%s", (url, kind, slug, release) => {
    expect(readEmbeddable(url, origin)).toEqual({ kind, slug, release });
  });

  it.each([
    "https://elsewhere.example/brand-newsroom/hollow-pine",
    "https://wire.example.evil.example/brand-newsroom/hollow-pine",
    "https://wire.example:8443/brand-newsroom/hollow-pine",
    "https://me@wire.example/brand-newsroom/hollow-pine",
    "ftp://wire.example/brand-newsroom/hollow-pine",
    "javascript:alert(1)",
    "//wire.example/brand-newsroom/hollow-pine",
    "https://wire.example/brand-newsroom/hollow-pine/a/b",
    "https://wire.example/press-profile/maren/work",
    "https://wire.example/brand-newsroom/%3Cb%3E",
    "https://wire.example/dashboard",
    "not an address",
  ])("and not %s", (url) => {
    expect(readEmbeddable(url, origin)).toBeNull();
  });
});

describe("cards", () => {
  const person = {
    userType: "PRESS",
    name: "Maren Lund",
    title: "Editor",
    avatarUrl: null,
    verified: true,
  } as const;

  it("change their version with anything they show, and with nothing else", () => {
    const version = versionOf(profileCard(person));
    expect(versionOf(profileCard({ ...person }))).toBe(version);
    for (const change of [{ name: "Maren Lie" }, { title: "Critic" }, { verified: false }])
      expect(versionOf(profileCard({ ...person, ...change }))).not.toBe(version);
  });

  it("are cut to what a picture can show", () => {
    const card = profileCard({ ...person, name: "🌲".repeat(10_240), title: " a \n b " });
    expect([...card.title]).toHaveLength(200);
    expect(card.subtitle).toBe("a b");
  });

  it("exist for every page of ours and for no other text", () => {
    for (const { name } of ownPages) expect(pageCard(name)?.title).toBeTruthy();
    for (const name of ["Anything I like", "constructor", ""]) expect(pageCard(name)).toBeNull();
    expect(new Set(ownPages.map(({ name }) => name)).size).toBe(ownPages.length);
  });
});
