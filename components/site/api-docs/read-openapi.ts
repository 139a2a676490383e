import { z } from "zod";

const schemaShape = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  $ref: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  get anyOf() {
    return z.array(schemaShape).optional();
  },
  get oneOf() {
    return z.array(schemaShape).optional();
  },
  get items() {
    return schemaShape.optional();
  },
  get properties() {
    return z.record(z.string(), schemaShape).optional();
  },
  required: z.array(z.string()).optional(),
  maxLength: z.number().optional(),
});
type Schema = z.infer<typeof schemaShape>;

const content = z.record(z.string(), z.object({ schema: schemaShape }));
const rawOperation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  summary: z.string(),
  /** Empty for public calls; where it is absent the document's own counts, which asks for credentials. */
  security: z.array(z.unknown()).optional(),
  parameters: z
    .array(z.object({ name: z.string(), in: z.string(), required: z.boolean(), schema: schemaShape }))
    .optional(),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ content: content.optional() })),
});
type RawOperation = z.infer<typeof rawOperation>;

/** The readable page needs this part of the generated OpenAPI document. */
export const openApiShape = z.object({
  paths: z.record(z.string(), z.record(z.string(), rawOperation)),
  components: z.object({ schemas: z.record(z.string(), schemaShape) }),
});
type OpenApi = z.infer<typeof openApiShape>;

export type Field = { name: string; type: string; required: boolean };
export type Call = {
  id: string;
  method: string;
  path: string;
  summary: string;
  isPublic: boolean;
  bodyType: string | null;
  input: Field[];
  output: Field[];
};

/** Writes a schema in a word or two: "text up to 100", "list of Pitch", "one of sent, read". */
export function describeType(schema: Schema): string {
  if (schema.$ref) return schema.$ref.split("/").at(-1) ?? "";
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map(String).join(" | ");
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map(describeType).join(" or ");
  if (schema.type === "array") return `list of ${schema.items ? describeType(schema.items) : "anything"}`;
  if (schema.type === "string") return schema.maxLength ? `text up to ${schema.maxLength}` : "text";
  return Array.isArray(schema.type) ? schema.type.join(" or ") : (schema.type ?? "any");
}

const fieldsOf = ({ properties = {}, required = [] }: Schema): Field[] =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    type: describeType(schema),
    required: required.includes(name),
  }));

function toCall(path: string, method: string, raw: RawOperation): Call {
  const [bodyType, body] = Object.entries(raw.requestBody?.content ?? {})[0] ?? [null, undefined];
  const parameters = (raw.parameters ?? []).map(({ name, schema, required }) => ({
    name,
    type: describeType(schema),
    required,
  }));
  const response = Object.entries(raw.responses).find(([status]) => status.startsWith("2"))?.[1].content?.[
    "application/json"
  ]?.schema;
  const data = response?.properties?.data ?? response ?? {};
  return {
    id: raw.operationId,
    method: method.toUpperCase(),
    path,
    summary: raw.summary,
    isPublic: raw.security?.length === 0,
    bodyType,
    input: [...parameters, ...(body ? fieldsOf(body.schema) : [])],
    output: fieldsOf(data),
  };
}

/** The calls are grouped by noun in the order of their names. */
export function groupCalls({ paths }: OpenApi): [tag: string, calls: Call[]][] {
  const groups = new Map<string, Call[]>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, raw] of Object.entries(methods)) {
      const [tag = ""] = raw.tags;
      groups.set(tag, [...(groups.get(tag) ?? []), toCall(path, method, raw)]);
    }
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}

export const shapesOf = ({ components }: OpenApi): [name: string, fields: Field[]][] =>
  Object.entries(components.schemas).map(([name, schema]) => [
    name,
    fieldsOf(schema.oneOf?.[0] ?? schema.anyOf?.[0] ?? schema),
  ]);
