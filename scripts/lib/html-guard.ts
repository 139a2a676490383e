import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { PRODUCT_NAME } from "../../lib/product";

const POLICY = "content-security-policy";

/** For HTML that nobody gave a policy: no scripts, nothing loaded, no frame, no form. */
export const STRICTEST_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Sees to it that no HTML answer leaves without a policy. A cached page that throws answers 5xx with a shell
 * that only scripts could fill and without a policy: its body is replaced by a page that needs no script.
 */
export function guardHtmlAnswer(request: IncomingMessage, response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response);
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  let judged = false;
  let replacement: string | undefined;

  const judge = (status: number) => {
    if (judged || response.headersSent) return;
    judged = true;
    if (!/^text\/html\b/i.test(String(response.getHeader("content-type") ?? ""))) return;
    if (response.hasHeader(POLICY)) return;
    response.setHeader(POLICY, STRICTEST_POLICY);
    if (status < 500) return;
    replacement = renderErrorPage(String(response.getHeader("x-request-id") ?? ""));
    for (const name of ["content-encoding", "transfer-encoding", "etag", "last-modified", "vary"]) {
      response.removeHeader(name);
    }
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.setHeader("content-length", Buffer.byteLength(replacement));
    response.setHeader("cache-control", "no-store");
  };

  response.writeHead = ((status: number, ...rest: unknown[]) => {
    const reason = typeof rest[0] === "string" ? rest[0] : undefined;
    applyHeaders(response, reason === undefined ? rest[0] : rest[1]);
    judge(status);
    return reason === undefined ? writeHead(status) : writeHead(status, reason);
  }) as ServerResponse["writeHead"];

  response.write = ((...args: Parameters<typeof write>) => {
    judge(response.statusCode);
    if (replacement === undefined) return write(...args);
    callBack(args);
    return true;
  }) as ServerResponse["write"];

  response.end = ((...args: Parameters<typeof end>) => {
    judge(response.statusCode);
    if (replacement === undefined) return end(...args);
    const done = args.find((arg): arg is () => void => typeof arg === "function");
    return request.method === "HEAD" ? end(done) : end(replacement, done);
  }) as ServerResponse["end"];
}

/** Header arguments of writeHead come as an object, a flat list, or a list of pairs. */
function applyHeaders(response: ServerResponse, headers: unknown) {
  if (Array.isArray(headers)) {
    const flat = headers.flat();
    const names = new Set<string>();
    for (let n = 0; n + 1 < flat.length; n += 2) {
      const name = String(flat[n]).toLowerCase();
      if (names.has(name)) response.appendHeader(name, flat[n + 1]);
      else response.setHeader(name, flat[n + 1]);
      names.add(name);
    }
    return;
  }
  for (const [name, value] of Object.entries((headers ?? {}) as OutgoingHttpHeaders)) {
    if (value !== undefined) response.setHeader(name, value);
  }
}

function callBack(args: unknown[]) {
  const done = args.find((arg) => typeof arg === "function");
  if (typeof done === "function") process.nextTick(done as () => void);
}

/** A page that says that we failed, in the product's look as far as it goes without scripts and fonts. */
export function renderErrorPage(requestId: string): string {
  const reference = /^[\w.:-]{1,128}$/.test(requestId) ? `<p class="ref">Reference: ${requestId}</p>` : "";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Something went wrong | ${PRODUCT_NAME}</title>
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
<h1>Something went wrong</h1>
<p>The fault is ours, and nothing you saved is lost. Please try again in a moment.</p>
<p><a href="">Try again</a><a href="/">Back to ${PRODUCT_NAME}</a></p>
${reference}
</main>
</body>
</html>
`;
}
