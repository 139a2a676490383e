import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanBody, toPlainText } from "./body";

const TAGS = /<\/?([a-z0-9]+)/gi;
const allowedTags = new Set(
  "p br strong em sub sup h2 h3 ul ol li blockquote a hr table caption thead tbody tr th td".split(" "),
);

describe("a release's text", () => {
  it.each([
    ["<p>Hi<script>alert(1)</script></p>", "<p>Hi</p>"],
    ['<p onclick="x()" style="position:fixed">Hi</p>', "<p>Hi</p>"],
    ['<p><a href="javascript:alert(1)">x</a></p>', "<p>x</p>"],
    ['<p><a href=" java\tscript:alert(1)">x</a></p>', "<p>x</p>"],
    ['<p><a href="data:text/html,x">x</a></p>', "<p>x</p>"],
    ['<p><a href="//evil.example">x</a></p>', "<p>x</p>"],
    ['<p><img src=x onerror=alert(1)>Hi<iframe src="https://a.example"></iframe></p>', "<p>Hi</p>"],
    ["<p><svg><style><img src=x onerror=alert(1)></style></svg>Hi</p>", "<p>Hi</p>"],
    ["<h1>Big</h1><div>Text</div>", "<h2>Big</h2><p>Text</p>"],
    ["One\n\nTwo <3\nthree", "<p>One</p><p>Two &lt;3<br />three</p>"],
  ])("cleans %s", (written, clean) => {
    expect(cleanBody(written)).toBe(clean);
  });

  it("keeps what a release is made of", () => {
    const body =
      '<p>A <strong>b</strong> <em>c</em> <a href="https://a.example/x" rel="noopener noreferrer nofollow">d</a></p><h2>E</h2><ul><li>f</li></ul><blockquote><p>g</p></blockquote><table><tbody><tr><th scope="row">h</th><td>i</td></tr></tbody></table>';
    expect(cleanBody(body)).toBe(body);
  });

  it("leaves nothing but its vocabulary, whatever is written, and is stable", () => {
    const piece = fc.oneof(
      fc.constantFrom(
        "<p>",
        "</p>",
        "<script>",
        "</script>",
        "<a href='javascript:1'>",
        "</a>",
        "<svg/onload=1>",
        "<!--",
        "-->",
        "<blockquote>",
        "<td>",
        "&lt;script&gt;",
        "<math><mtext>",
        "<style>",
        "\u202e",
        "👩‍🚀",
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const clean = cleanBody(pieces.join(""));
        for (const [, tag = ""] of clean.matchAll(TAGS))
          expect(allowedTags.has(tag.toLowerCase())).toBe(true);
        expect(clean).not.toMatch(/<[^>]*\son|<[^>]*javascript:/i);
        expect(cleanBody(clean)).toBe(clean);
      }),
      { examples: [[["<td>", "<a href='javascript:1'>", "<td>"]]] },
    );
  });

  it("turns no direction, however that is spelled", () => {
    expect(cleanBody("<p>a&#x202e;b&#8238;c\u2067d</p>")).toBe("<p>abcd</p>");
    expect(cleanBody("<p>a&#7;b&#x1b;c&#x9d;d</p><p>&#8203;&#x2060;</p>")).not.toMatch(/[^\x20-\x7e]/);
  });

  it("reads as plain text, with lists, tables and entities as people write them", () => {
    const body =
      "<p>Tom &amp; Eve &lt;3</p><ul><li><p>one</p></li><li>two</li></ul><table><tbody><tr><th>Stop</th><td>22.14</td></tr></tbody></table>";
    expect(toPlainText(body)).toBe("Tom & Eve <3\n\n- one\n- two\n\nStop | 22.14");
  });
});
