import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { FilteredGrid } from "@/components/profiles/filtered-grid";
import { answersOf } from "@/components/profiles/labels";
import { OfferPicker } from "@/components/profiles/offer-picker";
import { Reels } from "@/components/profiles/reels";
import { PressePassFact } from "@/components/profiles/trust-band";
import type { WorkSampleView } from "@/lib/domain/profiles/schema";

const sample = (id: string, fields: Partial<WorkSampleView> = {}): WorkSampleView => ({
  ...{ id, type: "reel", title: `Reel ${id}`, url: null, description: "", image: null, outlet: null },
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

  it("take as many columns as there are of them; the only one has its text beside it", () => {
    const five = Array.from({ length: 7 }, (_, n) => sample(String(n)));
    expect(drawReels(five)).toContain("lg:grid-cols-5");
    expect(drawReels(five.slice(0, 2))).not.toContain("lg:grid-cols-5");
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
