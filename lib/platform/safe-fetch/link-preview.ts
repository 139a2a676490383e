import { cutText } from "@/lib/utils/cut-text";
import { FALLBACK_DESCRIPTION, fallbackTitle } from "@/lib/utils/fallback-texts";
import { log } from "../log";
import { decodeHtml } from "./decode-html";
import { parseFetchUrl } from "./fetch-target";
import { guessLinkType, type LinkType } from "./link-type";
import { readPageTags } from "./page-tags";
import { safeFetch } from "./safe-fetch";
import { SafeFetchError } from "./safe-fetch-error";

export interface LinkPreview {
  /** The title in at most 200 characters; "Content from {host}" where the page states none. */
  title: string;
  /** The description in at most 500 characters; "Auto-generated from the URL" where the page states none. */
  description: string;
  /** The absolute http(s) addresses of its pictures, at most three, the likeliest first: one may turn out to be none. */
  images: string[];
  siteName: string;
  type: LinkType;
  /** The page was read. */
  success: boolean;
  /** The reason why it was not read, as a sentence for people. */
  error: string | null;
}

export const NO_ADDRESS = "Invalid URL provided";
const INVALID_ADDRESS = "Please enter a valid URL starting with http:// or https://";
const MAX_IMAGE_ADDRESS = 2048;
const PAGES = ["text/html", "application/xhtml+xml"];

/**
 * Returns what is wrong with an address before anything is fetched, as a sentence for a 400, or null. A private
 * address behind a name shows only in the preview's `error`.
 */
export function linkPreviewProblem(address: string): string | null {
  if (address.trim() === "") return NO_ADDRESS;
  // The URL parser would drop tabs and line breaks, and accept an address that begins "https:name".
  if (!/^https?:\/\/[^\s\\]+$/i.test(address.trim()) || /[\t\r\n]/.test(address)) return INVALID_ADDRESS;
  try {
    parseFetchUrl(address.trim());
    return null;
  } catch (error) {
    if (!(error instanceof SafeFetchError)) throw error;
    return ["invalid_url", "scheme_refused"].includes(error.code) ? INVALID_ADDRESS : error.message;
  }
}

/** Cuts a text to one line of `limit` characters, without control characters and those that change direction. */
function cleanText(text: string | undefined, limit: number): string {
  const oneLine = (text ?? "")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .replace(/[\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu, "")
    .trim();
  return cutText(oneLine, limit);
}

const MAX_IMAGES = 3;

function cleanImages(stated: string[], base: string): string[] {
  const usable = stated
    .filter((image) => URL.canParse(image, base))
    .map((image) => new URL(image, base))
    .filter(({ protocol, href }) => /^https?:$/.test(protocol) && href.length <= MAX_IMAGE_ADDRESS)
    .map(({ href }) => href);
  return [...new Set(usable)].slice(0, MAX_IMAGES);
}

function fallback(address: string, error: string): LinkPreview {
  const host = URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, "") : "";
  return {
    title: fallbackTitle(host),
    description: FALLBACK_DESCRIPTION,
    images: [],
    siteName: host,
    type: guessLinkType(address),
    success: false,
    error,
  };
}

async function readPage(address: string): Promise<LinkPreview> {
  const page = await safeFetch(address, { accept: PAGES });
  const plain = fallback(page.url, `The site answered with HTTP status ${page.status}`);
  if (page.status < 200 || page.status > 299) return plain;
  const html = decodeHtml(page.body, page.contentType, page.truncated);
  const { first, all } = readPageTags(html);
  const base = first("<base>") ?? "";
  const images = all(
    ...["og:image:secure_url", "og:image", "og:image:url", "twitter:image", "twitter:image:src"],
    ...["ld:image", "image", "<link rel=image_src>"],
  );
  return {
    title:
      cleanText(
        first("og:title", "twitter:title", "ld:title", "<title>", "title", "dc.title", "name"),
        200,
      ) || plain.title,
    description:
      cleanText(
        first("og:description", "description", "twitter:description", "ld:description", "dc.description"),
        500,
      ) || plain.description,
    images: cleanImages(images, URL.canParse(base, page.url) ? new URL(base, page.url).href : page.url),
    siteName: cleanText(first("og:site_name", "ld:site", "application-name"), 100) || plain.siteName,
    type: guessLinkType(address),
    success: true,
    error: null,
  };
}

/**
 * Reads an address's title, description and picture from its Open Graph, Twitter and meta tags, as `safeFetch`
 * allows. Never throws: for what cannot be read it returns `success: false`, the reason as a sentence, and texts to
 * show instead.
 */
export async function readLinkPreview(address: string): Promise<LinkPreview> {
  const trimmed = address.trim();
  const problem = linkPreviewProblem(trimmed);
  if (problem) return fallback(trimmed, problem);
  try {
    return await readPage(trimmed);
  } catch (error) {
    if (error instanceof SafeFetchError) return fallback(trimmed, error.message);
    log.warn({ err: error }, "A fetched page could not be parsed");
    return fallback(trimmed, "The page could not be read");
  }
}
