import { type APIRequestContext, type APIResponse, expect } from "@playwright/test";

/**
 * A page's cached answer. The save that listed it is announced to every process, and its echo may throw the answer
 * before away: so it is asked for until it comes from the cache.
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
