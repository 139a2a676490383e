import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { FollowerCount } from "@/components/profiles/follows/follower-count";
import { CreatorOverview } from "@/components/profiles/profiles/creator-overview";
import { FilteredGrid } from "@/components/profiles/profiles/filtered-grid";
import { answersOf } from "@/components/profiles/profiles/labels";
import { OfferPicker } from "@/components/profiles/profiles/offer-picker";
import { RateTable } from "@/components/profiles/profiles/rate-table";
import { Reels } from "@/components/profiles/profiles/reels";
import { PressePassFact } from "@/components/profiles/profiles/trust-band";
import type { WorkSampleView } from "@/lib/domain/profiles/profiles/schema";

const sample = (id: string, fields: Partial<WorkSampleView> = {}): WorkSampleView => ({
  ...{
    id,
    type: "reel",
    title: `Reel ${id}`,
    url: null,
    description: "",
    image: null,
    outlet: null,
    video: null,
  },
  ...{ platform: "instagram", engagement: null, plays: null, tags: [], publishedAt: null },
  ...fields,
});
const drawReels = (reels: WorkSampleView[]) =>
  renderToStaticMarkup(<Reels reels={reels} total={reels.length} profileUrl="/paid-media-profile/cleo" />);

describe("a creator's reels", () => {
  it("have a drawing where they have no picture, and none where they have one", () => {
    expect(drawReels([sample("1"), sample("2")]).match(/data-drawn/g)).toHaveLength(2);
    expect(drawReels([sample("1", { image: "/demo/cabin-night.webp" })])).not.toContain("data-drawn");
    expect(drawReels([sample("1", { image: "https://elsewhere.example/x.png" })])).toContain("data-drawn");
  });

  it("play in the page where they have a video, with its captions, and fetch nothing before that", () => {
    const video = {
      ...{ url: "/files/work/1/video.mp4", contentType: "video/mp4", width: 540, height: 960, duration: 6 },
      captionsUrl: "/files/work/1/captions.vtt",
      ...{ digitalSourceType: null, dataMining: null, dataMiningConstraints: "" },
    };
    const image = "/demo/cabin-night.webp";
    const html = drawReels([sample("1", { video, image, url: "https://tiktok.example/1" }), sample("2")]);
    const [player] = /<video[^>]*>.*?<\/video>/.exec(html) ?? [];
    expect(player).toMatch(/src="\/files\/work\/1\/video.mp4"[^>]* poster="\/demo\/cabin-night.webp"/);
    expect(player).toMatch(/ controls=""[^>]* preload="none"/);
    expect(player).not.toMatch(/autoplay|loop/i);
    expect(player).toContain('<track kind="captions" src="/files/work/1/captions.vtt"');
    // The video adds to the links to the post and to the reel's own page, and replaces neither.
    expect(html).toContain('href="https://tiktok.example/1"');
    expect(html).toContain('href="/paid-media-profile/cleo/reel/1"');
    // A video without a poster needs its first picture, which `metadata` makes the browser load.
    expect(drawReels([sample("1", { video })])).toContain('preload="metadata"');
  });

  it("lead to where they were posted, or say that there is no way to them", () => {
    const posted = drawReels([sample("1", { url: "https://instagram.example/1" })]);
    expect(posted).toMatch(
      /href="https:\/\/instagram.example\/1"[^>]* aria-label="Play Reel 1 on Instagram"/,
    );
    expect(posted).not.toContain("No link to the piece");
    expect(drawReels([sample("1")])).toContain("No link to the piece");
  });

  it("take as many columns as there are of them, and leave no lone one in the last row", () => {
    const many = Array.from({ length: 24 }, (_, n) => sample(String(n)));
    const columns = (count: number) =>
      Number(/lg:grid-cols-(\d)/.exec(drawReels(many.slice(0, count)))?.[1] ?? count);
    expect([2, 3, 4, 5, 6, 10].map(columns)).toEqual([2, 3, 4, 5, 6, 5]);
    for (let count = 5; count <= many.length; count++)
      expect([count, count % columns(count)]).not.toEqual([count, 1]);
  });

  it("stand beside their text where there is only one", () => {
    const one = drawReels([sample("1", { description: "A month of mornings." })]);
    expect(one).toContain("A month of mornings.");
    expect(one).not.toMatch(/sm:grid-cols-3|lg:grid-cols-5/);
  });
});

