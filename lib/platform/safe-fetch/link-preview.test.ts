import { describe, expect, it } from "vitest";
import { linkedSite } from "@/tests/setup/linked-site";
import { decodeHtml } from "./decode-html";
import { linkPreviewProblem, readLinkPreview } from "./link-preview";
import { guessLinkType } from "./link-type";

let answer: { status?: number; type?: string; body: string | Buffer } = { body: "" };

const page = (head: string) => ({ body: `<!doctype html><html><head>${head}</head><body></body></html>` });

const site = linkedSite((_request, response) => {
  response.writeHead(answer.status ?? 200, { "content-type": answer.type ?? "text/html" });
  response.end(answer.body);
});

describe("readLinkPreview", () => {
  it("reads Open Graph tags and makes the picture's address absolute", async () => {
    answer = page(
      `<title>Plain</title><meta property="og:title" content="Ink &amp; paper"><meta property="og:description" content="A story">
       <meta property="og:image" content="/img/a.png"><meta property="og:site_name" content="The Ledger">`,
    );
    expect(await readLinkPreview(`${site.base}/story`)).toEqual({
      title: "Ink & paper",
      description: "A story",
      images: [`${site.base}/img/a.png`],
      siteName: "The Ledger",
      type: "Article",
      success: true,
      error: null,
    });
  });

  it("falls back to Twitter tags, then to the title and the description of the page", async () => {
    answer = page(
      `<title>Plain</title><meta name="twitter:title" content="Tweeted"><meta name="description" content="Said">`,
    );
    expect(await readLinkPreview(site.base)).toMatchObject({
      title: "Tweeted",
      description: "Said",
      success: true,
    });
    answer = page("<title>Plain</title>");
    expect(await readLinkPreview(site.base)).toMatchObject({ title: "Plain", success: true });
  });

  it("has default texts where the page has none, and never fetches for an empty page", async () => {
    for (const body of ["", "<p>hello</p>"]) {
      answer = { body };
      expect(await readLinkPreview(site.base)).toMatchObject({
        title: "Content from 127.0.0.1",
        description: "Auto-generated from the URL",
        siteName: "127.0.0.1",
        success: true,
      });
    }
  });

  it("strips control and direction signs, folds white space and bounds every text", async () => {
    answer = page(
      `<meta property="og:title" content="a\u0007b\u202Ec\n\n d"><meta property="og:description" content="${"🎉".repeat(900)}">`,
    );
    answer.type = "text/html; charset=utf-8";
    const { title, description } = await readLinkPreview(site.base);
    expect(title).toBe("a bc d");
    expect(description).toBe(`${"🎉".repeat(249)}…`);
  });

  it("names a good second picture behind one that cannot be used, and counts the page's base", async () => {
    answer = page(
      `<base href="/2026/"><meta property="og:image" content="data:image/png;base64,AAAA">
       <meta property="og:image" content="night.jpg"><meta name="twitter:image" content="night.jpg">`,
    );
    expect((await readLinkPreview(`${site.base}/a/b`)).images).toEqual([`${site.base}/2026/night.jpg`]);
  });

  it.each(["javascript:alert(1)", "data:image/png;base64,AAAA", "http://["])(
    "drops the picture %s",
    async (image) => {
      answer = page(`<meta property="og:image" content="${image}">`);
      expect((await readLinkPreview(site.base)).images).toEqual([]);
    },
  );

  it("reads the charset of header, meta tag and bytes", async () => {
    answer = { type: "text/html; charset=iso-8859-1", body: Buffer.from("<title>Café</title>", "latin1") };
    expect((await readLinkPreview(site.base)).title).toBe("Café");
    const sjis = Buffer.from([0x83, 0x6a, 0x83, 0x85, 0x81, 0x5b, 0x83, 0x58]);
    answer = {
      body: Buffer.concat([Buffer.from('<meta charset="Shift_JIS"><title>'), sjis, Buffer.from("</title>")]),
    };
    expect((await readLinkPreview(site.base)).title).toBe("ニュース");
    answer = { body: Buffer.from("<title>Zürich</title>", "utf8") };
    expect((await readLinkPreview(site.base)).title).toBe("Zürich");
  });

  it("says why a page could not be read, with texts to show instead", async () => {
    answer = { status: 503, body: "<title>Down</title>" };
    expect(await readLinkPreview(`${site.base}/podcast/1`)).toEqual({
      title: "Content from 127.0.0.1",
      description: "Auto-generated from the URL",
      images: [],
      siteName: "127.0.0.1",
      type: "Podcast",
      success: false,
      error: "The site answered with HTTP status 503",
    });
    answer = { type: "application/pdf", body: "%PDF" };
    expect(await readLinkPreview(site.base)).toMatchObject({ success: false });
  });
});

describe("linkPreviewProblem", () => {
  it.each([
    ["", "Invalid URL provided"],
    ["hello", "Please enter a valid URL starting with http:// or https://"],
    ["ftp://example.com", "Please enter a valid URL starting with http:// or https://"],
    ["http://10.0.0.1/", "The address does not lead to the public internet"],
    ["https://example.com/a", null],
  ])("%j gives %j", async (address, problem) => {
    expect(linkPreviewProblem(address)).toBe(problem);
    if (problem) expect(await readLinkPreview(address)).toMatchObject({ success: false, error: problem });
  });
});

describe("guessLinkType", () => {
  it.each([
    ["https://www.youtube.com/watch?v=1", "Video"],
    ["https://youtu.be/1", "Video"],
    ["https://www.instagram.com/p/1", "Social Post"],
    ["https://x.com/a/status/1", "Social Post"],
    ["https://netflix.com/title", "Article"],
    ["https://maya.substack.com/p/x", "Blog Post"],
    ["https://acme.com/blog/launch", "Blog Post"],
    ["https://open.spotify.com/episode/1", "Podcast"],
    ["https://acme.com/podcasts/4", "Podcast"],
    ["https://www.nytimes.com/2025/10/01/announcement.html", "Article"],
    ["https://acme.com/press-release/42", "Press Release"],
    ["https://acme.com/news/announcing-x", "Press Release"],
    ["https://acme.com/campaigns/summer", "Campaign"],
    ["https://acme.com/", "Article"],
    ["nonsense", "Article"],
  ])("takes %s for %s", (address, type) => {
    expect(guessLinkType(address)).toBe(type);
  });
});

it("decodeHtml never throws, whatever charset is claimed", () => {
  expect(decodeHtml(Buffer.from("hi"), "text/html; charset=klingon")).toBe("hi");
  expect(decodeHtml(Buffer.from("\ufeffhé", "utf8"), "text/html; charset=iso-8859-1")).toBe("hé");
  expect(decodeHtml(Buffer.from([0x63, 0x61, 0x66, 0xe9]), "")).toBe("café");
});
