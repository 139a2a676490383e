import { NextRequest } from "next/server";
import { beforeAll, describe, expect, it } from "vitest";
import { makeWorld, type World } from "../access/world";
import { routeSurfaces } from "../architecture/surfaces";
import { testDatabase } from "../setup/database";

const database = testDatabase({
  PUSHER_APP_ID: "fivewire",
  PUSHER_KEY: "key",
  PUSHER_SECRET: "secret",
  REALTIME_PORT: "1",
});
let world: World;
beforeAll(async () => {
  world = await makeWorld((text, values) => database.sql().unsafe(text, values) as never);
});

/** Names that no row can have: Postgres takes no NUL byte, and UTF-8 no unpaired surrogate. */
const NAMELESS = ["x\u0000y", "\ud800", "a".repeat(3000), "../..", "%00"];

const reads = (await routeSurfaces()).filter(({ method, path }) => method === "GET" && path.includes("{"));

describe.each(reads)("$place", ({ path, handler }) => {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);

  it.each(names)("refuses a %s that no row can have, without an internal error", async (name) => {
    for (const hostile of NAMELESS) {
      const params = Object.fromEntries(names.map((other) => [other, world.sender.slug]));
      const request = new NextRequest(`http://localhost:3999${encodeURI(path)}`, {
        headers: { authorization: `Bearer ${world.sender.accessToken}` },
      });
      const { status } = await handler(request, { params: Promise.resolve({ ...params, [name]: hostile }) });
      expect([400, 403, 404], JSON.stringify(hostile).slice(0, 20)).toContain(status);
    }
  });
});
