import { type APIRequestContext, type APIResponse, expect } from "@playwright/test";

/**
 * Returns a page's cached answer. A save's notification to the processes may discard the first cached one, so
 * the page is requested until it comes from the cache.
 */
export async function getCached(request: APIRequestContext, path: string): Promise<APIResponse> {
  let response = await request.get(path);
  await expect
    .poll(async () => {
      response = await request.get(path);
      return response.headers()["x-nextjs-cache"];
    })
    .toBe("HIT");
  return response;
}
