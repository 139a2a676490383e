import { describe, expect, it } from "vitest";
import { cleanBody } from "@/lib/domain/newsrooms/releases/body";
import { fromWordProcessor } from "./pasted-html";

/** A list's paragraph as Word writes it. */
const item = (text: string, level: number, marker: string) =>
  `<p class=MsoListParagraph style='margin-left:${level * 36}.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'>` +
  `<![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}` +
  `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>\n\n`;

describe("what is pasted from Word", () => {
  it("has lists with their levels in place of paragraphs with typed bullets", () => {
    const pasted =
      "<p class=MsoNormal>Before</p>" +
      item("One", 1, "·") +
      item("Inside", 2, "o") +
      item("Two", 1, "·") +
      "<p class=MsoNormal>After</p>";
    expect(cleanBody(pasted).replace(/\s*\n\s*/g, "")).toBe(
      "<p>Before</p><ul><li>One<ul><li>Inside</li></ul></li><li>Two</li></ul><p>After</p>",
    );
  });

  it("keeps numbers, also those that do not begin at one, and parts a numbered list from one with bullets", () => {
    const pasted = item("Three", 1, "3.") + item("Four", 1, "4.") + item("Dot", 1, "·");
    expect(cleanBody(pasted).replace(/\s*\n\s*/g, "")).toBe(
      '<ol start="3"><li>Three</li><li>Four</li></ol><ul><li>Dot</li></ul>',
    );
    expect(cleanBody(item("Letter", 1, "a)"))).toContain("<ol><li>Letter</li></ol>");
  });

  it("begins at a deeper level where the first ones were left out, and comes back up", () => {
    const pasted = item("Deep", 3, "·") + item("Up", 1, "·");
    expect(cleanBody(pasted).replace(/\s*\n\s*/g, "")).toBe("<ul><li>Deep</li></ul><ul><li>Up</li></ul>");
  });

  it("keeps sub- and superscript", () => {
    const water = "<p>CO<sub>2</sub> and 10<sup>6</sup></p>";
    expect(cleanBody(water)).toBe(water);
  });
});

describe("what is pasted from Google Docs", () => {
  const wrap = (inner: string) =>
    `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1a2b">${inner}</b><br class="Apple-interchange-newline">`;

  it("is bold only where it was, and has no empty paragraphs for its breaks", () => {
    const pasted = wrap(
      '<p dir="ltr"><span style="font-weight:400;font-style:normal">Plain, </span><span style="font-weight:700">bold</span></p>' +
        '<br /><p dir="ltr"><span style="font-style:italic;vertical-align:super">th</span></p>',
    );
    expect(cleanBody(pasted)).toBe("<p>Plain, <strong>bold</strong></p><p><sup><em>th</em></sup></p>");
  });

  it("keeps the break inside of a paragraph", () => {
    expect(cleanBody(wrap('<p><span style="font-weight:400">One<br />two</span></p>'))).toBe(
      "<p>One<br />two</p>",
    );
  });
});

it("other HTML is left alone, however deep", () => {
  const html = "<p>One<br>two</p><ul><li>x</li></ul>";
  expect(fromWordProcessor(html)).toBe(html);
  const deep = `${"<b style='font-weight:normal'>".repeat(5000)}x`;
  expect(fromWordProcessor(deep)).toBe(deep);
});
