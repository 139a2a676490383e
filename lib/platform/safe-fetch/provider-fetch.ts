import { outsideRequests } from "../request-context";

/** One response may have so many bytes, among them what the protocol wraps around each token. */
const MAX_BYTES = 1024 * 1024;

export type ProviderFetch = typeof fetch;

/**
 * A `fetch` for one question to a provider, whose address settings name and no user does. It follows no redirect, so
 * that question and key go to that address alone. It reports how much of an answer has come, and when that is too
 * much.
 */
export const providerFetch =
  (received: (bytes: number, isTooLong: boolean) => void): ProviderFetch =>
  async (input, init) => {
    const response = await outsideRequests(() => fetch(input, { ...init, redirect: "error" }));
    if (!response.body || !response.ok) return response;
    let bytes = 0;
    const bound = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        received(bytes, bytes > MAX_BYTES);
        controller.enqueue(chunk);
      },
    });
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(bound), { status, statusText, headers });
  };
