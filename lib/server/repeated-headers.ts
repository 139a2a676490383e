import type { ServerResponse } from "node:http";

/** A second one would be a second policy to enforce, or an address that reads "a, a". */
const SINGLE = new Set(["content-security-policy", "location", "cache-control"]);

/**
 * Keeps the last value where Next appends the headers of a cached page to those of the rendering or of
 * middleware: a redirect's address, the policy of a 404 page under a guarded address.
 */
export function preventRepeatedHeaders(response: ServerResponse): void {
  const append = response.appendHeader.bind(response);
  response.appendHeader = (name, value) => {
    if (!SINGLE.has(name.toLowerCase())) return append(name, value);
    response.setHeader(name, typeof value === "string" ? value : (value.at(-1) ?? ""));
    return response;
  };
}
