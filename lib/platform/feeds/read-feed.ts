import { log } from "../log";
import { decodeHtml } from "../safe-fetch/decode-html";
import { type SafeFetchResult, safeFetch } from "../safe-fetch/safe-fetch";
import { SafeFetchError } from "../safe-fetch/safe-fetch-error";
import { cleanFeed } from "./clean-feed";
import type { Feed } from "./feed";
import { findFeed } from "./find-feed";
import { parseJsonFeed } from "./json-feed";
import { parseXmlFeed } from "./xml-feed";

/** The newest entries are at the beginning of a feed, so a longer one is read no further. */
const MAX_BYTES = 3_145_728;

export const feedProblems = {
  noFeed:
    "This page names no feed. Paste the feed's own address: many sites have it at /feed, /rss or /atom.xml.",
  notAFeed:
    "This address leads to no feed and no page. Paste the address of a site or of its RSS, Atom or JSON feed.",
  brokenLink:
    "The feed that this page names could not be read. Paste the address of another feed of this site.",
  tooLong: "This feed is too long to be read. Paste the address of a feed with fewer entries.",
  unreadable: "The feed could not be read",
} as const;

export type ReadFeed = { feed: Feed; address: string } | { problem: string };

/**
 * Reads the feed at an address, or the one that the page there names, as `safeFetch` allows: two fetches at most. Never
 * throws for what a site does; what can't be read comes with a sentence for people.
 */
export async function readFeed(address: string): Promise<ReadFeed> {
  try {
    const page = await fetchText(address);
    const feed = parse(page);
    if (feed) return feed;
    const linked = isPage(page) ? findFeed(page.text, page.url) : null;
    if (!linked) return { problem: problemOf(page) };
    return await readLinked(linked);
  } catch (error) {
    if (error instanceof SafeFetchError) return { problem: error.message };
    if (error instanceof StatusError) return { problem: error.message };
    log.warn({ err: error }, "A feed could not be parsed");
    return { problem: feedProblems.unreadable };
  }
}

async function readLinked(address: string): Promise<ReadFeed> {
  const page = await fetchText(address);
  return parse(page) ?? { problem: feedProblems.brokenLink };
}

type Page = SafeFetchResult & { text: string };

class StatusError extends Error {}

async function fetchText(address: string): Promise<Page> {
  const page = await safeFetch(address, { maxBytes: MAX_BYTES });
  if (page.status < 200 || page.status > 299)
    throw new StatusError(`The site answered with HTTP status ${page.status}`);
  return { ...page, text: decodeHtml(page.body, page.contentType, page.truncated) };
}

/** The kind is judged by how a text begins: feeds are sent under every media type. */
function parse({ text, url }: Page): ReadFeed | null {
  const start = text.slice(0, 2000).trimStart();
  const raw = start.startsWith("{") ? parseJsonFeed(text, url) : parseXmlFeed(text, url);
  return raw && { feed: cleanFeed(raw, url), address: url };
}

const isPage = ({ contentType, text }: Page) =>
  /html/i.test(contentType) || /<(!doctype html|html|head|body)[\s>]/i.test(text.slice(0, 4000));

function problemOf(page: Page): string {
  if (isPage(page)) return feedProblems.noFeed;
  const isCutJson = page.truncated && page.text.trimStart().startsWith("{");
  return isCutJson ? feedProblems.tooLong : feedProblems.notAFeed;
}
