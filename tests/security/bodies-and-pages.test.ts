import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { makeWorld, type World } from "../access/world";
import { calls } from "../api/calls";
import { routeSurfaces } from "../architecture/surfaces";
import { call, one, outcome, processes, send } from "./support/http";
import { rawRequest } from "./support/raw-request";
import { stackSql } from "./support/sql";

const sql = stackSql();
let world: World;
beforeAll(async () => {
  world = await makeWorld((text, values) => sql.unsafe(text, values) as never);
});
const bearer = () => ({ authorization: `Bearer ${world.sender.accessToken}` });
const json = { "content-type": "application/json" };
const MIB = 1024 * 1024;

describe("an oversize body", () => {
  it.each<[string, string, Record<string, string>, () => string | Buffer]>([
    ["declared", "/pitch-drafts", {}, () => JSON.stringify({ title: "x".repeat(MIB) })],
    [
      "in chunks, without a length",
      "/pitch-drafts",
      { "transfer-encoding": "chunked" },
      () => JSON.stringify({ title: "x".repeat(MIB) }),
    ],
    [
      "of a hundred thousand keys",
      "/pitch-drafts",
      {},
      () => `{${Array.from({ length: 100_000 }, (_, n) => `"key number ${n}":1`).join()}}`,
    ],
    [
      "as a picture",
      "/users/avatar",
      { "content-type": "multipart/form-data; boundary=x" },
      () => Buffer.alloc(7 * MIB, 65),
    ],
  ])("%s is refused, and its sender reads why", async (_, path, headers, make) => {
    const body = make();
    const length: Record<string, string> = headers["transfer-encoding"]
      ? {}
      : { "content-length": String(Buffer.byteLength(body)) };
    for (const at of processes) {
      const answer = await rawRequest(`/api/v1${path}`, {
        at,
        method: "POST",
        headers: { ...json, ...bearer(), ...length, ...headers },
        body,
      });
      expect([answer.status, JSON.parse(answer.text).error.code]).toEqual([413, "too_large"]);
    }
  });

  it.each(["/assets", "/users/avatar", "/messages", "/users/work-samples"])(
    "said to be larger than any is refused before it is sent: %s",
    async (path) => {
      const headers = {
        ...bearer(),
        "content-type": "multipart/form-data; boundary=x",
        "content-length": String(31 * MIB),
      };
      for (const at of processes) {
        const answer = await rawRequest(`/api/v1${path}`, { at, method: "POST", headers, body: "--x\r\n" });
        expect([answer.status, JSON.parse(answer.text).error.code]).toEqual([413, "too_large"]);
      }
    },
  );

  it("to next-auth's own address and to the letters' is refused too", async () => {
    const body = `email=${"x".repeat(2 * MIB)}`;
    const headers = {
      "content-type": "application/x-www-form-urlencoded",
      "content-length": String(body.length),
    };
    for (const path of ["/api/auth/callback/credentials", "/api/subscribe", "/api/contact"]) {
      const { status } = await rawRequest(path, { method: "POST", headers, body });
      expect([path, status]).toEqual([path, 413]);
    }
  });
});

describe("a body that is not what it says", () => {
  const bodies: [string, Record<string, string>, string | Buffer, number[]][] = [
    [
      "deflated JSON",
      { "content-encoding": "gzip" },
      gzipSync(JSON.stringify({ title: "x".repeat(50 * MIB) })),
      [400, 413, 415],
    ],
    ["UTF-16", {}, Buffer.from(JSON.stringify({ title: "x" }), "utf16le"), [400]],
    ["broken UTF-8", {}, Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), [400]],
    ["a form", { "content-type": "application/x-www-form-urlencoded" }, "title=x", [415]],
    ["text", { "content-type": "text/plain" }, '{"title":"x"}', [415]],
    ["no type", { "content-type": "" }, '{"title":"x"}', [415]],
    ["two types", { "content-type": "text/plain, application/json" }, '{"title":"x"}', [415]],
    [
      "a multipart form without an end",
      { "content-type": "multipart/form-data; boundary=x" },
      "--x\r\nContent-Disposition: form-data; name=title\r\n\r\nabc",
      [400, 415],
    ],
    ["two objects", {}, '{"title":"x"}{"title":"y"}', [400]],
    ["a number with a million digits", {}, `{"title":${"9".repeat(MIB - 100)}}`, [400]],
  ];

  it.each(bodies)("%s is refused and breaks nothing", async (_, headers, body, statuses) => {
    for (const at of processes) {
      const answer = await rawRequest("/api/v1/pitch-drafts", {
        at,
        method: "POST",
        headers: { ...json, ...bearer(), "content-length": String(Buffer.byteLength(body)), ...headers },
        body,
      });
      expect(statuses, answer.text.slice(0, 300)).toContain(answer.status);
      expect((await send("/api/v1/health/live", { at })).status).toBe(200);
    }
  });

  it("an address, a header and a query of any length end in an answer of ours or of Node's", async () => {
    const long = "x".repeat(14_000);
    for (const at of processes) {
      for (const [path, headers] of [
        [`/api/v1/press/${long}`, {}],
        [`/press-profile/${long}`, {}],
        [`/press?q=${long}`, {}],
        ["/api/v1/auth/me", { authorization: `Bearer ${long}` }],
        ["/dashboard", { cookie: `fivewire.session=${long}` }],
        ["/api/v1/auth/me", { "x-request-id": long }],
        ["/faqs", { cookie: Array.from({ length: 400 }, (_, n) => `c${n}=${n}`).join("; ") }],
      ] as [string, Record<string, string>][]) {
        const { status } = await rawRequest(path, { headers, at });
        expect([path.slice(0, 20), status < 500]).toEqual([path.slice(0, 20), true]);
      }
    }
  });

  it("headers beyond Node's limit are refused by Node, and the next request is answered", async () => {
    for (const at of processes) {
      const sent = rawRequest("/faqs", { headers: { "x-long": "x".repeat(60_000) }, at });
      // Node closes the connection with its answer, which a sender that is still writing may lose.
      const ended = await sent.then(
        ({ status }) => status,
        (error: NodeJS.ErrnoException) => error.code,
      );
      expect([431, "ECONNRESET", "EPIPE"]).toContain(ended);
      expect((await send("/api/v1/health/live", { at })).status).toBe(200);
    }
  });
});

