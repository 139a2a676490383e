import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import type { Method } from "@/lib/transport/route";
import { makeWorld, type World } from "../access/world";
import { routeSurfaces } from "../architecture/surfaces";
import { testDatabase } from "../setup/database";
import { callRoute } from "./call-route";
import { type Call, calls } from "./calls";

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

type Json = { [key: string]: unknown };
type JsonType = "string" | "number" | "boolean" | "array" | "object" | "null";

/** The JSON types that a field takes; null where its schema names none. */
function typesOf(schema: Json): Set<JsonType> | null {
  const inner = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
  if (inner) {
    const each = inner.map(typesOf);
    return each.includes(null) ? null : new Set(each.flatMap((types) => [...(types ?? [])]));
  }
  if ("const" in schema || "enum" in schema) {
    const values = (schema.enum ?? [schema.const]) as unknown[];
    return new Set(values.map((value) => (value === null ? "null" : typeof value) as JsonType));
  }
  if (typeof schema.type !== "string") return null;
  return new Set([schema.type === "integer" ? "number" : (schema.type as JsonType)]);
}

const samples: Record<JsonType, unknown> = {
  string: "x",
  number: 7,
  boolean: true,
  array: [{}],
  object: { a: 1 },
  null: null,
};
const LONG = "a".repeat(20_001);
/** Days of the calendar's grammar whose neighbours have no four digits of a year. */
const EDGE_DAYS = ["0000-01-01", "9999-12-31"];
const UNSTORABLE = ["a\u0000b", "\ud800", "\u001b[2J"];

/** The values that a field must refuse, by the types that it takes. */
function hostileValues(schema: Json): unknown[] {
  const types = typesOf(schema);
  if (!types) return [];
  const wrong = Object.entries(samples).filter(([type]) => !types.has(type as JsonType));
  const values = wrong.map(([, value]) => value);
  if (types.has("string")) values.push(LONG, ...UNSTORABLE);
  if (JSON.stringify(schema).includes('"format":"date"')) values.push(...EDGE_DAYS);
  if (types.has("array")) {
    values.push(
      [7],
      [LONG],
      Array.from({ length: 101 }, (_, n) => `http://a.com/${n}`),
    );
    values.push(...UNSTORABLE.map((text) => [text]));
  }
  return values;
}

/** A password is hashed, never stored or shown, so it may hold any character; a login only compares it. */
const takesAnyText = (field: string) => /password/i.test(field);

/**
 * Fields with other answers: an impossible channel is a 403, and a list's numbers are read as in an address.
 */
const otherwise = /^(channel_name|limit|page|cursor)$/;

/** The beginnings of zod's own messages, which are for programmers, apart from one sentence of ours. */
const INTERNAL_TERMS = /^(Invalid(?! URL provided$)|Too (big|small)|Unrecognized|Not a multiple)\b/;

// A tus client names its fields in headers.
const surfaces = (await routeSurfaces()).filter(
  ({ path, handler }) => path.startsWith("/api/v1/") && handler.takes !== "tus",
);
const cases = surfaces.flatMap(({ operation, method, path }) => {
  const { properties = {} } = z.toJSONSchema(operation.spec.input, { io: "input", unrepresentable: "any" });
  return Object.entries(properties)
    .filter(([field]) => !path.includes(`{${field}}`))
    .map(([field, schema]) => ({ place: `${method} ${path.slice(7)}`, field, schema: schema as Json }));
});

/** A form's values are all texts. */
const isForm = (place: string) =>
  /^POST (\/assets(\/\{id\}\/(poster|captions))?|\/users\/(profile\/pictures|work-samples(\/\{id\}\/files)?))$/.test(
    place,
  );

async function callTo(place: string): Promise<Call> {
  const row = calls[place];
  if (!row) throw new Error(`There is no call for ${place}.`);
  return row(world);
}

/** Sends one value of a field. What is refused changes no row, so one `call` carries all of them. */
function send(place: string, call: Call, field: string, value: unknown) {
  const [method = "", path = ""] = place.split(" ");
  const { id = "", profileId: __, as = "sender", status: _, body = {}, ...options } = call;
  const token = as === "nobody" ? undefined : world[as].accessToken;
  if (body instanceof FormData) {
    body.set(field, String(value));
    return callRoute(path.replace("{id}", id), method as Method, { ...options, token, body });
  }
  const plain = (Object.getPrototypeOf(body) === Object.prototype ? body : {}) as Record<string, unknown>;
  return callRoute(path.replace(/\{(id|slug)\}/, id), method as Method, {
    ...options,
    token,
    ...(method === "GET"
      ? { query: { ...options.query, [field]: String(value) } }
      : { body: { ...plain, [field]: value } }),
  });
}

