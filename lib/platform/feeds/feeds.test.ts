import { describe, expect, it } from "vitest";
import { linkedSite } from "@/tests/setup/linked-site";
import { feedLimits } from "./feed";
import { parseFeedDate } from "./feed-dates";
import { readMarkup } from "./html-text";
import { feedProblems, readFeed } from "./read-feed";

type Answer = { status?: number; type?: string; body: string | Buffer };
let answers: Record<string, Answer> = {};
let asked: string[] = [];
const site = linkedSite((request, response) => {
  asked.push(request.url ?? "");
  const answer = answers[request.url ?? ""] ?? { status: 404, body: "" };
  response.writeHead(answer.status ?? 200, { "content-type": answer.type ?? "application/xml" });
  response.end(answer.body);
});

async function read(body: string | Buffer, type?: string, path = "/feed") {
  answers = { [path]: { body, ...(type ? { type } : {}) } };
  asked = [];
  return readFeed(site.base + path);
}
async function itemsOf(...given: Parameters<typeof read>) {
  const result = await read(...given);
  if ("problem" in result) throw new Error(result.problem);
  return result.feed.items;
}
const rss = (items: string, head = "<title>The Ledger</title>") =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:content="c"><channel>${head}${items}</channel></rss>`;
const entry = (inside: string, link = "https://ledger.example/a") =>
  `<item><link>${link}</link>${inside}</item>`;

describe("the formats", () => {
  it("RSS 2.0, with CDATA, modules and a picture", async () => {
    const result = await read(
      rss(`<item><title><![CDATA[Ink & <b>paper</b>]]></title><link> /a#top </link>
        <description>&lt;p&gt;A &amp;amp; B&lt;/p&gt;&lt;script&gt;x()&lt;/script&gt;</description>
        <content:encoded><![CDATA[<p>One.</p><p>Two<br>lines&nbsp;here.</p><img src="/ink.jpg">]]></content:encoded>
        <pubDate>Tue, 01 Sep 2026 09:30:00 +0200</pubDate><category>Print</category></item>`),
    );
    expect(result).toMatchObject({
      address: `${site.base}/feed`,
      feed: {
        title: "The Ledger",
        withoutAddress: 0,
        items: [
          {
            address: `${site.base}/a`,
            title: "Ink & paper",
            summary: "A & B",
            text: "One.\n\nTwo\nlines here.",
            picture: `${site.base}/ink.jpg`,
            publishedAt: "2026-09-01T07:30:00.000Z",
            categories: ["Print"],
          },
        ],
      },
    });
  });

  it("RSS 0.92 without dates stays in the feed's order", async () => {
    const body = `<rss version="0.92"><channel><title>Old</title>
      ${entry("<description>First</description>", "/1")}${entry("<title>Second</title>", "/2")}</channel></rss>`;
    expect((await itemsOf(body)).map(({ title, summary }) => title || summary)).toEqual(["First", "Second"]);
  });

  it("RSS 1.0, whose items stand beside the channel", async () => {
    const body = `<rdf:RDF xmlns:rdf="r" xmlns="n" xmlns:dc="d"><channel><title>Planet</title></channel>
      <item rdf:about="x"><title>A</title><link>https://a.example/1</link><dc:date>2026-09-01</dc:date></item></rdf:RDF>`;
    expect(await itemsOf(body)).toMatchObject([{ title: "A", publishedAt: "2026-09-01T00:00:00.000Z" }]);
  });

  it("a title that names a tag keeps its words, in every kind of feed", async () => {
    const named = [
      ["The &lt;style&gt; element", "The <style> element"],
      ["<![CDATA[Why <script> <b>blocks</b>]]>", "Why <script> blocks"],
      ["&lt;p&gt;Three &amp;lt; four&lt;/p&gt;", "Three < four"],
      ["A &lt; B", "A < B"],
    ];
    for (const [written = "", read] of named)
      expect((await itemsOf(rss(entry(`<title>${written}</title>`))))[0]?.title).toBe(read);
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>T</title><entry><title>The &lt;em&gt; element</title>
      <link href="https://a.example/1"/><summary>1 &lt;b&gt; 2</summary></entry></feed>`;
    expect(await itemsOf(atom)).toMatchObject([{ title: "The <em> element", summary: "1 <b> 2" }]);
  });

  it("Atom with a base, several links, xhtml and a plain title", async () => {
    const body = `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom" xml:base="/blog/"><title>T</title>
      <entry><title type="text">1 &lt; 2 &amp; 3</title><id>tag:x,2026:1</id>
      <link rel="self" href="x.atom"/><link rel="alternate" type="text/html" href="one"/>
      <published>2026-09-02T10:00:00Z</published><updated>2026-09-03T10:00:00Z</updated>
      <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Hi &amp; bye</p><p>Two</p></div></content></entry></feed>`;
    expect(await itemsOf(body)).toMatchObject([
      {
        title: "1 < 2 & 3",
        address: `${site.base}/blog/one`,
        text: "Hi & bye\n\nTwo",
        publishedAt: "2026-09-02T10:00:00.000Z",
      },
    ]);
  });

  it("JSON Feed, whatever else its entries hold", async () => {
    const body = JSON.stringify({
      version: "https://jsonfeed.org/version/1.1",
      title: "J & K",
      items: [
        {
          id: "1",
          url: "/1",
          content_html: "<p>Hi</p>",
          tags: ["x", 3],
          date_published: "2026-01-02T03:04:05+01:00",
        },
        { id: 2, content_text: "a <b> c" },
        null,
        "entry",
        { url: ["x"], title: {} },
      ],
    });
    const result = await read(body, "application/feed+json");
    expect(result).toMatchObject({ feed: { title: "J & K", withoutAddress: 2 } });
    expect("feed" in result && result.feed.items).toMatchObject([
      { text: "Hi", publishedAt: "2026-01-02T02:04:05.000Z", categories: ["x", "3"] },
    ]);
  });

  it("a page that names its feed, which is asked for once", async () => {
    answers = {
      "/blog": {
        type: "text/html",
        body: `<!doctype html><base href="/feeds/"><link rel="alternate" type="application/rss+xml" title="Comments" href="c">
          <link rel="alternate" type="application/rss+xml" href="all">`,
      },
      "/feeds/all": { body: rss(entry("<title>Found</title>")) },
    };
    asked = [];
    expect(await readFeed(`${site.base}/blog`)).toMatchObject({
      address: `${site.base}/feeds/all`,
      feed: { items: [{ title: "Found" }] },
    });
    expect(asked).toEqual(["/blog", "/feeds/all"]);
  });
});

describe("what can't be read says why", () => {
  it.each<[string, Answer, string]>([
    [
      "a page without a feed",
      { type: "text/html", body: "<html><body>Hi</body></html>" },
      feedProblems.noFeed,
    ],
    ["a file", { type: "application/pdf", body: "%PDF-1.7" }, feedProblems.notAFeed],
    ["other XML", { body: '<?xml version="1.0"?><svg><title>x</title></svg>' }, feedProblems.notAFeed],
    ["other JSON", { type: "application/json", body: '{"version":"1","items":[]}' }, feedProblems.notAFeed],
    ["an empty answer", { body: "" }, feedProblems.notAFeed],
    ["an error", { status: 503, body: rss("") }, "The site answered with HTTP status 503"],
    [
      "a page that names itself",
      { type: "text/html", body: '<link rel="alternate" type="application/rss+xml" href="/it"><html>' },
      feedProblems.brokenLink,
    ],
  ])("%s", async (_, answer, problem) => {
    answers = { "/it": answer };
    expect(await readFeed(`${site.base}/it`)).toEqual({ problem });
  });

  it("a private address behind a page's link is never asked for", async () => {
    const body = '<html><link rel="alternate" type="application/rss+xml" href="http://169.254.169.254/feed">';
    expect(await read(body, "text/html")).toEqual({
      problem: "The address does not lead to the public internet",
    });
  });
});

describe("hostile documents", () => {
  it("resolve no entity of their own, however nested, and fetch none", async () => {
    const bomb = Array.from({ length: 20 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join(
      "",
    );
    const body = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY l0 "lol"><!ENTITY f SYSTEM "${site.base}/secret">${bomb}]>
      <rss><channel>${entry("<title>A &l20; &f; B</title><description>x</description>")}</channel></rss>`;
    const items = await itemsOf(body);
    expect(items[0]?.title).toBe("A &l20; &f; B");
    expect(asked).toEqual(["/feed"]);
  });

  it("stop where they nest too deep, with what was read before", async () => {
    const body = rss(`${entry("<title>Before</title>")}${"<x>".repeat(200_000)}`);
    expect(await itemsOf(body)).toMatchObject([{ title: "Before" }]);
    const deep = rss(
      entry(`<title>T</title><description><![CDATA[${"<b>".repeat(10_000)}in]]></description>`),
    );
    expect(await itemsOf(deep)).toMatchObject([{ title: "T" }]);
  });

  it("are cut by bytes, entries and length of text", async () => {
    const many = Array.from({ length: 3000 }, (_, n) => entry(`<title>${n}</title>`, `/${n}`)).join("");
    expect(await itemsOf(rss(many))).toHaveLength(feedLimits.items);
    const huge = rss(entry(`<title>A</title><description>${"ab ".repeat(2_000_000)}</description>`));
    const [item] = await itemsOf(rss(entry(`<title>${"a".repeat(9000)}</title>`)) + huge);
    expect(item?.title).toHaveLength(feedLimits.title);
    const json = `{"version":"https://jsonfeed.org/version/1","items":["${"a".repeat(4_000_000)}"]}`;
    expect(await read(json, "application/json")).toEqual({ problem: feedProblems.tooLong });
  });

  it("give no address that is not the web's, and each address once", async () => {
    const items = [
      entry("<title>a</title>", "javascript:alert(1)"),
      entry("<title>b</title>", "https://me:secret@x.example/"),
      entry("<title>c</title>", "https://x.example/1"),
      entry("<title>d</title>", "https://x.example/1#again"),
      '<item><title>e</title><guid isPermaLink="false">https://x.example/guid</guid></item>',
      "<item><title>f</title><guid>https://x.example/2</guid></item>",
    ].join("");
    const result = await read(rss(items));
    expect("feed" in result && result.feed.items.map(({ title }) => title)).toEqual(["c", "f"]);
    expect(result).toMatchObject({ feed: { withoutAddress: 3 } });
  });

  it("in another charset than they state, and never closed", async () => {
    const latin = Buffer.from(
      `<?xml version="1.0" encoding="ISO-8859-1"?>${rss(entry("<title>Caf\u00e9</title>")).slice(21)}`,
      "latin1",
    );
    expect(await itemsOf(latin)).toMatchObject([{ title: "Café" }]);
    const wrong = Buffer.from(
      `<?xml version="1.0" encoding="klingon"?>${rss(entry("<title>Zürich</title>")).slice(21)}`,
    );
    expect(await itemsOf(wrong)).toMatchObject([{ title: "Zürich" }]);
    const cut = rss(`${entry("<title>Whole</title>")}<item><link>/cut</link><title>Cut of`).replace(
      /<\/channel>.*/,
      "",
    );
    expect((await itemsOf(cut))[0]).toMatchObject({ title: "Whole" });
  });

  it("leave no control sign and no turned text", async () => {
    const [item] = await itemsOf(rss(entry("<title>a&#7;b&#x202E;c\u2066d</title>")));
    expect(item?.title).toBe("abcd");
  });
});

