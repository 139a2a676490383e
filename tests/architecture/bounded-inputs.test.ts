import { expect, it } from "vitest";
import { z } from "zod";
import { readOperations } from "./surfaces";

type Schema = { [key: string]: unknown };

const FIXED = new Set(["uuid", "date", "date-time"]);
/** Tells whether a pattern bounds a text's length: nothing in it repeats without a limit. */
const isBounded = (pattern: unknown) =>
  typeof pattern === "string" && !/[*+]|\{\d+,\}/.test(pattern.replace(/\[[^\]]*\]|\\./g, "c"));

/** The texts, lists and records of a schema that have no upper bound, by path. */
function unbounded(schema: Schema, path: string): string[] {
  const inner = [schema.anyOf, schema.oneOf, schema.allOf].flatMap((list) => (list as Schema[]) ?? []);
  if (inner.length > 0) return inner.flatMap((each) => unbounded(each, path));
  if ("enum" in schema || "const" in schema) return [];
  switch (schema.type) {
    case "string":
      return "maxLength" in schema || FIXED.has(String(schema.format)) || isBounded(schema.pattern)
        ? []
        : [path];
    case "array":
      return [
        ...("maxItems" in schema ? [] : [`${path}[]`]),
        ...unbounded((schema.items as Schema | undefined) ?? {}, `${path}[]`),
      ];
    case "object":
      return [
        ...Object.entries((schema.properties as Record<string, Schema>) ?? {}).flatMap(([name, each]) =>
          unbounded(each, path ? `${path}.${name}` : name),
        ),
        ...(schema.additionalProperties ? unbounded(schema.additionalProperties as Schema, `${path}.*`) : []),
      ];
    default:
      return [];
  }
}

it("every text and list that comes in from outside has an upper bound", async () => {
  const found = [...(await readOperations()).values()]
    .filter(({ spec }) => spec.access !== "jobs")
    .flatMap(({ spec }) =>
      unbounded(z.toJSONSchema(spec.input, { io: "input", unrepresentable: "any" }), "").map(
        (path) => `${spec.name} ${path}`,
      ),
    );
  expect(found).toEqual([]);
});

it("and one that has none is seen", () => {
  const fine = { c: z.string().max(3), d: z.string().regex(/^[a+]{1,3}$/), e: z.uuid() };
  const schema = z.object({
    a: z.string(),
    b: z.array(z.string().max(3)),
    f: z.string().regex(/^a+$/),
    ...fine,
  });
  expect(unbounded(z.toJSONSchema(schema), "")).toEqual(["a", "b[]", "f"]);
});
