import { request as ask, createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterEach, expect, it } from "vitest";
import { interceptResponse } from "@/lib/server/intercept-response";
import { type FreshPage, PageReplay } from "./page-replay";

let server: Server | undefined;
afterEach(() => new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined))));

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/**
 * Starts a server with a page at /page behind the replay, and records the requests that the replay passed on.
 */
async function startPage(fresh: FreshPage, options: { maxBytes?: number; zipped?: boolean } = {}) {
  const replay = new PageReplay(fresh, options.maxBytes);
  const seen = { asked: 0, text: "one" };
  server = createServer((request, response) => {
    response.setHeader("x-request-id", String(Math.floor(performance.now() * 1000)));
    if (replay.answer(request, response)) return;
    const settle = (status: number) => ({ status });
    interceptResponse(request, response, { settle, observe: replay.record(request, response) });
    seen.asked += 1;
    const headers = {
      "content-type": "text/html; charset=utf-8",
      "x-nextjs-cache": "HIT",
      etag: `"${seen.text}"`,
      "content-security-policy": "default-src 'self'",
      ...(options.zipped ? { "content-encoding": "gzip" } : {}),
    };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const html = Buffer.from(`<p>${seen.text}</p>`.repeat(20));
    response.end(options.zipped ? gzipSync(html) : html);
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const get = (path = "/page", headers: Record<string, string> = {}, method = "GET") =>
    new Promise<Answer>((resolve, reject) => {
      ask({ port, host: "127.0.0.1", path, method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk) => chunks.push(chunk));
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      })
        .on("error", reject)
        .end();
    });
  return { seen, get };
}
const text = ({ body }: Answer) => body.toString();

it("answers the same bytes and headers again without asking, with a request id of its own", async () => {
  const page = {};
  const { seen, get } = await startPage(() => page);
  const first = await get();
  const second = await get();
  expect(seen.asked).toBe(1);
  expect(text(second)).toBe(text(first));
  for (const name of ["content-type", "etag", "content-security-policy", "x-nextjs-cache"]) {
    expect(second.headers[name]).toBe(first.headers[name]);
  }
  expect(second.headers["x-request-id"]).not.toBe(first.headers["x-request-id"]);
  const head = await get("/page", {}, "HEAD");
  expect([head.status, head.body.length, head.headers["content-length"]]).toEqual([
    200,
    0,
    String(first.body.length),
  ]);
});

it("ends with the page: Next answers when another page, or none, is under the path", async () => {
  let page: object | null = {};
  const { seen, get } = await startPage(() => page);
  await get();
  seen.text = "two";
  expect(text(await get())).toContain("one");
  page = {};
  expect(text(await get())).toContain("two");
  page = null;
  seen.text = "three";
  expect(text(await get())).toContain("three");
  expect(seen.asked).toBe(3);
});

it("stores no answer during which the page changed", async () => {
  const [before, after] = [{}, {}];
  let calls = 0;
  // The page has changed by the third call, which checks it once the first answer is sent.
  const { seen, get } = await startPage(() => (++calls < 3 ? before : after));
  await get();
  seen.text = "two";
  expect(text(await get())).toContain("two");
});

it("leaves to Next what is not the whole page", async () => {
  const page = {};
  const { seen, get } = await startPage(() => page);
  await get();
  const others: [string, Record<string, string>, string?][] = [
    ["/page?q=1", {}],
    ["/page", { rsc: "1" }],
    ["/page?_rsc=1a2b", { rsc: "1", "next-router-state-tree": "x" }],
    ["/page", { "next-router-prefetch": "1" }],
    ["/page", { "next-action": "x" }],
    ["/page", { cookie: "__prerender_bypass=1" }],
    ["/page", {}, "POST"],
    ["/p%61ge", {}],
  ];
  for (const [path, headers, method] of others) await get(path, headers, method);
  expect(seen.asked).toBe(1 + others.length);
});

it("answers 304 to a client that has it", async () => {
  const page = {};
  const { get } = await startPage(() => page);
  const { headers } = await get();
  for (const condition of [headers.etag ?? "", `W/${headers.etag}`, `"x", ${headers.etag}`, "*"]) {
    const answer = await get("/page", { "if-none-match": condition });
    expect([answer.status, answer.body.length]).toEqual([304, 0]);
  }
  expect((await get("/page", { "if-none-match": '"other"' })).status).toBe(200);
});

it("compresses once, by what the reader takes, also from a compressed answer", async () => {
  const page = {};
  const { get } = await startPage(() => page, { zipped: true });
  const html = gunzipSync((await get()).body).toString();
  const plain = await get();
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(text(plain)).toBe(html);
  await expect
    .poll(async () => (await get("/page", { "accept-encoding": "gzip, br" })).headers["content-encoding"])
    .toBe("br");
  expect(brotliDecompressSync((await get("/page", { "accept-encoding": "gzip, br" })).body).toString()).toBe(
    html,
  );
  const zipped = await get("/page", { "accept-encoding": "gzip, br;q=0" });
  expect(zipped.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(zipped.body).toString()).toBe(html);
});

it("evicts the least used beyond its size", async () => {
  const pages: Record<string, object> = { "/a": {}, "/b": {} };
  const { seen, get } = await startPage((path) => pages[path] ?? null, { maxBytes: 300 });
  await get("/a");
  await get("/b");
  await get("/a");
  expect(seen.asked).toBe(3);
});
