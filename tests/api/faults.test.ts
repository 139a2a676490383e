import { connect, createServer, type Server, type Socket } from "node:net";
import { NextRequest } from "next/server";
import { afterAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { GET as ready } from "@/app/api/v1/health/ready/route";
import { query } from "@/lib/core/operation";
import { closeDatabase } from "@/lib/platform/database";
import { log } from "@/lib/platform/log";
import { resetSettings } from "@/lib/platform/settings/settings";
import { methods, route } from "@/lib/transport/route";
import { makeAccount } from "../factories/accounts";
import { completeDraft } from "../factories/pitch-drafts";
import { testDatabase } from "../setup/database";
import { callRoute } from "./call-route";

const { sql } = testDatabase();

describe("500", () => {
  it("says nothing of what broke, and the log says it with the same request id", async () => {
    const SECRET = "relation users, password hunter2, at /srv/app/index.ts";
    const broken = query({
      name: "test.broken",
      summary: "",
      input: z.object({}),
      output: z.object({}),
      access: { public: "A test of what leaks." },
      run: () => {
        throw new Error(SECRET);
      },
    });
    const logged = vi.spyOn(log, "error").mockImplementation(() => {});
    const { GET } = methods({ GET: route(broken) });
    const headers = { "x-request-id": "trace-1" };
    const answer = await GET(new NextRequest("http://localhost:3999/api/v1/broken", { headers }), {
      params: Promise.resolve({}),
    });
    const text = await answer.text();
    expect(answer.status).toBe(500);
    expect(JSON.parse(text)).toEqual({
      success: false,
      error: { code: "internal", message: expect.any(String) },
      message: expect.any(String),
    });
    for (const word of ["users", "hunter2", "srv", "test.broken", "Error"]) expect(text).not.toContain(word);
    expect([...answer.headers.keys()].toSorted()).toEqual(["cache-control", "content-type", "x-request-id"]);
    expect(answer.headers.get("x-request-id")).toBe("trace-1");
    expect(logged).toHaveBeenCalledOnce();
    const [[facts]] = logged.mock.calls as unknown as [[{ requestId: string; err: Error }]];
    expect([facts.requestId, facts.err.message]).toEqual(["trace-1", SECRET]);
    logged.mockRestore();
  });
});

describe("503 with Retry-After", () => {
  it("while the database is away, for everybody and everything; then all is as before", async () => {
    const account = await makeAccount();
    const token = account.accessToken;
    const gate = await openGate(process.env.DATABASE_URL ?? "");
    await pointTo(gate.url);
    expect((await callRoute("/auth/me", "GET", { token })).status).toBe(200);
    // Closing the gate breaks open connections and refuses new ones.
    await gate.close();
    const calls = [
      () => callRoute("/auth/me", "GET", { token }),
      () => callRoute("/pitch-drafts", "POST", { token, body: completeDraft() }),
      () => callRoute("/press/somebody", "GET"),
      () => callRoute("/auth/login", "POST", { body: { email: account.email, password: account.password } }),
      () => callRoute("/auth/refresh", "POST", { body: { refreshToken: account.refreshToken } }),
    ];
    for (const call of calls) {
      const { status, json, text } = await call();
      expect([status, json.error.code]).toEqual([503, "unavailable"]);
      expect(text).not.toMatch(/ECONN|127\.0\.0\.1|postgres|select/i);
    }
    const health = await ready();
    expect([health.status, await health.json()]).toEqual([
      503,
      { status: "unavailable", database: "unavailable", migrations: "unknown", scripts: "ok" },
    ]);
    await gate.open();
    expect((await callRoute("/auth/me", "GET", { token })).status).toBe(200);
    expect(await sql()`select 1 from pitch_drafts where user_id = ${account.userId}`).toEqual([]);
    expect((await ready()).status).toBe(200);
  });
});

it("after many attempts at a database that is away, the first call once it is back is answered", async () => {
  const { accessToken: token } = await makeAccount();
  const gate = await openGate(process.env.DATABASE_URL as string);
  await pointTo(gate.url);
  await gate.close();
  // By now the driver itself would wait twenty seconds between attempts, longer than a request may take.
  for (let n = 0; n < 12; n++) expect((await callRoute("/auth/me", "GET", { token })).status).toBe(503);
  await gate.open();
  expect((await callRoute("/auth/me", "GET", { token })).status).toBe(200);
});

const gates: { close: () => Promise<void> }[] = [];
afterAll(async () => {
  for (const gate of gates) await gate.close();
});

async function pointTo(url: string) {
  await closeDatabase();
  process.env.DATABASE_URL = url;
  resetSettings();
}

/** Starts a proxy before the test's Postgres. Closing it breaks its connections and refuses new ones. */
async function openGate(url: string) {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let server: Server;
  let port = 0;
  const open = async () => {
    server = createServer((socket) => {
      const through = connect(Number(target.port), target.hostname);
      for (const each of [socket, through]) {
        sockets.add(each);
        each.on("error", () => {});
        each.on("close", () => sockets.delete(each));
      }
      socket.pipe(through).pipe(socket);
    });
    await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
    const address = server.address();
    port = typeof address === "object" && address ? address.port : port;
  };
  const close = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  await open();
  const through = new URL(url);
  through.host = `127.0.0.1:${port}`;
  const gate = { url: through.href, open, close };
  gates.push(gate);
  return gate;
}
