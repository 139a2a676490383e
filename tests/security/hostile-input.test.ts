import { beforeAll, describe, expect, it } from "vitest";
import { makeAccount, type TestAccount } from "../factories/accounts";
import { call, one, outcome, processes, send, signIn } from "./support/http";

let brand: TestAccount;
let cookie: string;
beforeAll(async () => {
  brand = await makeAccount({ userType: "brand" });
  ({ cookie } = await signIn(brand));
});
const json = { "content-type": "application/json" };
const nested = (open: string, close: string, depth: number) => `${open.repeat(depth)}1${close.repeat(depth)}`;

describe("JSON that is deep or long", () => {
  it.each([
    ["lists in lists", `{"title":${nested("[", "]", 10_000)}}`],
    ["objects in objects", `{"title":${nested('{"a":', "}", 10_000)}}`],
    ["under a key that nobody reads", `{"nobody":${nested("[", "]", 400_000)}}`],
    ["a list of a hundred thousand", `{"perks":[${Array.from({ length: 100_000 }, () => '"x"').join()}]}`],
    ["a long list that nobody reads", `{"nobody":[${Array.from({ length: 200_000 }, () => "1").join()}]}`],
  ])("%s is refused, and both processes go on", async (_, body) => {
    for (const at of processes) {
      const options = { token: brand.accessToken, headers: json, body, at };
      expect(await outcome("POST /pitch-drafts", options)).toEqual([400, "invalid_input"]);
      expect((await send("/api/v1/health/live", { at })).status).toBe(200);
    }
  });
});

describe("a text", () => {
  it.each(["\u0000", "\u0001", "\u001b[31m", "\u007f", "\u009b", "a\u0000b"])(
    "with %j is stored nowhere",
    async (sign) => {
      for (const [place, body] of [
        ["PUT /users/profile", { name: `Hollow${sign}Pine` }],
        ["PUT /users/profile", { about: `Cabins${sign}` }],
        ["POST /pitch-drafts", { title: `A winter${sign}` }],
        ["POST /releases", { title: `News${sign}`, body: "<p>It runs.</p>" }],
      ] as const) {
        const answer = await outcome(place, { token: brand.accessToken, body });
        expect([place, ...answer]).toEqual([place, 400, "invalid_input"]);
      }
    },
  );

  it.each([
    "java\tscript:alert(1)",
    "javascript:alert(1)",
    "https://exa\nmple.com/",
    "\thttps://example.com/",
    "https://user:pass@example.com/",
    "ftp://example.com/",
    "//example.com",
  ])("as an address: %j is refused", async (website) => {
    const answer = await outcome("PUT /users/profile", { token: brand.accessToken, body: { website } });
    expect(answer).toEqual([400, "invalid_input"]);
  });

  it.each(["Hollow Pine Verified", "Hollow Pine ✓", "Hollow Pine ✅", "ＶＥＲＩＦＩＥＤ Pine"])(
    "as a name never claims the mark: %s",
    async (name) => {
      const answer = await outcome("PUT /users/profile", { token: brand.accessToken, body: { name } });
      expect(answer).toEqual([400, "invalid_input"]);
    },
  );
});

describe("a change that rides on a cookie", () => {
  it.each<[string, Record<string, string>]>([
    ["a foreign origin", { origin: "https://evil.example" }],
    ["a null origin", { origin: "null" }],
    [
      "a foreign origin that says it is ours",
      { origin: "https://evil.example", "sec-fetch-site": "same-origin" },
    ],
    ["another port's origin", { origin: "http://localhost:1", "sec-fetch-site": "same-origin" }],
    ["a cross-site fetch", { origin: one, "sec-fetch-site": "cross-site" }],
    ["no origin", {}],
  ])("from %s is refused, and no other site may read the answer", async (_, headers) => {
    const { status, headers: got } = await call("POST /pitch-drafts", { cookie, headers, body: {} });
    expect(status).toBe(403);
    expect([...got.keys()].filter((name) => name.startsWith("access-control-"))).toEqual([]);
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
    "as a form could send it is refused: %s",
    async (type) => {
      const headers = { "content-type": type, origin: one };
      const { status } = await call("POST /pitch-drafts", { cookie, headers, body: '{"title":"x"}' });
      expect(status).toBe(415);
    },
  );

  it("asked for beforehand is not promised to another site", async () => {
    const answer = await send("/api/v1/pitch-drafts", {
      method: "OPTIONS",
      headers: { origin: "https://evil.example", "access-control-request-method": "POST" },
    });
    expect([...answer.headers.keys()].filter((name) => name.startsWith("access-control-"))).toEqual([]);
  });
});
