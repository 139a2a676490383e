import { decodeHtml } from "./decode-html";
import { type PageTags, readPageTags } from "./page-tags";
import { safeFetch } from "./safe-fetch";
import { SafeFetchError } from "./safe-fetch-error";

const PAGES = ["text/html", "application/xhtml+xml"];

/**
 * Reads what a page of another site states about itself, with its address after redirects, as `safeFetch` allows;
 * null where it could not be read or answered other than 200.
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
