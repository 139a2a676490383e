import dns from "node:dns/promises";
import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, createServer as createTcpServer } from "node:net";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { resetSettings } from "../settings/settings";
import { safeFetch } from "./safe-fetch";
import type { SafeFetchCode } from "./safe-fetch-error";

let server: Server;
let base: string;
let handle: RequestListener = (_request, response) => response.end();

function allow(hosts: string) {
  process.env.AUTH_SECRET = "a secret for tests that is long enough to pass";
  process.env.LINK_PREVIEW_ALLOW_HOSTS = hosts;
  resetSettings();
}

const refuses = (url: string, code: SafeFetchCode, options = {}) =>
  expect(safeFetch(url, options)).rejects.toMatchObject({ name: "SafeFetchError", code });

beforeAll(async () => {
  server = createServer((request, response) => handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  allow(new URL(base).host);
});
afterEach(() => {
  vi.restoreAllMocks();
  allow(new URL(base).host);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  delete process.env.LINK_PREVIEW_ALLOW_HOSTS;
  resetSettings();
});

describe("addresses", () => {
  it.each<[string, SafeFetchCode]>([
    ["", "invalid_url"],
    ["not an address", "invalid_url"],
    ["http://", "invalid_url"],
    [`https://example.com/${"x".repeat(2100)}`, "invalid_url"],
    ["ftp://example.com/", "scheme_refused"],
    ["file:///etc/passwd", "scheme_refused"],
    ["data:text/html,hi", "scheme_refused"],
    ["javascript:alert(1)", "scheme_refused"],
    ["gopher://127.0.0.1:6379/_x", "scheme_refused"],
    ["https://user@example.com/", "credentials_refused"],
    ["https://:secret@example.com/", "credentials_refused"],
    ["http://example.com:8080/", "port_refused"],
    ["https://example.com:80/", "port_refused"],
    ["http://127.0.0.1:22/", "port_refused"],
    ["http://127.0.0.1/", "address_refused"],
    ["http://127.1/", "address_refused"],
    ["http://2130706433/", "address_refused"],
    ["http://0x7f000001/", "address_refused"],
    ["http://0177.0.0.1/", "address_refused"],
    ["http://0/", "address_refused"],
    ["http://１２７.0.0.1/", "address_refused"],
    ["http://①②⑦.⓪.⓪.①/", "address_refused"],
    ["http://⓪ⓧ⑦ⓕ.①/", "address_refused"],
    ["http://127。0。0。1/", "address_refused"],
    ["http://127.0.0.1./", "address_refused"],
    ["http://0x7f.0.0.1./", "address_refused"],
    ["http://017700000001/", "address_refused"],
    ["http://127.0.1/", "address_refused"],
    ["http://0xA9FEA9FE/", "address_refused"],
    ["http://%31%32%37.0.0.1/", "address_refused"],
    ["http://[::ffff:7f00:1]/", "address_refused"],
    ["http://[::127.0.0.1]/", "address_refused"],
    ["http://[64:ff9b::10.0.0.1]/", "address_refused"],
    ["http://[64:ff9b:1::7f00:1]/", "address_refused"],
    ["http://[2002:a9fe:a9fe::]/", "address_refused"],
    ["http://[ff02::1]/", "address_refused"],
    ["http://224.0.0.251/", "address_refused"],
    ["http://255.255.255.255/", "address_refused"],
    ["http://10.1.2.3/", "address_refused"],
    ["http://169.254.169.254/latest/meta-data/", "address_refused"],
    ["http://100.64.0.1/", "address_refused"],
    ["http://[::1]/", "address_refused"],
    ["http://[::]/", "address_refused"],
    ["http://[::ffff:127.0.0.1]/", "address_refused"],
    ["http://[64:ff9b::7f00:1]/", "address_refused"],
    ["http://[2002:7f00:1::]/", "address_refused"],
    ["http://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/", "address_refused"],
    ["http://[fd00:ec2::254]/", "address_refused"],
    ["http://[fe80::1]/", "address_refused"],
    ["http://localhost/", "address_refused"],
    ["http://localhost./", "address_refused"],
  ])("refuses %s as %s", async (url, code) => {
    await refuses(url, code);
  });

  it("refuses a name that has one private address among public ones", async () => {
    vi.spyOn(dns, "lookup").mockResolvedValue([
      { address: "93.184.215.14", family: 4 },
      { address: "10.0.0.1", family: 4 },
    ] as never);
    await refuses("http://mixed.example.com/", "address_refused");
  });

  it("asks for a name once and connects to the address it checked", async () => {
    const port = new URL(base).port;
    allow(`pinned.example.com:${port}`);
    const lookup = vi
      .spyOn(dns, "lookup")
      .mockResolvedValueOnce([{ address: "127.0.0.1", family: 4 }] as never)
      .mockResolvedValue([{ address: "10.0.0.1", family: 4 }] as never);
    handle = (request, response) => response.end(request.headers.host);
    const { body } = await safeFetch(`http://pinned.example.com:${port}/`);
    expect(body.toString()).toBe(`pinned.example.com:${port}`);
    expect(lookup).toHaveBeenCalledTimes(1);
  });

  it("says when a name is unknown", async () => {
    vi.spyOn(dns, "lookup").mockRejectedValue(Object.assign(new Error("no"), { code: "ENOTFOUND" }));
    await refuses("http://nowhere.example.com/", "dns_failed");
  });
});

describe("answers", () => {
  it("gives status, type and body, and asks for identity encoding", async () => {
    handle = (request, response) => {
      response.writeHead(404, { "content-type": "text/plain; charset=utf-8" });
      response.end(request.headers["accept-encoding"]);
    };
    expect(await safeFetch(`${base}/page`)).toEqual({
      url: `${base}/page`,
      status: 404,
      contentType: "text/plain; charset=utf-8",
      body: Buffer.from("identity"),
      truncated: false,
    });
  });

  it("follows redirects, relative and non-ASCII ones too, and names the last address", async () => {
    handle = (request, response) => {
      if (request.url === "/a") response.writeHead(302, { location: "b/c" }).end();
      else if (request.url === "/b/c") {
        response.writeHead(308, { location: Buffer.from("/straße").toString("latin1") }).end();
      } else response.end(request.url);
    };
    const { url, body } = await safeFetch(`${base}/a`);
    expect(url).toBe(`${base}/stra%C3%9Fe`);
    expect(body.toString()).toBe("/stra%C3%9Fe");
  });

  it.each<[string, SafeFetchCode]>([
    ["http://169.254.169.254/", "address_refused"],
    ["http://127.0.0.1:1/", "port_refused"],
    ["http://user:pass@example.com/", "credentials_refused"],
    ["file:///etc/passwd", "scheme_refused"],
    ["http://[", "invalid_url"],
  ])("checks a redirect to %s again", async (location, code) => {
    handle = (_request, response) => response.writeHead(302, { location }).end();
    await refuses(base, code);
  });

  it("stops at the limit of redirects", async () => {
    let asked = 0;
    handle = (_request, response) => {
      asked++;
      response.writeHead(302, { location: "/again" }).end();
    };
    await refuses(base, "too_many_redirects", { maxRedirects: 2 });
    expect(asked).toBe(3);
  });

  it("refuses types that were not asked for, before reading the body", async () => {
    handle = (_request, response) => {
      response.writeHead(200, { "content-type": "video/mp4" });
      response.write("endless");
    };
    await refuses(base, "type_refused", { accept: ["text/html"] });
  });
});

describe("bounds", () => {
  it("cuts an endless body at maxBytes", async () => {
    handle = (_request, response) => {
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(4096, "a")));
      };
      response.on("drain", more);
      more();
    };
    const { body, truncated } = await safeFetch(base, { maxBytes: 10_000 });
    expect(body.length).toBe(10_000);
    expect(truncated).toBe(true);
  });

  it("takes a body of exactly maxBytes as whole", async () => {
    handle = (_request, response) => response.end(Buffer.alloc(10_000, "a"));
    const { body, truncated } = await safeFetch(base, { maxBytes: 10_000 });
    expect([body.length, truncated]).toEqual([10_000, false]);
  });

  it.each([
    ["gzip", gzipSync],
    ["br", brotliCompressSync],
  ])("inflates an unasked %s body and stops a bomb at maxBytes", async (encoding, compress) => {
    const send = (text: Buffer) => {
      handle = (_request, response) => {
        response.writeHead(200, { "content-encoding": encoding });
        response.end(compress(text));
      };
    };
    send(Buffer.from("hello"));
    expect(await safeFetch(base)).toMatchObject({ body: Buffer.from("hello"), truncated: false });
    send(Buffer.alloc(5_000_000));
    const { body, truncated } = await safeFetch(base, { maxBytes: 100_000 });
    expect([body.length, truncated]).toEqual([100_000, true]);
  });

  it("stops a compressed body that yields nothing", async () => {
    const emptyMember = gzipSync("");
    handle = (_request, response) => {
      response.writeHead(200, { "content-encoding": "gzip" });
      const more = () => {
        while (!response.destroyed && response.write(emptyMember));
      };
      response.on("drain", more);
      more();
    };
    expect(await safeFetch(base, { maxBytes: 20_000 })).toMatchObject({ truncated: true });
  });

  it.each(["gzip, gzip", "zstd", "compress"])("refuses the encoding %s", async (encoding) => {
    handle = (_request, response) => response.writeHead(200, { "content-encoding": encoding }).end("x");
    await refuses(base, "encoding_refused");
  });

  it("refuses a body that is not what its encoding says", async () => {
    handle = (_request, response) => response.writeHead(200, { "content-encoding": "gzip" }).end("plain");
    await refuses(base, "encoding_refused");
  });

  it("ends at the deadline: no answer, a dripping body, an unanswered name", async () => {
    handle = () => undefined;
    await refuses(base, "timeout", { timeoutMs: 50 });
    handle = (_request, response) => {
      response.write("a");
    };
    await refuses(base, "timeout", { timeoutMs: 50 });
    vi.spyOn(dns, "lookup").mockReturnValue(new Promise(() => undefined) as never);
    await refuses("http://slow.example.com/", "timeout", { timeoutMs: 50 });
  });

  it("says when the answer breaks off, is no HTTP, and when nothing listens", async () => {
    let answer = "";
    const tcp = createTcpServer((socket) => socket.resume().end(answer));
    await new Promise<void>((resolve) => tcp.listen(0, "127.0.0.1", resolve));
    const host = `127.0.0.1:${(tcp.address() as AddressInfo).port}`;
    allow(host);
    for (answer of [
      "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nabc",
      "HTTP/1.1 101 Switching\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n",
      "SSH-2.0-nope\r\n",
    ]) {
      await refuses(`http://${host}/`, "connection_failed");
    }
    await new Promise((resolve) => tcp.close(resolve));
    await refuses(`http://${host}/`, "connection_failed");
  });
});
