import { describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { createToken } from "@/lib/domain/accounts/tokens/commands/tokens";
import { makeAccount, PASSWORD } from "../factories/accounts";
import { testDatabase } from "../setup/database";
import { callRoute } from "./call-route";

testDatabase({ RATE_LIMIT_ANONYMOUS: "100", RATE_LIMIT_USER: "7", RATE_LIMIT_TOKEN: "6" });

/** The header in which our server passes on the client's address. */
const from = (address: string) => ({ headers: { "x-fivewire-client-ip": address } });

describe("429 with Retry-After", () => {
  it("after as many calls of an account as it may make, whatever they are, and only for it", async () => {
    const { accessToken: token } = await makeAccount();
    const other = await makeAccount();
    const statuses: number[] = [];
    for (const path of ["/auth/me", "/nothing", "/pitches", "/pitches", "/pitch-drafts", "/matches"])
      statuses.push((await callRoute(path, "GET", { token, ...from("203.0.113.1") })).status);
    expect(statuses).toEqual([200, 404, 200, 200, 200, 200]);
    await callRoute("/auth/me", "GET", { token, ...from("203.0.113.2") });
    await callRoute("/auth/me", "GET", { token, ...from("203.0.113.3") });
    const { status, json } = await callRoute("/auth/me", "GET", { token, ...from("203.0.113.4") });
    expect([status, json.error.code]).toEqual([429, "rate_limited"]);
    expect((await callRoute("/auth/me", "GET", { token: other.accessToken })).status).toBe(200);
  });

  it("after as many calls of an API token, which leave its owner's own and those of other tokens", async () => {
    const { actor, accessToken } = await makeAccount();
    const make = async (name: string) => {
      const fields = { name, scopes: ["matches:read" as const], password: PASSWORD };
      return (await execute(actor, createToken, fields)).secret;
    };
    const [token, other] = [await make("CI"), await make("Nightly")];
    const call = async (used: string) => (await callRoute("/matches", "GET", { token: used })).status;
    const statuses: number[] = [];
    for (let n = 0; n < 8; n++) statuses.push(await call(token));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    expect([await call(other), await call(accessToken)]).toEqual([200, 200]);
  });

  it("after 100 calls from an address without an account; a forged token is no account", async () => {
    for (let n = 0; n < 100; n++) {
      const token = n % 2 ? "forged" : undefined;
      expect(
        (await callRoute("/topics", "GET", { query: { q: "rail" }, token, ...from("203.0.113.9") })).status,
      ).toBe(200);
    }
    const query = { q: "rail" };
    expect((await callRoute("/topics", "GET", { query, ...from("203.0.113.9") })).status).toBe(429);
    expect((await callRoute("/auth/me", "GET", { token: "forged", ...from("203.0.113.9") })).status).toBe(
      429,
    );
    expect((await callRoute("/topics", "GET", { query, ...from("203.0.113.10") })).status).toBe(200);
  });

  it("after five wrong passwords for one account, from anywhere, the right one included", async () => {
    const { email, password } = await makeAccount();
    const login = (body: object, n: number) =>
      callRoute("/auth/login", "POST", { body, ...from(`198.51.100.${n}`) });
    for (let n = 0; n < 5; n++) expect((await login({ email, password: "Not-this-1" }, n)).status).toBe(401);
    const { status, headers } = await login({ email, password }, 9);
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(900);
    const other = await makeAccount();
    expect((await login({ email: other.email, password }, 9)).status).toBe(200);
  });

  it("after as many sign-ups from one address as a call of its own allows", async () => {
    const body = { email: "nobody" };
    const statuses = new Set<number>();
    for (let n = 0; n < 31; n++)
      statuses.add((await callRoute("/auth/register", "POST", { body, ...from("203.0.113.20") })).status);
    expect([...statuses]).toEqual([400, 429]);
  });
});
