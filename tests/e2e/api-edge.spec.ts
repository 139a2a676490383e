import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { request as httpRequest } from "node:http";
import path from "node:path";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { plantedSecrets } from "@/scripts/lib/planted-secrets";
import { callApi, signUpBody } from "./support/api";
import { waitForMail } from "./support/mailbox";

const BASE = process.env.E2E_URL ?? "";
const PUBLIC = ["/", "/brands", "/terms", "/deck/investor"];
const PERSONAL = ["/login", "/signup", "/matching", "/dashboard", "/press?q=a", "/forgot-password"];

/** Makes an account, and returns the cookie of a browser that signed in to it. */
async function signInBrowser(request: APIRequestContext) {
  const body = signUpBody({ userType: "BRAND", name: "Vera Holm" });
  const { json } = await callApi(request, "POST", "/auth/register", { body });
  const csrf = await request.get(`${BASE}/api/auth/csrf`);
  const { csrfToken } = (await csrf.json()) as { csrfToken: string };
  const { email, password } = body;
  const signedIn = await request.post(`${BASE}/api/auth/callback/credentials`, {
    form: { csrfToken, email, password, json: "true" },
    maxRedirects: 0,
  });
  expect(signedIn.ok()).toBe(true);
  return { email, token: json.data.tokens.accessToken as string };
}

test("every answer carries the headers that bound what a browser does with it", async ({ request }) => {
  for (const address of [
    ...PUBLIC,
    ...PERSONAL,
    "/nowhere",
    "/api/v1/docs",
    "/api/v1/auth/me",
    "/robots.txt",
  ]) {
    const headers = (await request.get(BASE + address, { maxRedirects: 0 })).headers();
    expect([address, headers["x-content-type-options"]]).toEqual([address, "nosniff"]);
    expect([address, headers["referrer-policy"]]).toEqual([address, "strict-origin-when-cross-origin"]);
    expect([address, headers["cross-origin-opener-policy"]]).toEqual([address, "same-origin"]);
    const permissions = headers["permissions-policy"] ?? "";
    for (const part of ["camera=(self)", "microphone=(self)", "geolocation=()"]) {
      expect([address, permissions]).toEqual([address, expect.stringContaining(part)]);
    }
    expect([address, headers["x-powered-by"], headers["strict-transport-security"]]).toEqual([
      ...[address, undefined, undefined],
    ]);
    if (!/^text\/html/.test(headers["content-type"] ?? "")) continue;
    const policy = headers["content-security-policy"] ?? "";
    for (const part of [
      "object-src 'none'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'self'",
    ]) {
      // A page without scripts has the strictest policy, which forbids forms altogether.
      if (policy.startsWith("default-src 'none'") && !part.startsWith("frame")) continue;
      expect([address, policy]).toEqual([address, expect.stringContaining(part)]);
    }
  }
});

test("a public file is answered whole to a range without sense, and not at all beyond its end", async ({
  request,
}) => {
  const ask = async (range: string) => {
    const answer = await request.get(`${BASE}/favicon.ico`, { headers: { range } });
    return [answer.status(), (await answer.body()).length > 0];
  };
  expect(await ask("bytes=abc")).toEqual([200, true]);
  expect(await ask("bytes=0-9")).toEqual([206, true]);
  expect(await ask("bytes=999999999-")).toEqual([416, false]);
});

test("what is personal is stored by no cache", async ({ request }) => {
  await signInBrowser(request);
  for (const address of [
    ...PERSONAL,
    "/api/v1/auth/me",
    "/api/v1/pitches",
    "/api/v1/nothing",
    "/api/auth/csrf",
  ]) {
    const control = (await request.get(BASE + address, { maxRedirects: 0 })).headers()["cache-control"] ?? "";
    expect([address, control]).toEqual([address, expect.stringContaining("no-store")]);
  }
});

