import type { ServerResponse } from "node:http";

/** Next cannot give a cached page another status than 200 or 404, so it travels to the server in this header. */
export const PAGE_STATUS = "x-page-status";

/**
 * Returns the status that goes out: a page's own in place of 200 or 404. The part of a page that a client asks for
 * (no HTML) has Next's.
 */
export function takePageStatus(response: ServerResponse, status: number): number {
  const stated = response.getHeader(PAGE_STATUS);
  if (stated === undefined) return status;
  response.removeHeader(PAGE_STATUS);
  const isPage = /^text\/html\b/i.test(String(response.getHeader("content-type") ?? ""));
  return (status === 200 || status === 404) && isPage ? Number(stated) : status;
}
