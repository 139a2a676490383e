import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { NewsroomNews } from "@/components/newsrooms/releases/newsroom-news";
import { factSheet } from "@/components/profiles/profiles/fact-sheet";
import { NewsroomHero } from "@/components/profiles/profiles/newsroom-hero";
import { NewsroomOverview, type NewsroomPage } from "@/components/profiles/profiles/newsroom-overview";
import { PressContact } from "@/components/profiles/profiles/press-contact";
import type { NewsroomNewsView, ReleaseItem } from "@/lib/domain/newsrooms/releases/schema";

const EVIL = `"><script>alert(1)</script><img src=x onerror=alert(2)>${"א😀".repeat(3000)}`;

const release = (n: number, fields: Partial<ReleaseItem> = {}): ReleaseItem => ({
  ...{
    id: `id-${n}`,
    profileId: "p",
    slug: `r-${n}`,
    url: `/brand-newsroom/pine/r-${n}`,
    title: `Release ${n}`,
  },
  ...{
    subtitle: "",
    dateline: "Oslo, Norway",
    tags: ["Rail"],
    liveAt: "2026-11-18T05:00:00.000Z",
    timeZone: "UTC",
  },
  ...{ summary: "It runs again.", status: "PUBLISHED", publishedAt: null, picture: null },
  ...fields,
});
const news = (count: number, fields: Partial<NewsroomNewsView> = {}): NewsroomNewsView => ({
  releases: Array.from({ length: Math.min(count, 24) }, (_, n) => release(n)),
  total: count,
  pages: Math.ceil(count / 24),
  tags: count ? [{ slug: "rail", label: "Rail", count }] : [],
  changesAt: null,
  ...fields,
});
const owner = { id: "p", name: "Hollow Pine", url: "/brand-newsroom/pine" };
const drawNews = (view: NewsroomNewsView) =>
  renderToStaticMarkup(<NewsroomNews owner={owner} news={view} samples={[]} workCount={0} />);

const profile = {
  ...{
    id: "p",
    userId: null,
    slug: "pine",
    url: "/brand-newsroom/pine",
    userType: "BRAND",
    name: "Hollow Pine",
  },
  ...{ title: "", location: "", latitude: null, longitude: null, avatarUrl: null, about: "", website: null },
  ...{
    customPortfolioUrl: null,
    socialMedia: {},
    socialOrder: [],
    reach: null,
    verified: false,
    thumbsUpCount: 0,
  },
  ...{ thumbsDownCount: 0, followerCount: 0, followingCount: 0, memberSince: "", responseHours: null },
  ...{ industries: [], demographics: [], perksOffered: [], topics: [], heroStories: [], pressContacts: [] },
  ...{ languages: [], boilerplate: "", facts: [], perkDetails: {}, releaseCount: 0 },
} as unknown as NewsroomPage["profile"];
const party = (n: number) => ({
  ...{ id: `f-${n}`, userId: null, slug: `f-${n}`, url: `/press-profile/f-${n}`, userType: "PRESS" as const },
  ...{ name: `Follower ${n}`, title: "", location: "", avatarUrl: "/files/gone.webp", verified: false },
  ...{ pressePassLevel: null, thumbsUpCount: 0, thumbsDownCount: 0 },
});
const drawOverview = (fields: object, more: object = {}) =>
  renderToStaticMarkup(
    <NewsroomOverview
      page={
        { profile: { ...profile, ...fields }, coverage: [], followers: [], following: [], ...more } as never
      }
      manage={null}
    />,
  );

it("lists a source's resources with their kind, and nothing where there are none", () => {
  const link = {
    title: "<b>Snow</b> report",
    url: "https://snow.example/a",
    type: "case-study",
    tags: ["ice"],
  };
  const source = { userType: "SOURCE", resources: [], resourceLinks: [link] };
  const drawn = drawOverview(source);
  expect(drawn).toContain("&lt;b&gt;Snow&lt;/b&gt; report");
  expect(drawn).toContain("Case study, ice");
  expect(drawOverview({ ...source, resourceLinks: [] })).not.toContain("Resources to Read");
});

