import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { resetSettings } from "@/lib/platform/settings/settings";
import { storage } from "@/lib/platform/storage/storage";
import { FIRST_PAINT_HASHES, FirstPaint } from "./first-paint";
import { holdPicture } from "./opening-pictures";

const distDir = mkdtempSync(join(tmpdir(), "first-paint-"));
mkdirSync(join(distDir, "static/chunks"), { recursive: true });
writeFileSync(
  join(distDir, "static/chunks/a.css"),
  "@font-face{font-family:web;src:url(../media/w.woff2)}.used{color:red}.other{color:blue}",
);

process.env.DATA_DIR = distDir;
resetSettings();

const link = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';
const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/m.js"/>';
const script = '<script src="/_next/static/chunks/turbo~pack-1.js" async=""></script>';
/** As Next writes it: an opening, and pieces that may end anywhere in a text. */
const data = [
  "(self.__next_f=self.__next_f||[]).push([0])",
  String.raw`self.__next_f.push([1,"0:{\"P\":null,\"b\":\"aB-1_c\"}\n1:\"\\\"b\\\":\\\"else\\\"\"\n"])`,
].map((text) => `<script>${text}</script>`);
const pageOf = (head: string, body = '<p class="used">Words</p>', flight = data.join("")) =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}${flight}</body></html>`;

const rewrite = (html: string) => new FirstPaint(distDir).rewrite(html, "v1");

describe("FirstPaint", () => {
  it("gives the page its own rules and leaves the sheet, the fonts and the scripts for later", () => {
    const html = rewrite(pageOf(link + preload + script)) ?? "";
    expect(html).toContain("<style>.used{color:red}</style>");
    expect(html).not.toMatch(/rel="(stylesheet|preload)"/);
    expect(html).not.toContain('async="');
    expect(html).toContain('<link data-late="stylesheet" href="/_next/static/chunks/a.css"');
    expect(html).toContain('<script src="/_next/static/chunks/turbo~pack-1.js" type="late"></script>');
    expect(html).toContain('<link data-ahead as="font" href="/_next/static/chunks/../media/w.woff2"/>');
    expect(html.replace(/<noscript[\s\S]*?<\/noscript>/, "")).not.toContain("@font-face");
  });

  it("gives readers without scripts the fonts as well", () => {
    expect(rewrite(pageOf(link))).toMatch(/<noscript[^>]*><style>@font-face\{[^}]*w\.woff2/);
  });

  it("allows exactly the two scripts it writes", () => {
    const html = rewrite(pageOf(link)) ?? "";
    const inline = [
      ...html.matchAll(/<script(?: data-build="aB-1_c" data-version="v1")?>([\s\S]*?)<\/script>/g),
    ].map(([, text = ""]) => text);
    expect(inline.map((text) => `sha256-${createHash("sha256").update(text).digest("base64")}`)).toEqual(
      FIRST_PAINT_HASHES,
    );
  });

  it("leaves out the data, which the loader fetches for the same build", () => {
    const html = rewrite(pageOf(link)) ?? "";
    expect(html).toContain('<script data-build="aB-1_c" data-version="v1">(function(d){');
    expect(html).not.toContain("__next_f.push");
    expect(html).not.toContain("__next_f||[]");
  });

  it("leaves a page alone that has no data, no build to compare, or bytes in its data", () => {
    expect(rewrite(pageOf(link, "", ""))).toBeNull();
    expect(rewrite(pageOf(link, "", data[0]))).toBeNull();
    const bytes = '<script>self.__next_f.push([3,"AAEC"])</script>';
    expect(rewrite(pageOf(link, "", data.join("") + bytes))).toBeNull();
  });

  it("touches no words that look like data", () => {
    const words = `<p class="used">${data.join("").replaceAll("<", "&lt;").replaceAll('"', "&quot;")}</p>`;
    expect(rewrite(pageOf(link, words))).toContain(words);
  });

  it("writes a held picture into what phones take of it, and only there", async () => {
    const url = "/files/assets/a/opening-750.avif";
    await (await storage()).put(url.slice(7), Buffer.from("picture"), { contentType: "image/avif" });
    await holdPicture(url);
    const start = '<source media="(max-width: 600px)" type="image/avif" srcSet="';
    const large = `<source type="image/avif" srcSet="${url} 750w"/>`;
    const html = rewrite(pageOf(link, `${start}${url}"/>${large}${start}/files/other-750.avif"/>`)) ?? "";
    expect(html).toContain(`${start}data:image/avif;base64,cGljdHVyZQ=="/>${large}${start}/files/other-`);
  });

  it("leaves a page alone whose sheet it cannot read, that has none, or that has no end", () => {
    expect(rewrite(pageOf(link.replace("a.css", "gone.css")))).toBeNull();
    expect(rewrite(pageOf(link.replace("a.css", "../../../../etc/passwd")))).toBeNull();
    expect(rewrite(pageOf(script))).toBeNull();
    expect(rewrite(`<html><head>${link}</head>`)).toBeNull();
  });

  it("touches neither what people wrote nor scripts of another address", () => {
    const words = '<p class="used">&lt;script src="/_next/a.js" async=""&gt; $1 $&amp;</p>';
    const foreign = '<script src="https://elsewhere.example/a.js" async=""></script>';
    const html = rewrite(pageOf(link, words + foreign)) ?? "";
    expect(html).toContain(words);
    expect(html).toContain(foreign);
  });
});
