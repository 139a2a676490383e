import createFetchClient, { type Client } from "openapi-fetch";
import type { paths } from "./types";

export type { paths } from "./types";

/** The answer to signing in. The access token works for 15 minutes, the refresh token for 7 days and once. */
export type Tokens = { accessToken: string; refreshToken: string };

type Options = {
  /** The API's address, such as https://press.example/api/v1. */
  baseUrl: string;
  /** The tokens that an earlier run stored. */
  tokens?: Tokens | null;
  /** Is called with every new pair, which the caller stores, and with null once the session is over. */
  onTokens?: (tokens: Tokens | null) => void;
  fetch?: (request: Request) => Promise<Response>;
};

/** The calls that begin a session: a 401 there is about what was sent, and no token helps. */
const SIGNS_IN = /\/auth\/(login|register|refresh)$/;
const SIGNS_OUT = /\/auth\/logout$/;

/**
 * A client of the HTTP API, typed by its OpenAPI document. It holds the tokens of whoever signs in or up by it. On a
 * 401 it refreshes them once and sends the call again; what is refused then, or cannot be refreshed, is the answer.
 * Calls that are refused side by side share one refresh.
 */
export function createClient(options: Options): Client<paths> {
  const { baseUrl, onTokens, fetch: send = (request) => globalThis.fetch(request) } = options;
  let tokens = options.tokens ?? null;
  let refreshing: Promise<void> | null = null;

  const hold = (next: Tokens | null) => {
    tokens = next;
    onTokens?.(next);
  };

  async function exchange(refreshToken: string): Promise<void> {
    const response = await send(
      new Request(`${baseUrl}/auth/refresh`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ refreshToken }),
      }),
    );
    // Any failure but a refusal (no network, too many requests) says nothing about the session.
    if (response.ok) hold((await response.json()).data.tokens);
    else if (response.status === 401) hold(null);
  }

  /** Resolves once the refused tokens were replaced, or could not be. */
  async function refresh(refused: Tokens): Promise<void> {
    if (tokens !== refused) return;
    refreshing ??= exchange(refused.refreshToken).finally(() => {
      refreshing = null;
    });
    await refreshing.catch(() => {});
  }

  async function sendSigned(request: Request): Promise<Response> {
    const sent = tokens;
    if (!sent) return send(request);
    const again = request.clone();
    const response = await send(signed(request, sent));
    if (response.status !== 401) return response;
    await refresh(sent);
    return tokens && tokens !== sent ? send(signed(again, tokens)) : response;
  }

  return createFetchClient<paths>({
    baseUrl,
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      if (SIGNS_IN.test(pathname)) {
        const response = await send(request);
        if (response.ok) hold((await response.clone().json()).data.tokens);
        return response;
      }
      const response = await sendSigned(request);
      if (response.ok && SIGNS_OUT.test(pathname)) hold(null);
      return response;
    },
  });
}

function signed(request: Request, { accessToken }: Tokens): Request {
  request.headers.set("authorization", `Bearer ${accessToken}`);
  return request;
}
