import "server-only";
import type { BoundHandler } from "./route";

/**
 * The same call for a plain form on a page: a browser without JavaScript is led on to a page where others get JSON.
 * Mail programs and clients of the API never ask for HTML. `refused` gets the status.
 */
export function redirectPlainForm(
  handler: BoundHandler,
  pages: { done: string; refused: (status: number) => string },
): BoundHandler {
  const bound: BoundHandler = Object.assign(
    async (...[request, context]: Parameters<BoundHandler>) => {
      const response = await handler(request, context);
      if (!isPageForm(request.headers)) return response;
      // Relative, so that it stays on the host the browser used: the page's policy requires that.
      const location = response.ok ? pages.done : pages.refused(response.status);
      return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
    },
    { operation: handler.operation, binding: handler.binding },
  );
  return bound;
}

const isPageForm = (headers: Headers) =>
  (headers.get("accept") ?? "").includes("text/html") &&
  /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(headers.get("content-type") ?? "");