it.each([
  ["Wed, 02 Oct 2002 13:00:00 GMT", "2002-10-02T13:00:00.000Z"],
  ["Wed, 02 Oct 2002 15:00:00 +0200", "2002-10-02T13:00:00.000Z"],
  ["02 Oct 02 08:00 EST", "2002-10-02T13:00:00.000Z"],
  ["2 October 1998", "1998-10-02T00:00:00.000Z"],
  ["2026-09-01", "2026-09-01T00:00:00.000Z"],
  ["2026-09", "2026-09-01T00:00:00.000Z"],
  ["2026", "2026-01-01T00:00:00.000Z"],
  ["2026-09-01 10:20:30", "2026-09-01T10:20:30.000Z"],
  ["2026-09-01T10:20:30.123+05:30", "2026-09-01T04:50:30.000Z"],
  ["20260901T102030Z", "2026-09-01T10:20:30.000Z"],
  // A zone that is written otherwise is understood, or there is no date: never a wrong hour (28, C2).
  ["Thu, 26 Nov 2026 10:00:00 GMT+0100", "2026-11-26T09:00:00.000Z"],
  ["Thu, 26 Nov 2026 10:00:00 UTC +02:00", "2026-11-26T08:00:00.000Z"],
  ["Thu Nov 26 2026 10:00:00 GMT+0100 (Central European Standard Time)", "2026-11-26T09:00:00.000Z"],
  ["Thu, 26 Nov 2026 10:00:00 +0100 (CET)", "2026-11-26T09:00:00.000Z"],
  ["26 Nov 2026 10:00 (CET)", "2026-11-26T09:00:00.000Z"],
  ["26 Nov 2026 10:00 Europe/Oslo", null],
  ["26 Nov 2026 10:00 AEST", null],
  ["02 Nov 2026 10.30 GMT+0100", null],
  ["02 Nov 2026 10h30", null],
  ["26 Nov 2026 10:00:00 +2500", null],
  ["26 Nov 2026 10:00:00 +0175", null],
  ["26 Nov 2026 GMT", "2026-11-26T00:00:00.000Z"],
  ["2026-11-26T10:00:00 Europe/Oslo", null],
  ["2026-11-26T10:00:00 GMT+01:00", "2026-11-26T09:00:00.000Z"],
  ["2026-02-30", null],
  ["31 Feb 2026", null],
  ["1066-10-14", null],
  ["yesterday", null],
  ["", null],
  ["1767225600", null],
])("reads the date %j", (written, moment) => {
  expect(parseFeedDate(written)).toBe(moment);
});

it("reads markup as text", () => {
  expect(
    readMarkup("a<style>x{}</style><div>b<div>c</div></div><li>d<img src=/1 width=1><img src='/2'>"),
  ).toEqual({
    text: "a\n\nb\n\nc\n\nd",
    picture: "/2",
  });
});
