import ogs from "open-graph-scraper";
import { expect, it } from "vitest";
import { keepHeadTags, MAX_TAG_LENGTH, MAX_TAGS } from "./head-tags";

const inner = (html: string) => keepHeadTags(html).slice("<html><head>".length, -"</head></html>".length);

it("keeps meta and title tags wherever they stand, quotes and all", () => {
  expect(
    inner(
      `<HTML><head><META name="a" content="1 > 0"><div><title lang=en>Ink</title>x<meta property='b'/></div>`,
    ),
  ).toBe(`<META name="a" content="1 > 0"><title lang=en>Ink</title><meta property='b'/>`);
});

it("skips comments, scripts, styles and text areas", () => {
  const hidden = '<meta name="no">';
  expect(
    inner(
      `<!-- ${hidden} --><script>"${hidden}"</script><STYLE>${hidden}</style><textarea>${hidden}</textarea><meta name="yes">`,
    ),
  ).toBe('<meta name="yes">');
  expect(inner(`<!-- ${hidden}`)).toBe("");
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
])("leaves a small page of a megabyte of %s", async (_what, html) => {
  const kept = keepHeadTags(html);
  expect(kept.length).toBeLessThan(MAX_TAGS * MAX_TAG_LENGTH);
  await ogs({ html: kept });
});
