import { readFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { PROJECT } from "@/scripts/lib/child";
import { makeAccount, unique } from "../factories/accounts";
import { type Answer, one, processes, send, signIn } from "./support/http";
import { rawRequest } from "./support/raw-request";

const guarded = [
  ...[
    "/dashboard",
    "/inbox",
    "/assets",
    "/contacts",
    "/releases",
    "/releases/new",
    "/setup-profile",
    "/matching/why",
  ],
  ...["/matching/notifications", "/matching/search", `/releases/${crypto.randomUUID()}`],
  ...["/requests", "/requests/new", `/requests/${crypto.randomUUID()}`],
  ...["/work", "/work/new", "/work/campaigns", `/work/${crypto.randomUUID()}`],
  ...["/pitch-pages", `/pitch-pages/${crypto.randomUUID()}/delete`, "/pitch/new"],
  ...["/create-brand-pitch", "/create-source-pitch", "/brand-pitch/new", "/source-pitch/new"],
  ...["/settings", "/settings/verification", "/settings/data", "/settings/security", "/settings/account"],
  ...["/create-brand-newsroom", "/create-source-newsroom", "/create-profile", "/create-newsroom"],
  ...["/builder-preview", "/import"],
  ...["/settings/notifications", "/settings/privacy", "/settings/subscription"],
];
const five = (name: string) => Array.from({ length: 5 }, () => name).join(":");

/** Headers that have bypassed the guards of frameworks and proxies. */
const headers: [string, Record<string, string>][] = [
  ...["middleware", "src/middleware", "pages/_middleware", "app/middleware", "/middleware"].flatMap((name) =>
    [name, five(name)].map((value): [string, Record<string, string>] => [
      `x-middleware-subrequest: ${value}`,
      { "x-middleware-subrequest": value },
    ]),
  ),
  [
    "x-middleware-subrequest-id",
    { "x-middleware-subrequest": five("middleware"), "x-middleware-subrequest-id": "0" },
  ],
  ["x-middleware-next", { "x-middleware-next": "1" }],
  ["x-middleware-rewrite", { "x-middleware-rewrite": "/dashboard" }],
  ["x-middleware-invoke", { "x-middleware-invoke": "1" }],
  ["x-middleware-prefetch", { "x-middleware-prefetch": "1", purpose: "prefetch" }],
  [
    "x-invoke-path",
    { "x-invoke-path": "/dashboard", "x-invoke-output": "/dashboard", "x-invoke-status": "200" },
  ],
  ["x-matched-path", { "x-matched-path": "/dashboard", "x-now-route-matches": "1" }],
  ["x-nextjs-data", { "x-nextjs-data": "1" }],
  ["RSC", { rsc: "1" }],
  ["RSC prefetch", { rsc: "1", "next-router-prefetch": "1" }],
  ["RSC segment", { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" }],
  [
    "RSC with a state tree",
    { rsc: "1", "next-router-state-tree": "%5B%22%22%2C%7B%7D%5D", "next-url": "/dashboard" },
  ],
  [
    "x-original-url",
    { "x-original-url": "/", "x-rewrite-url": "/", "x-forwarded-uri": "/", "x-override-url": "/" },
  ],
  [
    "a claimed address",
    { "x-forwarded-for": "127.0.0.1", "x-real-ip": "127.0.0.1", "x-fivewire-client-ip": "127.0.0.1" },
  ],
  [
    "a claimed host",
    { "x-forwarded-host": "localhost", "x-forwarded-proto": "https", forwarded: "host=localhost" },
  ],
  [
    "a claimed user",
    { "x-user-id": "1", "x-forwarded-user": "admin", "remote-user": "admin", "x-session-id": "1" },
  ],
  ["another method", { "x-http-method-override": "HEAD", "x-method-override": "OPTIONS" }],
];

/** Follows Next's own correction of an address: a part of a page is asked for with its `_rsc`. */
async function sendOn(address: string, headers: Record<string, string>, at = one): Promise<Answer> {
  const answer = await send(address, { headers, at });
  const location = answer.headers.get("location");
  if (!location) return answer;
  const target = new URL(location, at);
  const isCorrected = target.pathname === new URL(address, at).pathname && target.searchParams.has("_rsc");
  return isCorrected ? send(target.href, { headers, at }) : answer;
}

async function expectSignIn(address: string, headers: Record<string, string>, at?: string) {
  const answer = await sendOn(address, headers, at);
  const location = answer.headers.get("location");
  expect([address, answer.status, location && new URL(location, one).pathname]).toEqual([
    address,
    307,
    "/login",
  ]);
  expect(answer.headers.get("cache-control")).toMatch(/no-store/);
  expect(answer.text).not.toMatch(/self\.__next_f|<main/);
}

describe("a guarded page, signed out", () => {
  it("is a page to its owner, so that the rest is refused for who asks", async () => {
    const { cookie } = await signIn(await makeAccount({ userType: "brand" }));
    for (const address of [
      "/dashboard",
      "/assets",
      "/releases",
      "/pitch-pages",
      "/matching/notifications",
      "/settings",
    ])
      expect([address, (await send(address, { cookie })).status]).toEqual([address, 200]);
    // A cursor that no page has made is not found.
    expect((await send("/releases?cursor=nobody-made-this", { cookie })).status).toBe(404);
    // So is a newsroom that no header can name.
    for (const named of ["%00", "%0d%0ax:1", "%f0%9f%9a%82", "../x"])
      expect([named, (await send(`/dashboard?as=${named}`, { cookie })).status]).toEqual([named, 404]);
  });

  it.each(headers)("%s does not open it", async (_, sent) => {
    for (const [n, address] of guarded.entries()) await expectSignIn(address, sent, processes[n % 2]);
  });

  it.each([
    "?_rsc=1a2b3",
    "?_rsc=1a2b3&__nextDataReq=1",
    "?nxtPslug=x",
    "?__nextLocale=en",
    "?__NEXT_INIT_QUERY=1",
  ])("the query %s does not open it", async (query) => {
    for (const [n, address] of guarded.entries()) {
      for (const sent of [{}, { rsc: "1" }] as Record<string, string>[])
        await expectSignIn(`${address}${query}`, sent, processes[n % 2]);
    }
  });

  describe("by another spelling of its address", () => {
    let marker: string;
    let cookie: string;
    beforeAll(async () => {
      const account = await makeAccount({ userType: "brand", name: unique("Guarded Marker") });
      ({ cookie } = await signIn(account));
      marker = account.email;
    });

    it.each([
      "//dashboard",
      "/./dashboard",
      "/x/../dashboard",
      "/%64ashboard",
      "/dashboard/",
      "/dashboard//",
      "/dashboard%2f",
      "/dashboard%00",
      "/dashboard%20",
      "/DASHBOARD",
      "/dashboard;x=1",
      "/dashboard.rsc",
      "/dashboard.txt",
      "/dashboard.json",
      "/dashboard/index",
      "/dashboard/__next._tree.txt",
      "/en/dashboard",
      "/_next/../dashboard",
      "/_next/static/../../dashboard",
      "/_next/static/%2e%2e/%2e%2e/dashboard",
      "/demo/..%2fdashboard",
      "/\\dashboard",
      "/(app)/dashboard",
      "/app/dashboard",
      "http://localhost/dashboard",
    ])("%s shows nothing of it", async (address) => {
      for (const at of processes) {
        for (const sent of [{}, { rsc: "1" }] as Record<string, string>[]) {
          const { status, text, headers: got } = await rawRequest(address, { at, headers: sent });
          const isAway = [301, 302, 307, 308, 400, 404, 405].includes(status);
          expect([address, status, isAway]).toEqual([address, status, true]);
          expect(text).not.toContain("Create New Pitch");
          // A shared cache must not store one reader's answer for the next.
          if (status === 404 || status === 400)
            expect(String(got["cache-control"])).not.toMatch(/s-maxage|max-age=[1-9]/);
          const own = await rawRequest(address, { at, headers: { ...sent, cookie } });
          if (own.text.includes(marker)) expect(String(own.headers["cache-control"])).toMatch(/no-store/);
        }
      }
    });

    it("Next's data addresses of it lead to the sign-in as well", async () => {
      const build = (await readFile(path.join(PROJECT, ".next-test", "BUILD_ID"), "utf8")).trim();
      for (const page of ["dashboard", "inbox", "matching/notifications", "en/dashboard"]) {
        for (const at of processes) {
          const answer = await send(`/_next/data/${build}/${page}.json`, {
            at,
            headers: { "x-nextjs-data": "1" },
          });
          // For a guarded page they lead to the sign-in, as the page itself does.
          const { headers: got } = answer;
          const target = got.get("location") ?? got.get("x-nextjs-redirect") ?? "";
          const sent = [answer.status, target.split("?")[0]];
          expect([page, sent]).toEqual([page, page.startsWith("en/") ? [404, ""] : [307, "/login"]]);
          expect(answer.text).not.toContain("Create New Pitch");
        }
      }
    });
  });
});

describe("the API, signed out", () => {
  it.each(headers)("%s is no credential", async (_, sent) => {
    for (const at of processes) {
      for (const address of ["/api/v1/auth/me", "/api/v1/pitches", "/api/v1/notifications"])
        expect([address, (await sendOn(address, sent, at)).status]).toEqual([address, 401]);
    }
  });
});

describe("staff's and developers' pages", () => {
  it.each(["/dev/mailbox", "/dev/gallery", "/admin", "/admin/reviews", "/dev/mailbox/x"])(
    "%s is not there for an account",
    async (address) => {
      const { cookie } = await signIn(await makeAccount());
      for (const at of processes) {
        for (const sent of [{}, { cookie }]) {
          const { status, text } = await send(address, { ...sent, at });
          expect([address, status]).toEqual([address, status === 307 ? 307 : 404]);
          expect(text).not.toMatch(/Reset your password|Confirm your e-mail address/);
        }
      }
    },
  );
});
