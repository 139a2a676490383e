import { expect, it } from "vitest";
import { partsOf } from "./text-links";

const links = (text: string) => partsOf(text).flatMap(({ href }) => href ?? []);

it.each([
  [
    "شكرًا! راجع https://x.example/a، ثم （https://x.example/b）",
    ["https://x.example/a", "https://x.example/b"],
  ],
  ["هل رأيت https://x.example/a؟", ["https://x.example/a"]],
  ["「https://x.example/a」です", ["https://x.example/a"]],
  ["https://x.example/a！https://x.example/b。", ["https://x.example/a", "https://x.example/b"]],
  ["“https://x.example/a” «https://x.example/b»", ["https://x.example/a", "https://x.example/b"]],
  ["यह https://x.example/a।", ["https://x.example/a"]],
  ["https://example.comをご覧ください", ["https://example.com"]],
  ["メールはme@example.comまで", ["mailto:me@example.com"]],
  ["https://ja.example/wiki/東京（曖昧さ回避）を", ["https://ja.example/wiki/東京（曖昧さ回避）を"]],
  ["https://例え.jp/道 www.straße.de shop.straße.de/a", ["https://例え.jp/道", "https://www.straße.de"]],
  [
    "see https://x.example/Rjukan_(town) (or www.x.example/b).",
    ["https://x.example/Rjukan_(town)", "https://www.x.example/b"],
  ],
])("finds the addresses in %j", (text, expected) => {
  expect(links(text)).toEqual(expected);
  expect(
    partsOf(text)
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
});