describe("each field of each body", () => {
  const inBodies = cases.filter(
    ({ place, field }) => !/^GET|avatar|unsubscribe/.test(place) && !otherwise.test(field),
  );

  it.each(inBodies)("$place $field refuses an invalid value, by name and with a sentence", async (each) => {
    const { place, field, schema } = each;
    const call = await callTo(place);
    for (const value of hostileValues(schema)) {
      // A form cannot carry half a surrogate pair, and takes any text as a tag.
      if (isForm(place) && (typeof value !== "string" || !value.isWellFormed() || field === "tags")) continue;
      if (takesAnyText(field) && UNSTORABLE.includes(value as string)) continue;
      const { status, json } = await send(place, call, field, value);
      const shown = JSON.stringify(value).slice(0, 40);
      // A text that is no id names no row, so the answer is 404.
      if (status === 404 && /^id$|Id$/.test(field) && typeof value === "string") continue;
      if (status === 404 && /^(ids|\w+Ids)$/.test(field) && Array.isArray(value)) continue;
      expect([shown, status]).toEqual([shown, 400]);
      const named = Object.entries<string[]>(json.error.fields).filter(
        ([name]) => name === field || name.startsWith(`${field}.`),
      );
      expect([shown, named.length]).toEqual([shown, 1]);
      for (const [, messages] of named) {
        for (const message of messages) expect(message).not.toMatch(INTERNAL_TERMS);
      }
    }
  });

  it.each([
    ["socialMedia", { instagram: 7 }],
    ["socialMedia", { instagram: { handle: 7 } }],
    ["socialMedia", { instagram: { url: 7 } }],
    ["socialMedia", { instagram: { url: "javascript:alert(1)" } }],
    ["socialMedia", { instagram: { followers: {} } }],
    ["socialMedia", { instagram: { followers: "many" } }],
    ["socialMedia", { instagram: { followers: -1 } }],
    ["socialMedia", { myspace: {} }],
    ["rates", { Reel: 7 }],
    ["rates", { Reel: { Instagram: "much" } }],
    ["rates", { Reel: { Instagram: 1e12 } }],
    ["rates", { ["a".repeat(41)]: {} }],
    ["rates", Object.fromEntries(Array.from({ length: 31 }, (_, n) => [`Kind ${n}`, {}]))],
    ["beats", { Travel: "trains" }],
    ["beats", { "a\u0000": [] }],
    ["beats", Object.fromEntries(Array.from({ length: 31 }, (_, n) => [`Beat ${n}`, []]))],
    ["availability", { currentlyAccepting: "yes" }],
    ["availability", { responseTime: "\u0000" }],
    ["expertise", [LONG]],
    ["website", "javascript:alert(1)"],
    ["website", "http://user:secret@a.com/"],
  ])("%s refuses %j inside", async (field, value) => {
    const { status, json } = await send(
      "PUT /users/profile",
      await callTo("PUT /users/profile"),
      field,
      value,
    );
    expect(status).toBe(400);
    const named = Object.entries<string[]>(json.error.fields);
    expect(named.every(([name]) => name === field || name.startsWith(`${field}.`))).toBe(true);
    for (const [, messages] of named) for (const text of messages) expect(text).not.toMatch(INTERNAL_TERMS);
  });

  it("markup is stored as it was typed, for it is escaped where it is shown", async () => {
    const title = `<script>alert(1)</script> & "quotes" 'single' {{7*7}}`;
    const { status, json } = await send(
      "POST /pitch-drafts",
      await callTo("POST /pitch-drafts"),
      "title",
      title,
    );
    expect([status, json.data.draft.title]).toEqual([201, title]);
  });

  it("what turns the direction of text around is left out", async () => {
    const { status, json } = await send(
      "POST /pitch-drafts",
      await callTo("POST /pitch-drafts"),
      "title",
      "Night \u202etrains\u202c",
    );
    expect([status, json.data.draft.title]).toEqual([201, "Night trains"]);
  });
});

describe("each query parameter", () => {
  const inQueries = cases.filter(({ place }) => place.startsWith("GET"));

  it.each(inQueries)("$place ?$field= never breaks the server", async ({ place, field }) => {
    const call = await callTo(place);
    const values = ["", "x", "a\u0000b", "%", "\\", "'", "-1", "1e999", LONG, "ก".repeat(3000), ...EDGE_DAYS];
    for (const value of values) {
      const { status, json } = await send(place, call, field, value);
      const shown = value.slice(0, 20);
      if (status === 400) {
        expect([shown, Object.keys(json.error.fields)]).toEqual([shown, [field]]);
        expect(json.message).not.toMatch(INTERNAL_TERMS);
      } else {
        expect([200, 404]).toContain(status);
      }
    }
  });
});
