import path from "node:path";
import { expect, it } from "vitest";
import { compareGenerated } from "../setup/generated";
import { listFiles } from "./surfaces";

const FOLDER = "app/api/v1";
const GENERATED = "lib/client/api-routes.ts";

/** Returns the client's address of a route file: `/{id}/read` for `[id]/read/route.ts`. */
const addressOf = (file: string) =>
  `/${path.posix.dirname(path.posix.relative(FOLDER, file)).replace(/\[(\w+)\]/g, "{$1}")}`;

/** The root and the catch-all answer everything with 404, so they have no address. */
const hasAddress = (file: string) => file !== `${FOLDER}/route.ts` && !file.includes("[...");

function printRoutes(): string {
  const files = listFiles(FOLDER, /(^|\/)route\.ts$/).filter(hasAddress);
  const entries = files.map(
    (file) => `  "${addressOf(file)}": typeof import("@/${file.replace(/\.ts$/, "")}");`,
  );
  return [
    "// Written by `npm run docs` from the files of app/api/v1: types only, nothing of it reaches the browser.",
    "/** The route file of each address of the API. */",
    "export type ApiRoutes = {",
    ...entries,
    "};",
    "",
  ].join("\n");
}

it("lib/client/api-routes.ts names every address of the API (npm run docs)", () => {
  const text = printRoutes();
  expect(compareGenerated(GENERATED, text)).toBe(text);
});