test("no other site's page can act for a signed-in browser, nor read its answers", async ({ request }) => {
  await signInBrowser(request);
  const post = (headers: Record<string, string>) =>
    request.post(`${BASE}/api/v1/pitch-drafts`, { headers, data: { title: "Sent from elsewhere" } });
  const foreign: Record<string, string>[] = [
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: `${BASE}.evil.example` },
    { origin: BASE, "sec-fetch-site": "cross-site" },
    { origin: "https://evil.example", "sec-fetch-site": "same-origin" },
    {},
  ];
  for (const headers of foreign) {
    const answer = await post(headers);
    const shared = Object.keys(answer.headers()).filter((name) => name.startsWith("access-control-"));
    expect([headers, answer.status(), shared]).toEqual([headers, 403, []]);
  }
  const plain = { origin: BASE, "content-type": "text/plain" };
  const asText = await request.post(`${BASE}/api/v1/pitch-drafts`, { headers: plain, data: '{"title":"A"}' });
  expect(asText.status()).toBe(415);
  const preflight = await request.fetch(`${BASE}/api/v1/pitch-drafts`, {
    method: "OPTIONS",
    headers: { origin: "https://evil.example", "access-control-request-method": "POST" },
  });
  expect(Object.keys(preflight.headers()).filter((name) => name.startsWith("access-control-"))).toEqual([]);
  expect((await post({ origin: BASE })).status()).toBe(201);
});

/** Requests a path exactly as written, which `fetch` would tidy. */
const redirectOf = (address: string) =>
  new Promise<string | undefined>((resolve, reject) => {
    const { hostname, port } = new URL(BASE);
    httpRequest({ hostname, port, path: address }, (response) => {
      response.resume();
      resolve(response.headers.location);
    })
      .on("error", reject)
      .end();
  });

test("no address leads a browser to another site", async () => {
  const tricks = [
    "//evil.example",
    "/\\\\evil.example",
    "/%5cevil.example",
    "/.//evil.example",
    "/%2fevil.example",
    "/%09/evil.example",
  ];
  const paths = tricks.flatMap((trick) => [trick, `${trick}/`, `${trick}/%2e%2e`, `/dashboard${trick}`]);
  const callbacks = tricks.map((trick) => `/sign-out?callbackUrl=${encodeURIComponent(trick)}`);
  for (const address of [...paths, ...callbacks, "http://evil.example/dashboard"]) {
    const location = await redirectOf(address);
    const leadsTo = new URL(location ?? "/", BASE);
    const hosts = [new URL(BASE).host, new URL(BASE).host.replace("localhost", "127.0.0.1")];
    expect([address, location, hosts.includes(leadsTo.host)]).toEqual([address, location, true]);
  }
});

/** Posts with a given Host, which `fetch` does not allow. */
const postAs = (host: string, address: string, body: object) =>
  new Promise<number>((resolve, reject) => {
    const headers = { host, "content-type": "application/json", "x-forwarded-host": host };
    httpRequest(BASE + address, { method: "POST", headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on("error", reject)
      .end(JSON.stringify(body));
  });

test("links in mails lead here, whatever the Host header said", async ({ request }) => {
  const { email } = await signInBrowser(request);
  expect(await postAs("evil.example", "/api/v1/auth/forgot-password", { email })).toBe(200);
  const { text } = await waitForMail(email, /password/i);
  expect(text).toContain(`${BASE}/reset-password?token=`);
  expect(text).not.toContain("evil.example");
  const reader = `reader.${randomUUID().slice(0, 8)}@northwind-post.com`;
  expect(await postAs("evil.example", "/api/subscribe", { email: reader })).toBe(200);
  const letter = await waitForMail(reader, /newsletter/i);
  expect(letter.text).toContain(`${BASE}/newsletter/confirm?token=`);
  expect(letter.text).not.toContain("evil.example");
});

test("nothing that a browser gets holds a secret of the settings", async ({ request }) => {
  const secrets = Object.entries(plantedSecrets);
  const leaks = (where: string, text: string) =>
    secrets.filter(([, value]) => text.includes(value)).map(([name]) => `${name} in ${where}`);
  const folder = path.join(process.env.E2E_DIST_DIR ?? "", "static");
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  expect(files.filter(({ name }) => name.endsWith(".js")).length).toBeGreaterThan(20);
  const found = files.flatMap(({ parentPath, name }) =>
    leaks(name, readFileSync(path.join(parentPath, name), "latin1")),
  );
  await signInBrowser(request);
  const addresses = [
    "/api/v1/openapi.json",
    "/api/v1/realtime/config",
    "/api/v1/auth/me",
    "/robots.txt",
    "/nowhere",
  ];
  for (const address of [...PUBLIC, ...PERSONAL, ...addresses]) {
    const answer = await request.get(BASE + address);
    found.push(...leaks(address, (await answer.text()) + JSON.stringify(answer.headers())));
  }
  expect(found).toEqual([]);
});