/** The lists of the API that come in pages, with the call that an owner makes. */
const lists = (await routeSurfaces())
  .filter(({ method, path }) => method === "GET" && path.startsWith("/api/v1/"))
  .filter(({ operation }) => "pagination" in ((operation.spec.output as { shape?: object }).shape ?? {}))
  .map(({ path }) => `GET ${path.slice("/api/v1".length)}`);
/** Lists whose pages have numbers only. */
const WITHOUT_CURSOR = /work-samples/;

it("an acting profile by a name that no slug can be does not exist", async () => {
  for (const at of processes) {
    for (const name of ["%00", "a%00b", "%0a", "%27", "%E2%80%AE", "x".repeat(5_000)]) {
      const answer = await send(`/api/v1/users/dashboard?as=${name}`, {
        at,
        token: world.sender.accessToken,
      });
      expect([name.slice(0, 10), answer.status]).toEqual([name.slice(0, 10), 404]);
    }
  }
});

describe("a list", () => {
  it("there are lists to try", () => {
    expect(lists.length).toBeGreaterThan(15);
  });

  const read = async (place: string, query: Record<string, string | number>, at = one) => {
    const row = await calls[place]!(world);
    const address = place.replace(/\{(id|slug)\}/, row.id ?? "");
    const token = row.as === "nobody" ? undefined : world[row.as ?? "sender"].accessToken;
    return call(address, { token, query: { ...row.query, ...query }, at });
  };

  it.each(lists)("%s gives no more than its pages hold, whatever is asked", async (place) => {
    expect((await read(place, {})).status).toBe(200);
    for (const [n, limit] of [
      "0",
      "-1",
      "101",
      "1e9",
      "99999999999999999999",
      "1.5",
      "NaN",
      "1;drop",
      "",
      "[100]",
    ].entries()) {
      const { status } = await read(place, { limit }, processes[n % 2]);
      expect([place, "limit", limit, status]).toEqual([place, "limit", limit, 400]);
    }
    for (const page of ["0", "-1", "1.5", "x", "", "1e99", "99999999999999999999"]) {
      const { status } = await read(place, { page });
      expect([place, "page", page, status]).toEqual([place, "page", page, 400]);
    }
    for (const page of ["1000000", "9007199254740991", "2147483648"]) {
      const { status, text } = await read(place, { page });
      expect([place, "page", page, status < 500, text.slice(0, 200)]).toEqual([
        place,
        "page",
        page,
        true,
        text.slice(0, 200),
      ]);
    }
  });

  it.each(lists.filter((place) => !WITHOUT_CURSOR.test(place)))(
    "%s takes no cursor that it did not give",
    async (place) => {
      const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
      const huge = encoded(["x".repeat(100_000)]);
      const forged = [
        ...[
          "x",
          "%00",
          "../../etc/passwd",
          encoded(null),
          encoded({}),
          encoded([]),
          encoded([[[]]]),
          encoded({ $gt: "" }),
        ],
        ...[
          encoded(["1' or '1'='1"]),
          encoded([1e308, 1e308]),
          encoded([-1, null]),
          encoded(["\u0000", "\u0000"]),
          huge.slice(0, 10_000),
        ],
        encoded(["9999-12-31T23:59:59.999Z", "'; select pg_sleep(10) --"]),
      ];
      for (const [n, cursor] of forged.entries()) {
        const { status, text } = await read(place, { cursor }, processes[n % 2]);
        expect([place, cursor.slice(0, 60), status, text]).toEqual([place, cursor.slice(0, 60), 400, text]);
      }
    },
  );

  it("another account's cursor reads from one's own rows alone", async () => {
    const { sender, recipient } = world;
    const mine = await call("GET /pitches", { token: sender.accessToken, query: { limit: 1 } });
    const cursor = mine.json.pagination.nextCursor;
    const theirs = await call("GET /pitches", {
      token: recipient.accessToken,
      query: { limit: 100, cursor },
    });
    expect([200, 400]).toContain(theirs.status);
    for (const pitch of theirs.json.data?.pitches ?? [])
      expect([pitch.senderId, pitch.recipientId]).toContain(recipient.userId);
    expect(theirs.text).not.toContain(world.unsentPitchId);
  });

  it("of ids in one query is bounded", async () => {
    const profiles = Array.from({ length: 5000 }, () => crypto.randomUUID())
      .slice(0, 300)
      .join(",");
    const token = world.sender.accessToken;
    expect(await outcome("GET /auth/me", { token, query: { profiles } })).toEqual([400, "invalid_input"]);
    const ids = Array.from({ length: 5000 }, () => crypto.randomUUID());
    for (const place of ["POST /assets/delete", "PUT /assets/order", "PUT /assets"])
      expect((await outcome(place, { token, body: { ids, credit: "x" } }))[0]).toBe(400);
  });
});