it("a portfolio has as many columns as pieces, up to three", () => {
  const items = Array.from({ length: 3 }, (_, n) => ({
    ...{ id: String(n), type: "Article", title: `Piece ${n}`, image: null, tags: [], url: null },
    summary: "What it is about.",
  }));
  const draw = (count: number) =>
    renderToStaticMarkup(<FilteredGrid id="w" label="Filter work" items={items.slice(0, count)} />);
  expect(draw(3)).toContain("lg:columns-3");
  expect(draw(2)).not.toContain("lg:columns-3");
  expect(draw(2)).toContain("sm:columns-2");
  expect(draw(1)).not.toContain("columns-2");
});

it("packages stand in as many columns as there are, up to three, and each is sent by its name", () => {
  const pack = (name: string) => ({ name, price: 800, includes: [] });
  const draw = (...names: string[]) =>
    renderToStaticMarkup(
      <OfferPicker
        profileId="p"
        slug="cleo"
        rates={{}}
        offer={{ packages: names.map(pack), addOns: [{ name: "Rights", price: 200 }] }}
      />,
    );
  expect(draw("A", "B", "C")).toContain("md:grid-cols-3");
  expect(draw("A", "B")).toContain("md:grid-cols-2");
  expect(draw("A")).not.toMatch(/[" ]md:grid-cols-\d/);
  expect(draw("A")).toContain('action="/pitch/cleo/write"');
  expect(draw("Growth")).toMatch(/name="pack"[^>]* value="Growth"/);
  expect(draw("A")).toMatch(/name="addOn"[^>]* value="Rights"/);
});

it("a creator answers in one time: the measured one, and before there is one what they state", () => {
  const stated = { availability: { responseTime: "4 hours" } };
  expect(answersOf({ ...stated, responseHours: 4.2 })).toBe("Answers most pitches within 5 hours");
  expect(answersOf({ ...stated, responseHours: null })).toBe("Usually answers in 4 hours");
  expect(answersOf({ availability: {}, responseHours: null })).toBeNull();
});

it("a presse pass's tier has its tooltip, which a reader of the word hears", () => {
  const html = renderToStaticMarkup(<PressePassFact level="silver" />);
  const [, id] = /aria-describedby="([^"]+)"[^>]*>Silver/.exec(html) ?? [];
  expect(html).toMatch(
    new RegExp(`id="${id}" role="tooltip"[^>]*>Verified journalist with established portfolio<`),
  );
  expect(renderToStaticMarkup(<PressePassFact level={null} />)).not.toContain("tooltip");
});

it("a creator's page names their media and languages, and says that their reach is self-reported", () => {
  const profile = {
    ...{
      name: "Cleo",
      about: "",
      industries: [],
      platforms: [],
      contentTypes: ["reels"],
      perksPreferred: [],
    },
    ...{ paidMediaTypes: ["YouTube"], languages: ["Slovene"], followerCount: 0, website: null },
    ...{ socialMedia: { youtube: { handle: "@cleo", url: "", followers: 31_000 } }, socialOrder: [] },
    ...{ thumbsUpCount: 0, thumbsDownCount: 0, engagementRate: 4.2, reach: 31_000, userType: "PAID_MEDIA" },
  };
  const page = { profile, coverage: [], followers: [], collaborations: { completed: 0, partners: 0 } };
  const html = renderToStaticMarkup(<CreatorOverview page={page as never} />);
  expect(html).toMatch(/Paid media.*YouTube/);
  expect(html).toMatch(/Languages.*Slovene/);
  expect(html).toMatch(/Reach.*Self-reported/);
  expect(html).toMatch(/Mean of platforms, self-reported.*4\.2%/);
});

it("Numbers say what they measure: followers here, and self-reported ones beside each platform's rates", () => {
  const social = { instagram: { handle: "@cleo", url: "", followers: 142_000 } };
  const rates = renderToStaticMarkup(
    <RateTable rates={{ post: { instagram: 350 } }} social={social as never} />,
  );
  expect(rates).toContain("142K followers</span>");
  expect(rates).toContain("Followers are self-reported");
  const text = (count: number) =>
    renderToStaticMarkup(<FollowerCount profileId="cleo" count={count} />).replace(/<[^>]*>/g, "");
  expect([text(22), text(1)]).toEqual(["22 followers here", "1 follower here"]);
});
