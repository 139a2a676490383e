import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { routeSurfaces } from "../architecture/surfaces";

const METHODS = /\b(GET|POST|PUT|PATCH|DELETE)\b/;
const PREFIX = "/api/v1";

/** A path whose parameters have no names, since the document names them for readers. */
const shapeOf = (path: string) => path.replace(/\{[^}]*\}|\[[^\]]*\]/g, "{}").replace(/\?.*$/, "");

/**
 * The calls in the document's tables: "GET, POST `/a`, `/b`; PUT `/c`". A path without its first part
 * (`/sent` after `/pitches/{id}/send`) replaces the last part of the whole path before it.
 */
function readCalls(text: string): Set<string> {
  const calls = new Set<string>();
  const rows = text
    .split("\n")
    .filter((row) => row.startsWith("| ") && METHODS.test(row.split(" | ")[0] ?? ""));
  for (const row of rows) {
    let methods: string[] = [];
    let before = "";
    for (const token of (row.slice(2).split(" | ")[0] ?? "").matchAll(/[A-Z]+(?:, [A-Z]+)*|`([^`]+)`/g)) {
      const [names, path] = token;
      if (path === undefined) {
        if (METHODS.test(names)) methods = names.split(", ");
        continue;
      }
      if (!path.startsWith("/")) continue;
      for (const method of methods) {
        calls.add(`${method} ${shapeOf(path)}`);
        calls.add(`${method} ${shapeOf(before.replace(/\/[^/]*$/, path))}`);
      }
      if (path.lastIndexOf("/") > 0) before = path;
    }
  }
  return calls;
}

const document = readCalls(readFileSync("docs/api.md", "utf8"));

it("docs/api.md names every call there is", async () => {
  const calls = (await routeSurfaces())
    .filter(({ path }) => path.startsWith(`${PREFIX}/`))
    .map(({ method, path }) => `${method} ${shapeOf(path.slice(PREFIX.length))}`);
  expect(calls.length).toBeGreaterThan(100);
  expect(calls.filter((call) => !document.has(call))).toEqual([]);
});

it("misses what is not named", () => {
  const calls = readCalls("| GET, POST `/a/{id}/send`, `/respond`; PUT `/b` | notes `/c` |");
  expect([...calls]).toEqual(expect.arrayContaining(["GET /a/{}/send", "POST /a/{}/respond", "PUT /b"]));
  expect(calls.has("GET /b") || calls.has("PUT /c")).toBe(false);
});
