import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { NewsroomView } from "@/app/(public)/_shared/newsroom-page";
import { OwnPageScope } from "@/components/layout/own-page-scope";
import { CampaignsHero } from "@/components/profiles/profiles/campaigns-hero";
import { Contact } from "@/components/profiles/profiles/contact";
import { CreatorPage } from "@/components/profiles/profiles/creator-page";
import { NewsroomHero } from "@/components/profiles/profiles/newsroom-hero";
import { PressPage } from "@/components/profiles/profiles/press-page";

vi.mock("next/navigation", () => ({ useRouter: () => ({}), usePathname: () => "/" }));

const lists =
  "socialOrder industries demographics perksOffered perksPreferred topics heroStories pressContacts languages facts publications expertise currentSearches pressTypes platforms contentTypes paidMediaTypes packages addOns resources resourceLinks portfolioItems";
const profileOf = (userType: string) => ({
  ...{ id: "p", userId: null, slug: "new", url: "/of/new", userType, name: "New", title: "", location: "" },
  ...{ latitude: null, longitude: null, avatarUrl: null, about: "", boilerplate: "", website: null },
  ...{
    customPortfolioUrl: null,
    socialMedia: {},
    reach: null,
    verified: false,
    memberSince: "2026-11-01T00:00:00.000Z",
  },
  ...{ thumbsUpCount: 0, thumbsDownCount: 0, followerCount: 0, followingCount: 0, responseHours: null },
  ...{
    perkDetails: {},
    beats: {},
    rates: {},
    engagement: {},
    availability: {},
    audience: {},
    pressePassLevel: null,
  },
  ...Object.fromEntries(lists.split(" ").map((name) => [name, []])),
});
const pageOf = (userType: string, more: object = {}) =>
  ({
    ...{ profile: profileOf(userType), workSamples: [], workCount: 0, reelCount: 0, workTags: [] },
    ...{ coverage: [], followers: [], following: [], testimonials: [], testimonialCount: 0 },
    collaborations: { completed: 0 },
    ...more,
  }) as never;
const news = (total: number) => ({ releases: [], total, pages: 0, tags: [], changesAt: null });
const counts = { photo: 0, video: 0, quote: 0, product: 0, resource: 0 };
const material = { assets: [], counts, tags: [], fields: [], changesAt: null };

/** The pages of all four types, with so much of what they open with. */
const pages: [type: string, first: string, draw: (much: number) => React.ReactNode][] = [
  ["PRESS", "selectedwork", (much) => <PressPage page={pageOf("PRESS", { workCount: much })} />],
  ["PAID_MEDIA", "socialreels", (much) => <CreatorPage page={pageOf("PAID_MEDIA", { reelCount: much })} />],
  ["BRAND", "pastpressreleases", (much) => newsroom("BRAND", much)],
  ["SOURCE", "pastpressreleases", (much) => newsroom("SOURCE", much)],
];
const newsroom = (userType: string, much: number) => (
  <NewsroomView page={pageOf(userType)} news={news(much)} material={material} />
);
const shown = (html: string) => /\)>#(\w+)\{display:block\}/.exec(html)?.[1];

describe("C4: a page with little on it looks whole", () => {
  it.each(pages)("%s opens on its overview until there is something in %s", (_type, first, draw) => {
    expect(shown(renderToStaticMarkup(draw(0)))).toBe("overview");
    expect(shown(renderToStaticMarkup(draw(1)))).toBe(first);
  });

  it.each(pages)(
    "%s leads to %s inside the page while that has no address of its own",
    (_type, first, draw) => {
      const hrefs = (html: string) =>
        [...html.matchAll(/href="([^"]*)"[^>]*role="tab"/g)].map(([, href]) => href);
      const empty = renderToStaticMarkup(draw(0));
      expect(hrefs(empty)).toContain(`#${first}`);
      expect(hrefs(empty)).toContain("#overview");
    },
  );

  const story = { title: "One", subtitle: "", url: "", type: "", image: "" };
  it.each([
    [
      "a newsroom's",
      (n: number) => <NewsroomHero userType="BRAND" stories={Array(n).fill(story)} releases={[]} />,
    ],
    [
      "a source's",
      (n: number) => <NewsroomHero userType="SOURCE" stories={Array(n).fill(story)} releases={[]} />,
    ],
    ["a creator's", (n: number) => <CampaignsHero stories={Array(n).fill(story)} />],
  ])("%s one story is no carousel", (_whose, draw) => {
    expect(renderToStaticMarkup(draw(1))).not.toMatch(/carousel|Pause|1 \/ 1/);
    expect(renderToStaticMarkup(draw(2))).toContain('aria-roledescription="carousel"');
  });

  it("draws no picture's place for one story without a picture, whose headline is beside it", () => {
    const html = renderToStaticMarkup(<NewsroomHero userType="BRAND" stories={[story]} releases={[]} />);
    expect(html.split("One")).toHaveLength(2);
  });

  it.each(["PRESS", "PAID_MEDIA"])("hides the empty Contact of one's own profile (%s)", (userType) => {
    const draw = (viewerId: string) =>
      renderToStaticMarkup(
        <OwnPageScope profileId={viewerId}>
          <Contact title="Contact" profile={profileOf(userType) as never} />
        </OwnPageScope>,
      );
    // The section goes where its list is empty; the class and the list prove it together.
    expect(draw("p")).toMatch(/<section[^>]*has-\[ul:empty\]:hidden.*<ul[^>]*><\/ul>/s);
    expect(draw("")).not.toMatch(/<ul[^>]*><\/ul>/);
  });
});
