import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { AFTER_PAINT_SCRIPT } from "./after-paint";
import { InlineStyles } from "./inline-styles";

const distDir = mkdtempSync(join(tmpdir(), "inline-styles-"));
mkdirSync(join(distDir, "static/chunks"), { recursive: true });
writeFileSync(
  join(distDir, "static/chunks/a.css"),
  "@font-face{font-family:web;src:url(../media/w.woff2)}.used{color:red}.other{color:blue}",
);

const link = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';
const script = '<script src="/_next/static/chunks/turbo~pack-1.js" async=""></script>';
const preload =
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/turbo~pack-1.js"/>';
const push = '<script>self.__next_f.push([1,"0:{}"])</script>';
const pageOf = (head: string, body = '<p class="used">Text</p>') =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}${push}</body></html>`;

const rewrite = (html: string) => new InlineStyles(distDir).rewrite(html);

describe("InlineStyles", () => {
  it("puts the page's own rules into its head, the whole sheet and the scripts' tags behind its paint", () => {
    const deferred = `<template>${link}${preload}${script}</template>`;
    const tail = `<noscript>${link}</noscript>${deferred}<script>${AFTER_PAINT_SCRIPT}</script>`;
    expect(rewrite(pageOf(link + preload + script))).toBe(
      `<!DOCTYPE html><html><head><style>.used{color:red}</style></head><body><p class="used">Text</p>${push}${tail}</body></html>`,
    );
  });

  it("leaves a page unchanged whose sheet it cannot read, that has none, or that has no end", () => {
    for (const page of [
      pageOf(link.replace("a.css", "gone.css")),
      pageOf(link.replace("a.css", "../../../../etc/passwd")),
      pageOf(script),
      `<html><head>${link}</head>`,
    ])
      expect(rewrite(page)).toBe(page);
  });

  it("leaves text that users wrote unchanged", () => {
    const text = '<p class="used">&lt;link rel="stylesheet"&gt; $1 $&amp; </p>';
    expect(rewrite(pageOf(link, text))).toContain(text);
  });
});
