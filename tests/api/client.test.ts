import { expect, it, vi } from "vitest";
import { createClient, type Tokens } from "@/api-client/client";
import { makeAccount } from "../factories/accounts";
import { testDatabase } from "../setup/database";
import { BASE_URL, fetchRoute } from "./call-route";
import { signUp } from "./calls";

const database = testDatabase();

/** Makes a client over the routes, and records its requests and every pair of tokens it held. */
function makeClient(tokens?: Tokens, fetch: typeof fetchRoute = fetchRoute) {
  const sent: string[] = [];
  const held: (Tokens | null)[] = [];
  const client = createClient({
    baseUrl: BASE_URL,
    tokens,
    onTokens: (next) => held.push(next),
    fetch: (request) => {
      sent.push(`${request.method} ${new URL(request.url).pathname.replace("/api/v1", "")}`);
      return fetch(request);
    },
  });
  return { client, sent, held };
}

const outdated = async (): Promise<Tokens> => {
  const { refreshToken } = await makeAccount({ userType: "brand" });
  return { accessToken: "out-of-date", refreshToken };
};

it("signs up, calls by typed paths, queries and bodies, signs out, and holds no tokens then", async () => {
  const { client, held } = makeClient();
  const { data } = await client.POST("/auth/register", {
    body: { ...signUp(), userType: "PRESS" as const, agreeToTerms: true as const },
  });
  expect(held).toEqual([{ ...data?.data.tokens }]);
  const made = await client.POST("/pitch-drafts", { body: { title: "Night trains are back" } });
  const id = made.data?.data.draft.id ?? "";
  const read = await client.GET("/pitch-drafts/{id}", { params: { path: { id } } });
  expect(read.data?.data.draft.title).toBe("Night trains are back");
  const list = await client.GET("/pitch-drafts", { params: { query: { limit: 1 } } });
  expect(list.data?.pagination.limit).toBe(1);
  const wrong = await client.GET("/pitch-drafts", { params: { query: { limit: 0 } } });
  expect(wrong.error?.error).toMatchObject({ code: "invalid_input", fields: { limit: expect.any(Array) } });
  await client.POST("/auth/logout");
  expect(held.at(-1)).toBeNull();
  expect((await client.GET("/auth/me")).response.status).toBe(401);
});

it("refreshes once on a 401 and sends the call again, its body included", async () => {
  const { client, sent, held } = makeClient(await outdated());
  const made = await client.POST("/pitch-drafts", { body: { title: "Night trains are back" } });
  expect(made.data?.data.draft.title).toBe("Night trains are back");
  expect(sent).toEqual(["POST /pitch-drafts", "POST /auth/refresh", "POST /pitch-drafts"]);
  await client.GET("/auth/me");
  expect(sent.slice(3)).toEqual(["GET /auth/me"]);
  expect(held).toHaveLength(1);
});

it("gives up when the refresh is refused: the 401 is the answer, and the tokens go", async () => {
  const tokens = await outdated();
  await database.sql()`update sessions set revoked_at = app_now()`;
  const { client, sent, held } = makeClient(tokens);
  const { response, error } = await client.GET("/auth/me");
  expect([response.status, error?.error.code]).toEqual([401, "unauthenticated"]);
  expect(sent).toEqual(["GET /auth/me", "POST /auth/refresh"]);
  expect(held).toEqual([null]);
  await client.GET("/auth/me");
  expect(sent.slice(2)).toEqual(["GET /auth/me"]);
});

it("gives up when the new token is refused as well", async () => {
  const refusing = vi.fn(async (request: Request) =>
    request.url.endsWith("/auth/refresh")
      ? fetchRoute(request)
      : Response.json({ success: false }, { status: 401 }),
  );
  const { client, sent } = makeClient(await outdated(), refusing);
  expect((await client.GET("/auth/me")).response.status).toBe(401);
  expect(sent).toEqual(["GET /auth/me", "POST /auth/refresh", "GET /auth/me"]);
});

it("shares one refresh among 20 calls that are refused side by side", async () => {
  const { client, sent, held } = makeClient(await outdated());
  const answers = await Promise.all(Array.from({ length: 20 }, () => client.GET("/auth/me")));
  expect(new Set(answers.map(({ response }) => response.status))).toEqual(new Set([200]));
  expect(sent.filter((call) => call === "POST /auth/refresh")).toHaveLength(1);
  expect(held).toHaveLength(1);
});

it("keeps its tokens when the refresh fails for another reason", async () => {
  const tokens = await outdated();
  let isAway = true;
  const { client, held } = makeClient(tokens, async (request) => {
    if (isAway && request.url.endsWith("/auth/refresh")) throw new TypeError("fetch failed");
    return fetchRoute(request);
  });
  expect((await client.GET("/auth/me")).response.status).toBe(401);
  expect(held).toEqual([]);
  isAway = false;
  expect((await client.GET("/auth/me")).response.status).toBe(200);
});

it("takes a wrong password for an answer", async () => {
  const account = await makeAccount();
  const { client, sent, held } = makeClient(account);
  const body = { email: account.email, password: "Wrong-horse-42" };
  expect((await client.POST("/auth/login", { body })).response.status).toBe(401);
  expect([sent, held]).toEqual([["POST /auth/login"], []]);
});
