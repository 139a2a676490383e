import { NextRequest } from "next/server";
import { describe, expect, it } from "vitest";
import { loginBrowser, logout } from "@/lib/domain/accounts/accounts/commands/sign-in";
import { settings } from "@/lib/platform/settings/settings";
import { testDatabase } from "@/tests/setup/database";
import { authCookies, nextAuthHandlers, ownAddress } from "./next-auth";

testDatabase();
const { GET, POST } = nextAuthHandlers(loginBrowser as never, logout as never);

const call = (path: string, init: ConstructorParameters<typeof NextRequest>[1] = {}) => {
  const handler = init.method === "POST" ? POST : GET;
  const request = new NextRequest(`http://localhost:3999/api/auth/${path}`, init);
  return handler(request, { params: Promise.resolve({ nextauth: path.split("/") }) });
};

describe("next-auth's address", () => {
  it("answers no session: the cookie alone is not trusted", async () => {
    for (const path of ["session", "_log", "verify-request", "nothing"])
      expect((await call(path)).status).toBe(404);
  });

  it("names its cookies for this host alone over https", () => {
    const { APP_URL } = settings();
    settings().APP_URL = "https://desk.example";
    const cookies = Object.values(authCookies());
    Object.assign(settings(), { APP_URL });
    expect(cookies.map(({ name }) => name)).toEqual([
      "__Host-fivewire.session",
      "__Host-fivewire.callback",
      "__Host-fivewire.csrf",
    ]);
    const options = { httpOnly: true, sameSite: "lax", path: "/", secure: true };
    expect(cookies.map((cookie) => cookie.options)).toEqual([options, options, options]);
  });

  it("refuses a long form, also one that does not say its length", async () => {
    const body = "a".repeat(16 * 1024 + 1);
    const stream = new ReadableStream({
      start(controller) {
        for (const piece of [body.slice(0, 9000), body.slice(9000)])
          controller.enqueue(new TextEncoder().encode(piece));
        controller.close();
      },
    });
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const path = "callback/credentials";
    expect((await call(path, { method: "POST", body, headers })).status).toBe(413);
    expect(
      (await call(path, { method: "POST", body: stream, duplex: "half", headers } as never)).status,
    ).toBe(413);
  });
});

describe("where it sends a browser", () => {
  const base = "http://localhost:3999";
  it.each([
    ["/matching?tab=inbox#top", `${base}/matching?tab=inbox#top`],
    [`${base}/dashboard`, `${base}/dashboard`],
    ["matching", `${base}/matching`],
  ])("%s stays", (url, target) => expect(ownAddress(url, base)).toBe(target));

  it.each([
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "https:evil.example",
    "https://evil.example",
    `${base}.evil.example`,
    `${base}@evil.example`,
    "http://localhost:3998/x",
    "javascript:alert(1)",
    "data:text/html,x",
    "http://",
    "http://[",
  ])("%j leads home", (url) => expect(ownAddress(url, base)).toBe(base));

  it.each(["%2f%2fevil.example", "/%2fevil.example", "/%5cevil.example", ""])("%j stays here", (url) =>
    expect(new URL(ownAddress(url, base)).origin).toBe(base),
  );
});
