import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { FilteredGrid, type GridItem } from "./filtered-grid";
import { tagFiltersOf } from "./tag-filter";

const item = (fields: Partial<GridItem>): GridItem => ({
  ...{ id: crypto.randomUUID(), type: "Article", title: "The line that would not close" },
  ...{ image: null, tags: [], url: null },
  ...fields,
});
const draw = (items: GridItem[], more: Partial<Parameters<typeof FilteredGrid>[0]> = {}) =>
  renderToStaticMarkup(<FilteredGrid id="work" label="Filter work" items={items} {...more} />);

describe("a masonry of published work", () => {
  it("filters by its items' tags, once each whatever their case, capitalised and sorted", () => {
    const items = [
      item({ tags: ["rail", "Winter"] }),
      item({ tags: ["Rail", "RAIL"] }),
      item({ tags: ["food"] }),
    ];
    expect(tagFiltersOf(items).map(({ label, count }) => `${label} ${count}`)).toEqual([
      "Food 1",
      "Rail 2",
      "Winter 1",
    ]);
    const html = draw(items);
    expect(html).toContain("Showing 3 of 3");
    expect(html).toContain("Showing 2 result(s) for &quot;Rail&quot;");
    expect(html).not.toContain("No items found");
  });

  it("says what no item matches, with the way back", () => {
    const html = draw([item({ tags: ["Rail"] })], { filterTags: ["Rail", "Space"] });
    expect(html).toContain("No items found");
    expect(html).toContain("No portfolio items match the &quot;Space&quot; filter.");
    expect(html).toMatch(/<a href="#work-all"[^>]*>Show All Items<\/a>/);
    expect(html).not.toContain("match the &quot;Rail&quot; filter");
  });

  it("leads to each piece, or says that it has no link", () => {
    expect(draw([item({})])).toContain("No link to the piece");
    const linked = draw([item({ url: "https://longitude.demo/line" })]);
    expect(linked).toContain('href="https://longitude.demo/line"');
    expect(linked).not.toContain("No link to the piece");
  });

  it("says so when there is nothing at all", () => expect(draw([])).toContain("No items found"));

  it("gives each type its colour and titles what has none", () => {
    const html = draw([
      item({ type: "Blog Post" }),
      item({ type: "INSTAGRAM" }),
      item({ type: "Podcast", title: "" }),
    ]);
    expect(html).toMatch(/text-brand">Blog Post/);
    expect(html).toMatch(/text-gold">INSTAGRAM/);
    expect(html).toMatch(/text-ink-3">Podcast/);
    expect(html).toContain("Untitled");
  });

  it("keeps 500 items behind Load more, and counts them", () => {
    const html = draw(
      Array.from({ length: 500 }, () => item({})),
      { first: 12 },
    );
    expect(html).toContain("Showing 12 of 500");
    expect(html.match(/data-rest/g)).toHaveLength(488 + 2);
    expect(html).toMatch(/<a href="#work-more"[^>]*>Load more<\/a>/);
  });

  it("runs nothing of what it is given, and asks no other site for a picture", () => {
    const evil = '"]{}</style><script>alert(1)</script>';
    const html = draw([
      item({
        title: evil,
        tags: [evil],
        url: "javascript:alert(1)",
        image: "https://elsewhere.example/x.png",
      }),
      item({ title: "א".repeat(10_000), tags: ["😀"], url: "https://paper.example/a" }),
    ]);
    expect(html).not.toContain("<script>");
    expect(html).not.toContain("javascript:");
    expect(html).not.toContain("elsewhere.example");
    expect(html.match(/<style>[\s\S]*?<\/style>/)?.[0]).not.toMatch(/alert\(|"\]\{\}/);
    expect(html).toContain('href="https://paper.example/a"');
  });
});
