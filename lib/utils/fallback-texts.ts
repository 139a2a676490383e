/** This text replaces a page's missing description; it says nothing about the page. */
export const FALLBACK_DESCRIPTION = "Auto-generated from the URL";
/** The fields of a piece of work have this one in its place. */
export const NO_DESCRIPTION = "Content from provided URL";

/** Names a page by its site, where it has no title. */
export const fallbackTitle = (host: string) => (host ? `Content from ${host}` : NO_DESCRIPTION);
export const isFallbackTitle = (text: string) => /^Content from \S+$/.test(text);
