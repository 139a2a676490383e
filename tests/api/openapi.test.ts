import { expect, it } from "vitest";
import { compareGenerated } from "../setup/generated";
import { buildOpenApi } from "./openapi";

it("docs/openapi.json is what the routes are bound to (npm run docs)", async () => {
  const document = `${JSON.stringify(await buildOpenApi(), null, 2)}\n`;
  expect(compareGenerated("docs/openapi.json", document)).toBe(document);
});
