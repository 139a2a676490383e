import { decodeHtml } from "./decode-html";
import { type PageTags, readPageTags } from "./page-tags";
import { safeFetch } from "./safe-fetch";
import { SafeFetchError } from "./safe-fetch-error";

const PAGES = ["text/html", "application/xhtml+xml"];

/**
 * What a page of another site states of itself, with its address after redirects; null where it could not be read or
 * answered other than 200. Fetched as `safeFetch` allows.
 */
export async function readTagsAt(address: string): Promise<(PageTags & { url: string }) | null> {
  try {
    const page = await safeFetch(address, { accept: PAGES });
    if (page.status !== 200) return null;
    const tags = readPageTags(decodeHtml(page.body, page.contentType, page.truncated));
    return { ...tags, url: page.url };
  } catch (error) {
    if (error instanceof SafeFetchError) return null;
    throw error;
  }
}
