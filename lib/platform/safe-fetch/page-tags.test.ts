import { expect, it } from "vitest";
import { readPageTags } from "./page-tags";

const titleOf = (html: string) => readPageTags(html).first("<title>");

it("reads meta and title tags wherever they stand, quotes, entities and all", () => {
  const { first } = readPageTags(
    `<HTML><head><META name="A" content="1 > 0 &amp; 2"><div><title lang=en>Ink &eacute;</title>x<meta property='b' content=two/></div>`,
  );
  expect([first("a"), first("<title>"), first("b")]).toEqual(["1 > 0 & 2", "Ink é", "two/"]);
  expect(first("none", "b")).toBe("two/");
});

it("takes the first of a kind that is not empty", () => {
  const { first } = readPageTags(
    '<meta name="a" content=" "><meta name="a" content="one"><meta name="a" content="two">',
  );
  expect(first("a")).toBe("one");
});

it("reads all of a kind, and the authors and the date of structured data", () => {
  const { all, first } = readPageTags(
    `<meta name="author" content="Ada"><meta name="author" content="Nadia"><script type="application/ld+json">
      {"@type":"NewsArticle","author":[{"name":"Bea"},"Cleo"],"datePublished":"2026-10-02"}</script>`,
  );
  expect(all("author", "ld:author")).toEqual(["Ada", "Nadia", "Bea", "Cleo"]);
  expect(first("ld:published")).toBe("2026-10-02");
});

it("reads where links lead, without those that are the readers' own", () => {
  const { links } = readPageTags(
    '<a href="/one">1</a><a name="x">no</a><a href="https://two.example" rel="me">2</a><a href="/3" rel="nofollow UGC">3</a>',
  );
  expect(links).toEqual(["/one", "https://two.example"]);
});

it("skips comments, scripts, styles and text areas", () => {
  const hidden = '<meta name="no" content="x">';
  const { first } = readPageTags(
    `<!-- ${hidden} --><script>"${hidden}"</script><STYLE>${hidden}</style><textarea>${hidden}</textarea><meta name="yes" content="y">`,
  );
  expect([first("no"), first("yes")]).toEqual([undefined, "y"]);
  expect(readPageTags(`<!-- ${hidden}`).first("no")).toBeUndefined();
});

it("reads a page that is cut off as far as it goes", () => {
  expect(titleOf("<title>Ink and pap")).toBe("Ink and pap");
  expect(readPageTags('<meta name="a" content="one"><meta name="b" content="tw').first("a", "b")).toBe("one");
});

it.each([
  ["nested elements", "<div>".repeat(200_000)],
  ["open paragraphs and links", "<a><p>".repeat(150_000)],
  ["unclosed tags", "<meta ".repeat(170_000)],
  ["unclosed quotes", "<meta a='".repeat(110_000)],
  ["unclosed comments", "<!--".repeat(250_000)],
  ["countless attributes", `<meta ${"a ".repeat(500_000)}>`],
  ["countless titles", "<title>".repeat(140_000)],
  ["countless tags", '<meta name="x">'.repeat(70_000)],
  ["a drawing in a drawing", "<svg><math>".repeat(80_000)],
  ["elements that close elsewhere", "<div>".repeat(100_000) + "</p>".repeat(100_000)],
])("keeps what stands before a megabyte of %s", (_what, rest) => {
  expect(titleOf(`<title>Ink</title>${rest}`)).toBe("Ink");
});
