import type { ServerResponse } from "node:http";

/** The status of a cached page that is neither 200 nor 404: Next has no way to give one, so it travels as a header to the server. */
export const PAGE_STATUS = "x-page-status";

/** The status that goes out: a page's own in place of 200 or 404. A client's part of a page (no HTML) keeps Next's. */
export function takePageStatus(response: ServerResponse, status: number): number {
  const stated = response.getHeader(PAGE_STATUS);
  if (stated === undefined) return status;
  response.removeHeader(PAGE_STATUS);
  const isPage = /^text\/html\b/i.test(String(response.getHeader("content-type") ?? ""));
  return (status === 200 || status === 404) && isPage ? Number(stated) : status;
}
