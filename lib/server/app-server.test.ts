import { once } from "node:events";
import {
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { connect } from "node:net";
import PusherClient from "pusher-js";
import { afterEach, expect, test } from "vitest";
import { pickPort } from "../../scripts/lib/ports";
import { PAGE_STATUS } from "../platform/page-delivery/page-status";
import { createPusherServer } from "../platform/realtime/pusher-server";
import { markSignedOut } from "../platform/request-context";
import { settings } from "../platform/settings/settings";
import { readJson } from "../transport/body";
import { envelope } from "./api-guard";
import { createAppServer } from "./app-server";
import { STRICTEST_POLICY, XML_POLICY } from "./html-guard";
import { MAX_BODY_BYTES } from "./request-guard";

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
const policy = "content-security-policy";
const ends: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function serve(handler: Handler, options: { proxies?: string[]; realtimePort?: number } = {}) {
  const server = createAppServer({
    handler,
    trustedProxies: options.proxies ?? [],
    realtime: options.realtimePort ? { host: "127.0.0.1", port: options.realtimePort } : undefined,
  });
  const port = await server.listen(0, "127.0.0.1");
  ends.push(() => server.drain(0));
  return { server, port, url: `http://127.0.0.1:${port}` };
}

const html = (status: number, body: string, headers: Record<string, string> = {}): Handler => {
  return async (_, response) => {
    response.writeHead(status, { "content-type": "text/html; charset=utf-8", ...headers });
    response.write(body.slice(0, 3));
    response.end(body.slice(3));
  };
};

test.each([
  ["text/html; charset=utf-8", 200, 410],
  ["text/html; charset=utf-8", 404, 410],
  ["text/html; charset=utf-8", 304, 304],
  ["text/x-component", 200, 200],
])("a page's own status takes the place of 200 and 404: %s, %i", async (type, status, sent) => {
  const headers = { "content-type": type, [PAGE_STATUS]: "410" };
  for (const implicit of [false, true]) {
    const { url } = await serve(async (_, response) => {
      response.statusCode = status;
      if (implicit) for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      else response.writeHead(status, headers);
      response.end(status === 304 ? undefined : "Withdrawn");
    });
    const answer = await fetch(url);
    expect([answer.status, answer.headers.get(PAGE_STATUS)]).toEqual([sent, null]);
    expect(await answer.text()).toBe(status === 304 ? "" : "Withdrawn");
  }
});

async function seenHeaders(sent: Record<string, string>, proxies: string[] = []) {
  let seen: IncomingHttpHeaders = {};
  const { url } = await serve(
    async (request, response) => {
      seen = { ...request.headers };
      response.end();
    },
    { proxies },
  );
  await fetch(url, { headers: sent });
  return seen;
}

test("only the answer that signs its browser out clears what pages stored there", async () => {
  const { url } = await serve(async (request, response) => {
    if (request.url === "/out") markSignedOut();
    response.setHeader("content-type", "application/json").end("{}");
  });
  const cleared = async (path: string) => (await fetch(url + path)).headers.get("clear-site-data");
  expect([await cleared("/out"), await cleared("/")]).toEqual(['"storage"', null]);
});

test("every answer over https asks to be reached by nothing else, and none over http does", async () => {
  const asked = async () => {
    const { url } = await serve(async (_, response) => void response.end("{}"));
    const answers = [await fetch(url), await fetch(`${url}/favicon.ico`, { method: "POST" })];
    return answers.map(({ headers }) => headers.get("strict-transport-security"));
  };
  expect(await asked()).toEqual([null, null]);
  const { APP_URL } = settings();
  settings().APP_URL = "https://desk.example";
  const year = "max-age=31536000; includeSubDomains";
  expect(await asked().finally(() => Object.assign(settings(), { APP_URL }))).toEqual([year, year]);
});

test("every answer bounds what a browser does with it, and only the card may be framed by others", async () => {
  const { url } = await serve(async (_, response) => void response.end("{}"));
  const read = async (path: string, method = "GET") => {
    const { headers } = await fetch(url + path, { method });
    const names = ["referrer-policy", "cross-origin-opener-policy", "permissions-policy", "x-frame-options"];
    return names.map((name) => headers.get(name));
  };
  const bounds = [
    "strict-origin-when-cross-origin",
    "same-origin",
    "camera=(self), microphone=(self), geolocation=(), browsing-topics=()",
  ];
  for (const path of ["/", "/embed", "/embedded/x", "/api/v1/topics"])
    expect([path, await read(path)]).toEqual([path, [...bounds, "DENY"]]);
  // The server refuses this request itself, before any handler.
  expect(await read("/favicon.ico", "POST")).toEqual([...bounds, "DENY"]);
  expect(await read("/embed/hollow-pine")).toEqual([...bounds, null]);
});

test("every answer says that its type is meant, and what is no page runs nothing and is framed by nobody", async () => {
  const { url } = await serve(async (request, response) => {
    const [, kind = "", sent = "200"] = (request.url ?? "").split("/").map(decodeURIComponent);
    if (kind !== "none") response.setHeader("content-type", kind);
    if (kind === "text/plain") response.setHeader(policy, "default-src 'none'; sandbox");
    response.writeHead(Number(sent)).end(sent === "304" ? undefined : "{}");
  });
  const headersOf = async (path: string, init?: RequestInit) => {
    const { status, headers } = await fetch(url + path, { redirect: "manual", ...init });
    return [status, headers.get("x-content-type-options"), headers.get(policy)];
  };
  const of = (type: string, status = 200) => headersOf(`/${encodeURIComponent(type)}/${status}`);
  const frames = "frame-ancestors 'none'";
  expect(await of("application/json")).toEqual([200, "nosniff", STRICTEST_POLICY]);
  expect(await of("image/svg+xml")).toEqual([200, "nosniff", STRICTEST_POLICY]);
  expect(await of("application/xml", 404)).toEqual([404, "nosniff", XML_POLICY]);
  expect(await of("text/xml; charset=utf-8")).toEqual([200, "nosniff", XML_POLICY]);
  expect(await of("application/atom+xml")).toEqual([200, "nosniff", XML_POLICY]);
  expect(await of("none", 307)).toEqual([307, "nosniff", STRICTEST_POLICY]);
  expect(await of("image/webp")).toEqual([200, "nosniff", frames]);
  expect(await of("application/javascript; charset=UTF-8")).toEqual([200, "nosniff", frames]);
  expect(await of("text/plain")).toEqual([200, "nosniff", "default-src 'none'; sandbox"]);
  // A 304's headers would replace those of the page that the browser has cached.
  expect(await of("none", 304)).toEqual([304, "nosniff", null]);
  expect(await headersOf("/favicon.ico", { method: "POST" })).toEqual([405, "nosniff", STRICTEST_POLICY]);
  const long = { method: "POST", body: "a".repeat(MAX_BODY_BYTES + 1) };
  expect(await headersOf("/contact", long)).toEqual([413, "nosniff", STRICTEST_POLICY]);
});

test("what a client says about its address and its policy never arrives", async () => {
  const seen = await seenHeaders({
    "x-forwarded-for": "6.6.6.6",
    "x-forwarded-host": "evil.example",
    "x-forwarded-proto": "https",
    forwarded: "for=6.6.6.6",
    "x-real-ip": "6.6.6.6",
    "x-fivewire-client-ip": "6.6.6.6",
    "Content-Security-Policy": "script-src 'nonce-evil'",
    "content-security-policy-report-only": "script-src 'nonce-evil'",
  });
  expect(JSON.stringify(seen)).not.toMatch(/6\.6\.6\.6|evil/);
  expect(seen["x-fivewire-client-ip"]).toBe("127.0.0.1");
});

test("what Next says to itself is not taken from a client, nor from a proxy", async () => {
  const own = {
    "x-middleware-subrequest": "evil",
    "x-middleware-prefetch": "evil",
    "x-invoke-path": "evil",
    "x-matched-path": "evil",
    "x-nextjs-data": "evil",
    "x-now-route-matches": "evil",
    "x-prerender-revalidate": "evil",
  };
  for (const proxies of [[], ["127.0.0.1"]])
    expect(JSON.stringify(await seenHeaders({ ...own, rsc: "1" }, proxies))).not.toContain("evil");
  expect(await seenHeaders({ rsc: "1" })).toMatchObject({ rsc: "1" });
});

test("a trusted proxy's headers count, except the policy and the client's own address header", async () => {
  const seen = await seenHeaders(
    {
      "x-forwarded-for": "6.6.6.6, 198.51.100.1",
      "x-forwarded-host": "press.example",
      "x-fivewire-client-ip": "6.6.6.6",
      "content-security-policy": "script-src 'nonce-evil'",
    },
    ["127.0.0.1"],
  );
  expect(seen).toMatchObject({
    "x-fivewire-client-ip": "198.51.100.1",
    "x-forwarded-for": "198.51.100.1",
    "x-forwarded-host": "press.example",
  });
  expect(seen[policy]).toBeUndefined();
});

test("every request has an id: the sent one where it is well-formed", async () => {
  const { url } = await serve(async (request, response) => {
    response.end(String(request.headers["x-request-id"]));
  });
  const answer = await fetch(url, { headers: { "x-request-id": "abc-1" } });
  expect(answer.headers.get("x-request-id")).toBe("abc-1");
  expect(await answer.text()).toBe("abc-1");
  const made = await fetch(url, { headers: { "x-request-id": "<script>" } });
  expect(made.headers.get("x-request-id")).toMatch(/^[\w-]{36}$/);
  expect(await made.text()).toBe(made.headers.get("x-request-id"));
});

test("a path that does not decode is taken literally, and so is its query; others are unchanged", async () => {
  const { port } = await serve(async (request, response) => {
    response.end(request.url);
  });
  const ask = (path: string) =>
    new Promise<string>((resolve, reject) => {
      httpRequest({ host: "127.0.0.1", port, path }, (answer) => {
        answer.setEncoding("utf8").once("data", resolve);
      })
        .once("error", reject)
        .end();
    });
  expect(await ask("/press/%E0%A4%A?q=%E0%A4%A?")).toBe("/press/%25E0%25A4%25A?q=%E0%A4%A?");
  expect(await ask("/press/%zz")).toBe("/press/%25zz");
  expect(await ask("/press/%C3%A9%2F?q=%zz")).toBe("/press/%C3%A9%2F?q=%zz");
});

test("a method that no address takes is refused before it arrives", async () => {
  const { url } = await serve(async () => {
    throw new Error("It arrived.");
  });
  const answer = await fetch(`${url}/api/v1/topics`, { method: "PROPFIND" });
  expect([answer.status, answer.headers.get("allow")]).toEqual([
    405,
    "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS",
  ]);
  expect((await answer.json()).error.code).toBe("method_not_allowed");
});

test("a file is read, and nothing else is done to it", async () => {
  const { url } = await serve(html(200, "a file", { [policy]: "default-src 'self'" }));
  for (const path of [
    "/demo/p-maren.webp",
    "/_next/static/chunks/a.js",
    "/icons/icon-192.png",
    "/favicon.ico",
  ]) {
    const answer = await fetch(url + path, { method: "POST" });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
    expect((await fetch(url + path)).status).toBe(200);
  }
  expect((await fetch(`${url}/demo-of-a-brand`, { method: "POST" })).status).toBe(200);
});

test("HTML without a policy gets the strictest; a policy that is there stays", async () => {
  const bare = await fetch((await serve(html(200, "<p>hello</p>"))).url);
  expect(bare.headers.get(policy)).toBe(STRICTEST_POLICY);
  expect(await bare.text()).toBe("<p>hello</p>");
  const own = await fetch((await serve(html(200, "<p>hi</p>", { [policy]: "default-src 'self'" }))).url);
  expect(own.headers.get(policy)).toBe("default-src 'self'");
});

test("a 5xx page without a policy is replaced by one without scripts, and loses the old one's headers", async () => {
  const shell = "<script>alert(1)</script>";
  const old = { "content-length": String(shell.length), etag: '"old"', "content-encoding": "gzip" };
  const { url } = await serve(html(500, shell, old));
  const answer = await fetch(url, { headers: { "x-request-id": "ref-1" } });
  const text = await answer.text();
  expect(answer.status).toBe(500);
  expect(text).toContain("Something went wrong");
  // A directory's error page says what it could not load.
  for (const [path, title] of [
    ["/brands", "Failed to load brands"],
    ["/sources?q=ice", "Failed to load sources"],
  ])
    expect(await (await fetch(`${url}${path}`)).text()).toContain(`<h1>${title}</h1>`);
  expect(text).toContain("ref-1");
  expect(text).not.toContain("<script");
  expect(answer.headers.get(policy)).toBe(STRICTEST_POLICY);
  expect(answer.headers.get("etag")).toBeNull();
  expect(answer.headers.get("content-encoding")).toBeNull();
  const head = await fetch(url, { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([500, ""]);
});

test("a 5xx page with a policy of its own, and a 5xx of the API, stay as they are", async () => {
  const page = await fetch((await serve(html(500, "<p>mine</p>", { [policy]: "script-src 'none'" }))).url);
  expect(await page.text()).toBe("<p>mine</p>");
  const api = await fetch(
    (
      await serve(async (_, response) => {
        response.writeHead(503, { "content-type": "application/json" });
        response.end('{"success":false}');
      })
    ).url,
  );
  expect(await api.json()).toEqual({ success: false });
});

test("a refusal under /api that no route made leaves in the envelope, without a body to HEAD", async () => {
  const codes: [number, string][] = [
    [400, "invalid_input"],
    [404, "not_found"],
    [405, "method_not_allowed"],
    [418, "invalid_input"],
    [500, "internal"],
    [502, "internal"],
  ];
  for (const [status, code] of codes) {
    const { url } = await serve(html(status, "<p>Next's own</p>", { allow: "GET", etag: '"old"' }));
    const answer = await fetch(`${url}/api/v1/docs?x`, { method: "POST" });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([status, "application/json"]);
    expect([answer.headers.get("allow"), answer.headers.get("etag")]).toEqual(["GET", null]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const json = await answer.json();
    expect(json).toEqual({
      success: false,
      error: { code, message: expect.any(String) },
      message: json.error.message,
    });
    expect(await (await fetch(`${url}/api`, { method: "HEAD" })).text()).toBe("");
    expect(await (await fetch(`${url}/apiary`)).text()).not.toContain("success");
  }
  const bare = await serve(async (_, response) => {
    response.writeHead(405).end();
  });
  expect((await (await fetch(`${bare.url}/api/x`)).json()).error.code).toBe("method_not_allowed");
});

test("a file is answered whole to a range without sense, and 416 to one beyond its end (28, B2)", async () => {
  const { url } = await serve(async (request, response) => {
    const { range } = request.headers;
    if (range?.startsWith("bytes=9")) response.setHeader("content-range", "bytes */5");
    response.writeHead(range ? 500 : 200).end("hello");
  });
  const ask = async (path: string, range: string) => {
    const answer = await fetch(url + path, { headers: { range } });
    return [answer.status, answer.headers.get("content-range"), await answer.text()];
  };
  for (const range of ["bytes=abc", "bytes=5-2", "bytes=-", "lines=1-2", "bytes=0-1,3-4"])
    expect(await ask("/demo/p-maren.webp", range), range).toEqual([200, null, "hello"]);
  expect(await ask("/favicon.ico", "bytes=999-")).toEqual([416, "bytes */5", ""]);
});

test("an address in its absolute form is its path; one that is no path is refused", async () => {
  const { port } = await serve(async (request, response) => void response.end(request.url));
  const ask = async (line: string) => {
    const text = await exchange(port, `${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    return [text.split(" ")[1], text.split("\r\n\r\n")[1]];
  };
  expect(await ask("GET http://evil.example/press?q=//x")).toEqual(["200", "/press?q=//x"]);
  expect(await ask("GET HTTPS://evil.example")).toEqual(["200", "/"]);
  expect(await ask("GET http://evil.example?q=1")).toEqual(["200", "/?q=1"]);
  expect((await ask("OPTIONS *"))[0]).toBe("400");
});

test("an answer that a body is too large ends the connection it came on", async () => {
  const { url } = await serve(async (_, response) => {
    response.writeHead(413, { "content-type": "application/json" }).end("{}");
  });
  expect((await fetch(`${url}/api/v1/x`)).headers.get("connection")).toBe("close");
});

test("an offer of HTTP/2 is ignored, also with a body and before a next request", async () => {
  const { port } = await serve(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    response.end(`${request.method} ${request.url} [${body}] ${request.headers.upgrade}`);
  });
  const offer = "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n";
  const text = await exchange(
    port,
    `POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n${offer}\r\nhello` +
      `GET /b HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
  );
  expect(text).toContain("POST /a [hello] undefined");
  expect(text).toContain("GET /b [] undefined");
});

test("a handler that throws is answered, in the API's envelope under /api", async () => {
  const { url } = await serve(async () => {
    throw new Error("secret detail");
  });
  const page = await fetch(url);
  expect([page.status, page.headers.get(policy)]).toEqual([500, STRICTEST_POLICY]);
  expect(await page.text()).not.toContain("secret detail");
  const api = await fetch(`${url}/api/v1/pitches`);
  expect(await api.json()).toMatchObject({ success: false, error: { code: "internal" } });
});

test("a body that says it is too large is refused before it is sent", async () => {
  let reached = 0;
  const { port } = await serve(async (_, response) => {
    reached++;
    response.end();
  });
  const send = (path: string, length: number) =>
    new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      const options = { port, path, method: "POST", headers: { "content-length": length } };
      const sent = httpRequest(options, async (answer) => {
        let text = "";
        for await (const chunk of answer) text += chunk;
        resolve({ status: answer.statusCode, text });
        sent.destroy();
      });
      sent.on("error", reject);
      sent.flushHeaders();
    });
  const api = await send("/api/v1/assets", MAX_BODY_BYTES + 1);
  expect(api.status).toBe(413);
  expect(JSON.parse(api.text)).toMatchObject({
    success: false,
    error: { code: "too_large", message: "Please choose a file of at most 25 MB" },
  });
  expect((await send("/signup", MAX_BODY_BYTES + 1)).status).toBe(413);
  expect(reached).toBe(0);
});

/** Sends a head and a body in pieces, slowly enough for the answer to come first, and reads to the end. */
async function sendRaw(port: number, head: string, pieces: Buffer[]): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let answer = "";
  socket.on("data", (data) => {
    answer += data;
  });
  const closed = once(socket, "close");
  socket.write(`POST /api/v1/users/avatar HTTP/1.1\r\nHost: x\r\n${head}\r\n\r\n`);
  for (const piece of pieces) if (!socket.write(piece)) await once(socket, "drain");
  await closed;
  return answer;
}

test("whoever sends a body to its end reads why it is refused, however far above its bound it is", async () => {
  const { port } = await serve(async (request, response) => {
    // Next passes a request on in this form.
    const init = { method: "POST", headers: request.headers, body: request, duplex: "half" };
    const sent = new Request(`http://localhost${request.url}`, init as never);
    const error = await readJson(sent).catch((refused) => refused);
    response.writeHead(error.status, { "content-type": "application/json" }).end(envelope(error.code));
  });
  const piece = Buffer.alloc(1024 * 1024, 97);
  // The first body is too large for the handler, the second for every handler.
  for (const [megabytes, message] of [
    [12, "This is too large."],
    [31, "Please choose a picture of at most 5 MB"],
  ] as const) {
    const head = `Content-Type: application/json\r\nContent-Length: ${megabytes * piece.length}`;
    const answer = await sendRaw(port, head, Array(megabytes).fill(piece));
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain(JSON.stringify(message));
  }
});

test("a body that grows too large without saying so ends its connection", async () => {
  const { port } = await serve(async (request, response) => {
    for await (const _ of request);
    response.end();
  });
  const socket = connect(port, "127.0.0.1");
  const closed = new Promise<void>((resolve) => socket.on("close", () => resolve()));
  socket.on("error", () => {});
  socket.write("POST /api/v1/assets HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n");
  const piece = Buffer.alloc(1024 * 1024, 97);
  const write = () => {
    while (socket.writable && socket.write(`${piece.length.toString(16)}\r\n${piece}\r\n`));
  };
  socket.on("drain", write);
  write();
  await closed;
});

test("pusher-js reaches the realtime server through the app's port; other upgrades do not", async () => {
  const app = { appId: "app", key: "key", secret: "secret" };
  const realtime = await createPusherServer({ ...app, port: 0, host: "127.0.0.1" });
  ends.push(() => realtime.close());
  const { port } = await serve(async (_, response) => void response.end(), { realtimePort: realtime.port });
  const client = new PusherClient("key", {
    wsHost: "127.0.0.1",
    wsPort: port,
    cluster: "",
    forceTLS: false,
    enabledTransports: ["ws"],
  });
  await new Promise((resolve) => client.connection.bind("connected", resolve));
  client.disconnect();
  expect(await upgrade(port, "/elsewhere")).toMatch(/^HTTP\/1\.1 404/);
});

test("a socket is opened by our own pages, and by what is no page", async () => {
  const { port } = await serve(async (_, response) => void response.end(), {
    realtimePort: await pickPort(),
  });
  const from = (origin: string) => upgrade(port, "/app/key?protocol=7", `Origin: ${origin}\r\n`);
  for (const foreign of ["https://evil.example", "null", "http://x.evil.example", "http://x:81"])
    expect([foreign, await from(foreign)]).toEqual([foreign, expect.stringMatching(/^HTTP\/1\.1 403/)]);
  // The upgrade was passed on, and the server behind is away.
  for (const own of [settings().APP_URL, "http://x"]) expect(await from(own)).toMatch(/^HTTP\/1\.1 502/);
});

test("an upgrade while the realtime server is away is a 502, and requests go on", async () => {
  const { port, url } = await serve(async (_, response) => void response.end("ok"), {
    realtimePort: await pickPort(),
  });
  expect(await upgrade(port, "/app/key?protocol=7")).toMatch(/^HTTP\/1\.1 502/);
  expect(await (await fetch(url)).text()).toBe("ok");
});

test("draining finishes the answer under way and takes nothing new", async () => {
  let release = () => {};
  let entered = () => {};
  const inside = new Promise<void>((resolve) => {
    entered = resolve;
  });
  const { server, url } = await serve(async (_, response) => {
    entered();
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    response.end("finished");
  });
  const underWay = fetch(url);
  await inside;
  const drained = server.drain(60_000);
  await expect(fetch(url)).rejects.toThrow();
  release();
  expect(await (await underWay).text()).toBe("finished");
  await drained;
});

test("a port in use is reported in a sentence", async () => {
  const { port } = await serve(async (_, response) => void response.end());
  const second = createAppServer({ handler: async () => {}, trustedProxies: [], realtime: undefined });
  await expect(second.listen(port, "127.0.0.1")).rejects.toThrow(`Port ${port} is taken`);
});

const upgrade = (port: number, path: string, headers = "") =>
  exchange(
    port,
    `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n${headers}\r\n`,
  );

/** Sends bytes as they are, and returns all that came back until the server closed the connection. */
function exchange(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    let text = "";
    socket.on("data", (chunk) => {
      text += chunk;
    });
    socket.on("close", () => resolve(text));
    socket.write(bytes);
  });
}
