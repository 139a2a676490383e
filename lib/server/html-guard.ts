import type { IncomingMessage, ServerResponse } from "node:http";
import { PRODUCT_NAME } from "../product";
import { failureTitle } from "../utils/failure-title";
import type { Replacement } from "./intercept-response";

const POLICY = "content-security-policy";

/** HTML without a policy of its own gets this one: no scripts, nothing loaded, no frame, no form. */
export const STRICTEST_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Gives every HTML response a policy. A cached page that throws answers 5xx without a policy and with a shell that
 * only scripts could fill: its body is replaced by a page that needs no scripts.
 */
export function checkHtmlResponse(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
): Replacement | undefined {
  if (!/^text\/html\b/i.test(String(response.getHeader("content-type") ?? ""))) return undefined;
  if (response.hasHeader(POLICY)) return undefined;
  response.setHeader(POLICY, STRICTEST_POLICY);
  if (status < 500) return undefined;
  return {
    contentType: "text/html; charset=utf-8",
    body: renderErrorPage(request.url ?? "/", String(response.getHeader("x-request-id") ?? "")),
  };
}

/** A worker takes its script's policy as its own, and media runs nothing: neither gets the strictest policy. */
const MEDIA = /^(image\/(?!svg)|video|audio|font|text\/css|(text|application)\/javascript)/i;

/** Browsers show XML in a page of their own, whose icons are data addresses. */
export const XML_POLICY = `${STRICTEST_POLICY}; img-src data:`;
const XML = /^[\w.-]+\/(?!svg\b)(?:[\w.-]+\+)?xml\b/i;

/**
 * Gives responses that are no pages a policy as well: nothing in them runs and nobody frames them. A 304 gets none,
 * as its headers would replace those that the browser stored.
 */
export function restrictData(request: IncomingMessage, response: ServerResponse, status: number): void {
  const type = String(response.getHeader("content-type") ?? "");
  if (status === 304 || response.hasHeader(POLICY) || /^text\/html\b/i.test(type)) return;
  const onlyFrames = MEDIA.test(type) || request.url?.startsWith("/_next/static/");
  response.setHeader(
    POLICY,
    onlyFrames ? "frame-ancestors 'none'" : XML.test(type) ? XML_POLICY : STRICTEST_POLICY,
  );
}

/** Writes a page which says that we failed, in the product's look as far as that works without scripts and fonts. */
export function renderErrorPage(address: string, requestId: string): string {
  const title = failureTitle(address);
  const reference = /^[\w.:-]{1,128}$/.test(requestId) ? `<p class="ref">Reference: ${requestId}</p>` : "";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${PRODUCT_NAME}</title>
<style>
:root { color-scheme: light dark }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 24px;
  box-sizing: border-box; font: 17px/1.6 system-ui, sans-serif; background: #fdfcf9; color: #1a1a1a }
main { max-width: 34rem; border-top: 1px solid currentColor; padding-top: 24px }
h1 { font: 600 2.25rem/1.15 Georgia, "Times New Roman", serif; margin: 0 0 12px }
a { color: inherit; display: inline-block; padding: 10px 0; margin-right: 24px }
.ref { opacity: .7; font-size: .85rem }
@media (prefers-color-scheme: dark) { body { background: #131312; color: #f2f0ea } }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>The fault is ours, and nothing you saved is lost. Please try again in a moment.</p>
<p><a href="">Try again</a><a href="/">Back to ${PRODUCT_NAME}</a></p>
${reference}
</main>
</body>
</html>
`;
}