it("lists networks in the owner's order, then the rest", () => {
  const account = { handle: "@pine", url: "", followers: 5 };
  const socialMedia = { instagram: account, youtube: account, x: account };
  const drawn = drawOverview({ socialMedia, socialOrder: ["youtube"] });
  const places = ["YouTube", "Instagram", "X<"].map((name) => drawn.indexOf(name));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

describe("a newsroom's news", () => {
  it("says what to expect where there are none", () => expect(drawNews(news(0))).toContain("No news yet"));

  it("leads with the newest, keeps all past the sixth behind Load more, and counts them", () => {
    const html = drawNews(news(18));
    expect(html).toContain("Showing 6 of 18");
    expect(html).toContain("Showing 18 of 18");
    expect(html).toMatch(/<a href="#news-more"[^>]*>Load more news/);
    expect(html).toContain("Showing 18 result(s) for &quot;Rail&quot;");
    expect(html).not.toContain("Older news");
  });

  it("of 500 leads on to pages of their own, and each tag to its own too", () => {
    const html = drawNews(news(500));
    expect(html).toContain("Showing 6 of 500");
    expect(html).toContain('href="/brand-newsroom/pine/news/2"');
    expect(html).toContain('href="/brand-newsroom/pine/news/tag/rail"');
  });

  it("runs nothing of what it is given", () => {
    const html = drawNews(news(2, { releases: [release(1, { title: EVIL, tags: [EVIL] }), release(2)] }));
    expect(html).not.toContain("<script>");
    expect(html).not.toContain("<img src=x");
  });
});

it("the owner's way to the releases stands over them, not under what loads more", () => {
  const html = drawNews(news(18));
  const order = ["data-owner-acts", "Release 0", "Load more news"].map((part) => html.indexOf(part));
  expect(order.every((at) => at >= 0)).toBe(true);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

describe("a newsroom's hero", () => {
  const story = (title: string, fields = {}) => ({
    title,
    subtitle: "",
    url: "",
    type: "",
    image: "",
    ...fields,
  });
  const draw = (stories: ReturnType<typeof story>[], releases: ReleaseItem[] = []) =>
    renderToStaticMarkup(<NewsroomHero userType="BRAND" stories={stories} releases={releases} />);

  it("is not there without stories and without releases that have a picture", () =>
    expect(draw([], [release(1)])).toBe(""));

  it("shows five at most, begins with the third, and names what lacks a name", () => {
    const html = draw(["One", "Two", "", "Four", "Five", "Six"].map((title) => story(title)));
    expect(html).toContain("3 / 5");
    expect(html).toContain("Story Title");
    expect(html).toContain("BRAND");
    expect(html).not.toContain(">Six<");
  });

  it("has no unsafe links, and shows no other site's picture", () => {
    const html = draw([
      story(EVIL, { url: "javascript:alert(1)", image: "https://elsewhere.example/x.png" }),
    ]);
    expect(html).not.toContain("javascript:");
    expect(html).not.toContain("elsewhere.example");
    expect(html).not.toContain("<script>");
  });
});

describe("a newsroom's overview", () => {
  it("leaves out what is not known, and invents no time of answering", () => {
    const html = drawOverview({});
    for (const title of ["Why We", "Our Demographics", "Topics", "Perks", "Followers", "Reach"]) {
      expect(html).not.toContain(`${title}<`);
    }
    const contact = renderToStaticMarkup(<PressContact profile={profile} />);
    expect(contact).not.toContain("Answers in");
    const known = renderToStaticMarkup(<PressContact profile={{ ...profile, responseHours: 2.4 }} />);
    expect(known).toContain("Answers in 3 hours");
  });

  it("says what exactly is offered in the owner's words, and else what the perk means", () => {
    const html = drawOverview({
      perksOffered: ["Media Stay", "Interview"],
      perkDetails: { "Media Stay": "Two nights for working press" },
    });
    expect(html).toContain("Two nights for working press");
    expect(html).not.toContain("Nights free of charge for work on a story");
    expect(html).toContain("A conversation on the record");
  });

  it("states facts at a glance, with the sheet to take along, and nothing without any", () => {
    const html = drawOverview({ facts: [{ label: "Founded", value: "2014, Rjukan" }] });
    expect(html).toContain("At a glance");
    expect(html).toContain('href="/brand-newsroom/pine/fact-sheet"');
    expect(drawOverview({})).not.toContain("At a glance");
    const sheet = factSheet(
      { ...profile, facts: [{ label: "Founded", value: "2014" }], perksOffered: ["Interview"] } as never,
      "https://wire.example/brand-newsroom/pine",
    );
    expect(sheet).toContain("At a glance\nFounded: 2014");
    expect(sheet).toContain("Available to qualified press\nInterview");
  });

  it("shows a contact's face from our own files alone, over the initials", () => {
    const draw = (image?: string) =>
      renderToStaticMarkup(
        <PressContact profile={{ ...profile, pressContacts: [{ name: "Petra Lind", image }] }} />,
      );
    expect(draw("/demo/a-petra.webp")).toMatch(/PL<\/span><img src="\/demo\/a-petra\.webp"/);
    expect(draw("https://elsewhere.example/x.png")).not.toContain("<img");
    expect(draw()).not.toContain("<img");
  });

  it("shows five followers at most, then an ellipsis that leads to the rest", () => {
    const followers = Array.from({ length: 8 }, (_, n) => party(n));
    const html = drawOverview({ followerCount: 500 }, { followers });
    expect(html).toContain("Follower 4");
    expect(html).not.toContain("Follower 5");
    expect(html).toContain('aria-label="495 more"');
    expect(html).toContain("500 profiles");
  });

  it("shows each topic with its items, and the audience as tags or as a sentence", () => {
    const html = drawOverview({
      industries: ["Travel"],
      demographics: [`People who ${"walk and ".repeat(9)}rest`],
    });
    expect(html).toContain("Travel related content and offerings");
    expect(html).toContain("Our Demographics");
    expect(html).toContain("People who walk and");
    expect(drawOverview({ name: EVIL, about: EVIL, boilerplate: EVIL })).not.toContain("<script>");
  });
});

it("a newsroom names the languages it answers in, where it states any", () => {
  expect(drawOverview({ languages: ["Norwegian"] })).toMatch(/Languages.*Norwegian/);
  expect(drawOverview({})).not.toContain("Languages");
});
