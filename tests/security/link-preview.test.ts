import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeAccount, type TestAccount } from "../factories/accounts";
import { call, processes } from "./support/http";
import { forms, spellings } from "./support/inside-addresses";
import { allowedPort, connections, PUBLIC_ADDRESS, startWebSites, type WebSites } from "./support/web-sites";

let web: WebSites;
let account: TestAccount;
beforeAll(async () => {
  web = await startWebSites();
  account = await makeAccount();
});
afterAll(() => web.stop());

const preview = (url: string, at = processes[0]) =>
  call("GET /link-preview", { token: account.accessToken, query: { url }, at });
const to = (address: string) => `http://127.0.0.1:${allowedPort}/to?${encodeURIComponent(address)}`;

/** Expects a refusal of the address or an unreadable page, and in either case no word from inside. */
async function expectUnread(address: string, at?: string) {
  const { status, json, text } = await preview(address, at);
  if (status === 200) expect([address, json.data.success]).toEqual([address, false]);
  else expect([address, status]).toEqual([address, 400]);
  expect(text).not.toMatch(/inside|ECONN|EHOST|getaddrinfo|127\.0\.0\.1:5432/);
}

describe("a link's preview", () => {
  it("is read from a site that may be, so that the rest is refused for where it leads", async () => {
    await connections();
    const { status, text } = await preview(`http://127.0.0.1:${allowedPort}/a`);
    expect([status, text.includes("Fine"), web.hits]).toEqual([200, true, ["/a"]]);
    expect(await connections()).toEqual([]);
  });

  it.each(spellings(""))("%s is asked for neither directly nor after a redirect", async (address) => {
    await expectUnread(address, processes[0]);
    await expectUnread(to(address), processes[1]);
    expect(await connections()).toEqual([]);
    expect(web.seen).toEqual([]);
  });

  it("an address with a canary's port, another scheme or a form that parsers disagree about is not asked for", async () => {
    for (const [n, address] of forms(web.canaryPort).entries()) {
      await expectUnread(address, processes[n % 2]);
      await expectUnread(to(address), processes[(n + 1) % 2]);
    }
    for (const address of spellings(`:${web.canaryPort}`)) await expectUnread(address);
    expect(await connections()).toEqual([]);
    expect(web.seen).toEqual([]);
  });

  it("a name that answers otherwise the second time is asked where it was checked, and nowhere else", async () => {
    for (const at of processes) await expectUnread("http://rebinding-preview.dns.test/", at);
    expect(new Set(await connections())).toEqual(new Set([`${PUBLIC_ADDRESS}:80`]));
    expect(web.seen).toEqual([]);
  });

  it("a chain of redirects ends, and so does a loop", async () => {
    await expectUnread(`http://127.0.0.1:${allowedPort}/loop`);
    expect(web.hits.filter((url) => url === "/loop").length).toBeLessThanOrEqual(4);
    await expectUnread(to(to(to(to(to(`http://127.0.0.1:${allowedPort}/a`))))));
  });

  it("pictures and other addresses that a page names inside are not asked for", async () => {
    const { text } = await preview(`http://127.0.0.1:${allowedPort}/picture`);
    expect(text).not.toContain(String(web.canaryPort));
    expect(await connections()).toEqual([]);
    expect(web.seen).toEqual([]);
  });

  it("is not for those without an account", async () => {
    const { status } = await call("GET /link-preview", {
      query: { url: `http://127.0.0.1:${allowedPort}/b` },
    });
    expect([status, web.hits.includes("/b")]).toEqual([401, false]);
  });
});
