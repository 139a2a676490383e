import { feedLimits, newRawItem, type RawFeed, type RawItem } from "./feed";
import { escapeMarkup } from "./html-text";
import { resolve } from "./xml-feed";

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;
const text = (value: unknown): string =>
  typeof value === "string"
    ? value.slice(0, feedLimits.rawText)
    : typeof value === "number"
      ? `${value}`
      : "";

/** Parses a JSON Feed (version 1 or 1.1); null where the text is none. */
export function parseJsonFeed(json: string, address: string): RawFeed | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    return null;
  }
  if (!isFields(parsed) || !/^https?:\/\/jsonfeed\.org\/version\//.test(text(parsed.version))) return null;
  const entries = Array.isArray(parsed.items) ? parsed.items.slice(0, feedLimits.readItems) : [];
  return {
    title: escapeMarkup(text(parsed.title)),
    items: entries.filter(isFields).map((entry) => toItem(entry, address)),
  };
}

function toItem(entry: Fields, address: string): RawItem {
  const html = text(entry.content_html);
  const plain = escapeMarkup(text(entry.content_text)).replace(/\n/g, "<br>");
  const links = [
    { href: resolve(text(entry.url), address), rel: "alternate", type: "" },
    { href: resolve(text(entry.external_url), address), rel: "related", type: "" },
    { href: resolve(text(entry.id), "about:blank"), rel: "id", type: "" },
  ];
  return {
    ...newRawItem(),
    links,
    title: escapeMarkup(text(entry.title)),
    summary: escapeMarkup(text(entry.summary)),
    content: html || plain,
    dates: [text(entry.date_published), text(entry.date_modified)],
    pictures: [entry.image, entry.banner_image].map((picture) => resolve(text(picture), address)),
    categories: Array.isArray(entry.tags) ? entry.tags.map(text) : [],
  };
}
