import { expect, it } from "vitest";
import { groupCalls, openApiShape, shapesOf } from "@/components/site/api-docs/read-openapi";
import { compareGenerated } from "../setup/generated";
import { type Document, printClientTypes } from "./client-types";
import { buildOpenApi, printDocument } from "./openapi";

it("docs/openapi.json is what the routes are bound to (npm run docs)", async () => {
  const document = `${printDocument(await buildOpenApi())}\n`;
  expect(JSON.parse(document)).toEqual(JSON.parse(JSON.stringify(await buildOpenApi())));
  expect(compareGenerated("docs/openapi.json", document)).toBe(document);
});

it("api-client/types.ts is what the document says (npm run client)", async () => {
  const text = printClientTypes(JSON.parse(JSON.stringify(await buildOpenApi())) as Document);
  expect(compareGenerated("api-client/types.ts", text)).toBe(text);
});

it("says a shape once: what is long and comes again has a name", async () => {
  const seen = new Map<string, number>();
  const visit = (value: unknown) => {
    if (typeof value !== "object" || value === null) return;
    const { type } = value as { type?: unknown };
    const text = JSON.stringify(value);
    if (type === "object" && !text.includes('"success"')) seen.set(text, (seen.get(text) ?? 0) + 1);
    for (const inner of Object.values(value)) visit(inner);
  };
  visit(await buildOpenApi());
  const repeated = [...seen].filter(([text, times]) => times > 1 && text.length > 600);
  expect(repeated.map(([text, times]) => `${times} times ${text.slice(0, 200)}`)).toEqual([]);
});

it("names nothing that it does not hold", async () => {
  const document = (await buildOpenApi()) as { components: Record<string, Record<string, unknown>> };
  const names = [...JSON.stringify(document).matchAll(/"#\/components\/(\w+)\/(\w+)"/g)];
  expect(names.length).toBeGreaterThan(100);
  for (const [, kind = "", name = ""] of names) expect(document.components[kind]).toHaveProperty(name);
});

it("gives each call an id of its own", async () => {
  const { paths } = (await buildOpenApi()) as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  const ids = Object.values(paths).flatMap((calls) =>
    Object.values(calls).map(({ operationId }) => operationId),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

it("reads as the page of calls wants it: public calls are marked, refs have names", async () => {
  const document = openApiShape.parse(await buildOpenApi());
  const calls = groupCalls(document).flatMap(([, calls]) => calls);
  const call = (id: string) => calls.find((each) => each.id === id);
  expect([call("accounts.login")?.isPublic, call("pitches.send")?.isPublic]).toEqual([true, false]);
  expect(call("pitches.list")?.output).toContainEqual({
    name: "pitches",
    type: "list of Pitch",
    required: true,
  });
  expect(shapesOf(document).map(([name]) => name)).toEqual(expect.arrayContaining(["Pitch", "Profile"]));
});
