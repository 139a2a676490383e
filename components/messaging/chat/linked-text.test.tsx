import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LinkedText } from "./linked-text";

const linksOf = (text: string) => {
  const html = renderToStaticMarkup(<LinkedText text={text} />);
  expect(html.replace(/<[^>]*>/g, "").replaceAll("&amp;", "&")).toBe(text);
  return Array.from(html.matchAll(/href="([^"]*)"/g), ([, href]) => href?.replaceAll("&amp;", "&"));
};

it.each([
  [
    "See https://en.wikipedia.org/wiki/Oslo_(disambiguation).",
    ["https://en.wikipedia.org/wiki/Oslo_(disambiguation)"],
  ],
  ["(more at https://a.example/b?c=d&e=f)", ["https://a.example/b?c=d&e=f"]],
  ["[https://a.example/x], then www.b.example/y!", ["https://a.example/x", "https://www.b.example/y"]],
  ["Write to press@hollowpine.demo, please.", ["mailto:press@hollowpine.demo"]],
  ["mailto:petra@hollowpine.demo", ["mailto:petra@hollowpine.demo"]],
  ["詳しくは https://例え.jp/駅。", ["https://例え.jp/駅"]],
  ["javascript:alert(1) and ftp://a.example and www. and a@b", []],
  ["https://", []],
  ["https://).", []],
])("%s (28, C4)", (text, links) => expect(linksOf(text)).toEqual(links));
