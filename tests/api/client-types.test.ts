import { expect, it } from "vitest";
import { typeOf } from "./client-types";

it.each([
  [{ type: "integer", minimum: 1 }, "number"],
  [{ anyOf: [{ $ref: "#/components/schemas/Pitch" }, { type: "null" }] }, 'Schemas["Pitch"] | null'],
  [{ type: "array", items: { enum: ["a", "b"] } }, '("a" | "b")[]'],
  [{ type: "array", items: { type: "array", items: { type: "string" } } }, "string[][]"],
  [{ type: ["string", "null"] }, "string | null"],
  [
    { type: "array", items: { anyOf: [{ type: "object", properties: { a: {} } }, { type: "null" }] } },
    "({ a?: unknown } | null)[]",
  ],
  [{ type: "object", additionalProperties: { type: "boolean" } }, "Record<string, boolean>"],
  [
    { type: "object", properties: { "a-b": {}, c: { const: true } }, required: ["c"] },
    '{ "a-b"?: unknown; c: true }',
  ],
])("%j is %s", (schema, type) => {
  expect(typeOf(schema)).toBe(type);
});

it("a type that it does not know is no type", () => {
  expect(() => typeOf({ type: "file" })).toThrow(/No type/);
});
