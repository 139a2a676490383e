import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { userTypes } from "@/db/enums";
import { filtersOf } from "@/lib/domain/discovery/directories/filters";
import { directoryCard } from "@/lib/domain/discovery/directories/schema";
import { DirectoryPage } from "./directory-page";

vi.mock("next/navigation", () => ({ usePathname: () => "/press" }));

const pagination = { page: null, limit: 24, total: 0, totalPages: null, hasMore: false, nextCursor: null };
const draw = (more: object = {}) =>
  renderToStaticMarkup(
    <DirectoryPage kind="press" address={{}} cards={[]} pagination={pagination} {...more} />,
  );

it.each(userTypes)("has a field for each filter of %s, and for no other", (kind) => {
  const names = new Set([...draw({ kind }).matchAll(/ name="(\w+)"/g)].map(([, name]) => name));
  names.delete("sort");
  expect([...names].sort()).toEqual(Object.keys(filtersOf(kind)).sort());
});

it("says what was searched for instead of the text in the address", () => {
  const text = draw({ address: { q: "lonjitude" }, correctedTo: "longitude" }).replace(/<[^>]*>/g, "");
  expect(text).toContain("Showing results for longitude");
  expect(draw()).not.toContain("Showing results");
});

it("shows what each option would leave, and what a place or a topic may be", () => {
  const counts = {
    verified: 7,
    tiers: { gold: 1412 },
    perks: { Interview: 3 },
    topics: [{ name: "Rail travel", count: 5 }],
    places: [{ name: "Oslo, Norway", count: 2 }],
  };
  const page = draw({ counts });
  const text = page.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
  for (const option of ["Gold 1,412", "Silver 0", "Verified only 7", "Interview 3", "Quote 0"])
    expect(text).toContain(option);
  for (const [name, option] of [
    ["location", 'value="Oslo, Norway"'],
    ["topic", 'value="Rail travel"'],
  ] as const) {
    const [field = ""] = page.match(new RegExp(`<input[^>]*name="${name}"[^>]*>`)) ?? [];
    const [, list] = field.match(/list="([^"]+)"/) ?? [];
    expect(page.includes(`<datalist id="${list}"><option ${option}`)).toBe(true);
  }
  expect(draw({ counts: null })).not.toMatch(/<datalist[^>]*><option/);
});

it("takes numbers as people write them, and keeps no state of its form beside its address", () => {
  const page = draw({ address: { minFollowers: "30k" } });
  const [field = ""] = page.match(/<input[^>]*name="minFollowers"[^>]*>/) ?? [];
  expect(field).toContain('value="30k"');
  expect(field).not.toContain('type="number"');
  expect(page).toContain("From 30,000 followers");
  expect(page.match(/<form[^>]*id="directory"[^>]*>/)?.[0].toLowerCase()).toContain('autocomplete="off"');
});

const blank = {
  ...{
    id: crypto.randomUUID(),
    userId: null,
    userType: "PRESS",
    name: "Maren",
    slug: "maren",
    url: "/press-profile/maren",
  },
  ...{
    title: "",
    tagline: "",
    location: "",
    avatarUrl: null,
    logoUrl: null,
    verified: false,
    pressePassLevel: null,
    thumbsUpCount: 0,
    thumbsDownCount: 0,
  },
  ...{
    about: "",
    followerCount: 0,
    reach: null,
    articleCount: 0,
    releaseCount: 0,
    lastNewsAt: null,
    latestNews: null,
  },
  ...{
    expertise: [],
    industries: [],
    publications: [],
    perksOffered: [],
    perksPreferred: [],
    platforms: [],
  },
  ...{ contentTypes: [], rates: {}, lowestRate: null, engagementRate: null },
};

it("gives the keyboard the first new card after Load More", () => {
  const card = directoryCard.parse(blank);
  const more = { ...pagination, total: 30, hasMore: true, nextCursor: "next" };
  const page = draw({ cards: [card], pagination: more });
  const [, anchor] = page.match(/href="[^"]*shown=48#([^"]+)"/) ?? [];
  expect(anchor).toBe("card-2");
  expect(page.match(/<article id="card-1"[^>]*>/)?.[0].toLowerCase()).toContain('tabindex="-1"');
});

it("Numbers say what they measure: reach is self-reported on cards, in the order and in the filter", () => {
  const stated = { ...blank, followerCount: 22, reach: 184_000, articleCount: 2, engagementRate: 4.2 };
  const textOf = (kind: "press" | "paid_media", more: object) =>
    draw({ kind, cards: [directoryCard.parse({ ...stated, ...more })] }).replace(/<[^>]*>/g, " ");
  const press = textOf("press", {});
  expect(press).toContain("184K followers, self-reported. 2 articles");
  expect(textOf("paid_media", { userType: "PAID_MEDIA" })).toContain(
    "184K followers, 4.2% engagement, self-reported",
  );
  const page = draw({ kind: "paid_media", address: { minFollowers: "10k" } });
  expect(page).toMatch(/<option value=""[^>]*>Followers, self-reported<\/option>/);
  expect(page).toMatch(/<legend[^>]*>Followers, self-reported<\/legend>/);
  expect(page).toContain('aria-label="Remove From 10,000 followers, self-reported"');
  expect(page).toContain('aria-label="Self-reported followers from"');
  expect(draw()).toMatch(/<option value="followers"[^>]*>Followers, self-reported<\/option>/);
});
