import { PRODUCT_NAME } from "@/lib/product";
import { outsideRequests } from "../request-context";
import { settings } from "../settings/settings";

const TIMEOUT_MS = 10_000;

/**
 * Posts a form to an address of the settings, which the operator chose, and never to one that a user typed. It
 * follows no redirect and reads no body. Returns the response's status; throws what `fetch` throws, also when ten
 * seconds pass without a response.
 */
export async function postForm(url: string, fields: [string, string][]): Promise<number> {
  const response = await outsideRequests(() =>
    fetch(url, {
      method: "POST",
      body: new URLSearchParams(fields),
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { "user-agent": `${PRODUCT_NAME}/1.0 (+${settings().APP_URL})` },
    }),
  );
  await response.body?.cancel();
  return response.status;
}
