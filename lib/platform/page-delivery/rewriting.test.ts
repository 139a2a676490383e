import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { readPageContent } from "@/tests/factories/page-content";
import { InlineStyles } from "./inline-styles";

const distDir = mkdtempSync(join(tmpdir(), "rewriting-"));
mkdirSync(join(distDir, "static/chunks"), { recursive: true });
const sheets = ["a", "b"].map((name) => {
  writeFileSync(join(distDir, `static/chunks/${name}.css`), `.${name}{color:red}p{margin:0}`);
  return `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;
});

/** Text and attributes as React escapes them, in which no user's text begins a tag. */
const escaped = fc
  .oneof(
    fc.string(),
    fc.constantFrom(
      ...[
        "</body>",
        "$1 $& $`",
        "<style>p{}</style>",
        '<script src="/_next/x.js" async=""></script>',
        "Ω &amp;",
      ],
      ...sheets,
    ),
  )
  .map((text) =>
    text
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
      .replaceAll('"', "&quot;")
      .replaceAll("'", "&#x27;"),
  );
const file = fc.constantFrom("turbo~pack-1", "a", "0b~.c");
/** Content that is none of the build's files, and so keeps its place. */
const leaf = fc.oneof(
  escaped,
  escaped.map((text) => `<img alt="${text}" class="a"/>`),
  escaped.map((text) => `<!--${text}-->`),
  escaped.map((text) => `<style data-own="${text}">.own{color:blue}</style>`),
  escaped.map((text) => `<script>self.__next_f.push([1,"${text}"])</script>`),
  escaped.map((text) => `<script type="application/ld+json">{"name":"${text}"}</script>`),
  escaped.map((text) => `<noscript><p>${text}</p></noscript>`),
  escaped.map((text) => `<template><p>${text}</p></template>`),
  fc.constantFrom(
    '<link rel="icon" href="/icon.svg"/>',
    '<link rel="preload" as="image" href="/files/a.avif"/>',
    '<link rel="canonical" href="/brands"/>',
    '<script src="/own.js" async=""></script>',
    '<script src="/_next/static/chunks/old.js" noModule=""></script>',
  ),
);
/** The script tags of the build, which React writes anywhere in the page. */
const scriptTag = fc.oneof(
  file.map((name) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`),
  file.map(
    (name) => `<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/${name}.js"/>`,
  ),
);
const { tree } = fc.letrec<{ tree: string; element: string }>((tie) => ({
  tree: fc.oneof({ maxDepth: 4, withCrossShrink: true }, leaf, scriptTag, tie("element")),
  element: fc
    .tuple(
      fc.constantFrom("div", "main", "section", "a", "form", "ul"),
      escaped,
      fc.array(tie("tree"), { maxLength: 4 }),
    )
    .map(
      ([name, value, children]) =>
        `<${name} class="${value}" data-x="${value}">${children.join("")}</${name}>`,
    ),
}));
const page = fc
  .tuple(fc.subarray(sheets, { minLength: 1 }), fc.array(fc.oneof(leaf, scriptTag)), fc.array(tree))
  .map(
    ([links, head, body]) =>
      `<!DOCTYPE html><html lang="en"><head>${head.join("")}${links.join("")}</head><body>${body.join("")}</body></html>`,
  );

it("delivers a page fast without changing anything but when its styles, type and scripts arrive", () => {
  const pages = new InlineStyles(distDir);
  fc.assert(
    fc.property(page, (html) => {
      const fast = pages.rewrite(html);
      expect(fast).not.toBe(html);
      const before = readPageContent(html);
      const after = readPageContent(fast);
      expect(after.content).toBe(before.content);
      expect(after.files).toEqual(before.files);
      expect(after.styles.filter((style) => before.styles.includes(style))).toEqual(before.styles);
    }),
    { numRuns: 500 },
  );
});
