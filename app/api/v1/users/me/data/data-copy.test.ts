import { NextRequest } from "next/server";
import { expect, it } from "vitest";
import { actorOf, makeAccount } from "@/tests/factories/accounts";
import { testDatabase } from "@/tests/setup/database";
import { GET } from "./route";

const { sql } = testDatabase();

const ask = (token: string | null, method: string, headers: Record<string, string> = {}) =>
  GET(
    new NextRequest("http://localhost:3999/api/v1/users/me/data", {
      method,
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
    }),
    { params: Promise.resolve({}) },
  );
const copiesOf = async (userId: string) => {
  const [row] = await sql()`select count(*)::int as count from audit_entries
    where user_id = ${userId} and operation = 'personalData.startCopy'`;
  return row?.count;
};

it("a HEAD makes no copy, counts none and mails nobody", async () => {
  const { accessToken, userId } = await makeAccount();
  const answer = await ask(accessToken, "HEAD");
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET"]);
  expect(await copiesOf(userId)).toBe(0);
  expect((await ask(accessToken, "GET")).status).toBe(200);
  expect(await copiesOf(userId)).toBe(1);
});

it("a browser that opens the address comes back to its page with the reason, a client gets JSON", async () => {
  const { accessToken, userId } = await makeAccount();
  const navigate = { "sec-fetch-mode": "navigate", "sec-fetch-site": "same-origin" };
  const opened = async (token: string | null) => {
    const { status, headers } = await ask(token, "GET", navigate);
    return [status, headers.get("location"), headers.get("cache-control")];
  };
  await sql()`update sessions set confirmed_at = app_now() - interval '11 minutes' where user_id = ${userId}`;
  expect((await actorOf(accessToken)).recentlyConfirmed).toBe(false);
  expect(await opened(accessToken)).toEqual([303, "/settings/data?refused=forbidden", "no-store"]);
  expect(await opened(null)).toEqual([303, "/settings/data?refused=unauthenticated", "no-store"]);
  const refused = await ask(accessToken, "GET", {
    "sec-fetch-mode": "cors",
    "sec-fetch-site": "same-origin",
  });
  expect([refused.status, (await refused.json()).error.code]).toEqual([403, "forbidden"]);
});
