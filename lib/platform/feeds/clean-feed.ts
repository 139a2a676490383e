import { cutText } from "@/lib/utils/cut-text";
import { type Feed, type FeedItem, feedLimits, type RawFeed, type RawItem } from "./feed";
import { parseFeedDate } from "./feed-dates";
import { onOneLine, readMarkup, readTitle } from "./html-text";

/** These links lead to an entry, best first. */
const RELS = ["alternate", "id", "self", "related", "enclosure"];

/** A feed's entries as plain text with absolute addresses, one for each address, the newest first. */
export function cleanFeed({ title, items }: RawFeed, address: string): Feed {
  const dated = items.map((item, position) => ({ item, position, time: timeOf(item) }));
  // Those without a date stay where the feed has them, behind the others.
  dated.sort((a, b) => (b.time ?? "").localeCompare(a.time ?? "") || a.position - b.position);
  const chosen = new Map<string, FeedItem>();
  let withoutAddress = 0;
  for (const { item, time } of dated) {
    if (chosen.size >= feedLimits.items) break;
    const link = addressOf(item);
    if (!link) withoutAddress++;
    else if (!chosen.has(link)) chosen.set(link, cleanItem(item, { link, time, address }));
  }
  return {
    title: cutText(readTitle(title), feedLimits.title),
    items: [...chosen.values()],
    withoutAddress,
  };
}

type Place = { link: string; time: string | null; address: string };

function cleanItem(item: RawItem, { link, time, address }: Place): FeedItem {
  const summary = readMarkup(item.summary);
  const content = item.content ? readMarkup(item.content) : summary;
  const picture = [...item.pictures, content.picture ?? "", summary.picture ?? ""]
    .map((one) => webAddress(one, link || address))
    .find((one) => one !== null);
  const categories = item.categories
    .map((category) => onOneLine(readMarkup(category).text))
    .filter((category) => category !== "" && category.length <= feedLimits.category);
  return {
    address: link,
    title: cutText(readTitle(item.title), feedLimits.title),
    summary: cutText(onOneLine(summary.text || content.text), feedLimits.summary),
    text: cutText(content.text || summary.text, feedLimits.text),
    picture: picture ?? null,
    publishedAt: time,
    categories: [...new Set(categories)].slice(0, feedLimits.categories),
  };
}

/** The first valid date of an entry counts: it was published before it was changed. */
const timeOf = ({ dates }: RawItem) => {
  const moments = dates.map(parseFeedDate).filter((moment) => moment !== null);
  return moments.toSorted()[0] ?? null;
};

function addressOf({ links }: RawItem): string | null {
  for (const rel of RELS) {
    const fitting = links.filter((link) => link.rel === rel);
    // The page comes before a feed or a picture of the same entry.
    const ordered = [...fitting.filter(({ type }) => !type || type.includes("html")), ...fitting];
    for (const { href } of ordered) {
      const address = webAddress(href);
      if (address) return address;
    }
  }
  return null;
}

/** An address of the web as the URL parser writes it, without its fragment; null for anything else. */
export function webAddress(written: string, base?: string): string | null {
  const trimmed = written.trim();
  if (trimmed === "" || !URL.canParse(trimmed, base)) return null;
  const url = new URL(trimmed, base);
  url.hash = "";
  const isWeb = (url.protocol === "http:" || url.protocol === "https:") && !url.username && !url.password;
  return isWeb && url.href.length <= feedLimits.address ? url.href : null;
}
