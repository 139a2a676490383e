type Json = Record<string, unknown>;
type Schema = Json & {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
};
type Parameter = { name: string; in: "path" | "query"; required: boolean; schema: Schema };
type Body = { content: Record<string, { schema: Schema }> };
type Call = { summary: string; parameters: Parameter[]; requestBody?: Body; responses: Record<string, Body> };
export type Document = {
  paths: Record<string, Record<string, Call>>;
  components: { schemas: Record<string, Schema> };
};

const PLAIN = { string: "string", number: "number", integer: "number", boolean: "boolean", null: "null" };

const nameOf = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));
const union = (types: string[]) => [...new Set(types)].join(" | ");
const isUnion = ({ anyOf, oneOf, enum: values, type }: Schema) =>
  (anyOf ?? oneOf ?? values ?? (Array.isArray(type) ? type : [])).length > 1;

/** A schema of the document as a type of TypeScript. Throws at a keyword that it cannot express. */
export function typeOf(schema: Schema, indent = ""): string {
  if (schema.$ref) return `Schemas[${JSON.stringify(schema.$ref.split("/").at(-1))}]`;
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.enum) return union(schema.enum.map((value) => JSON.stringify(value)));
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return union(options.map((option) => typeOf(option, indent)));
  if (Array.isArray(schema.type))
    return union(schema.type.map((type) => typeOf({ ...schema, type }, indent)));
  if (schema.type === "array") {
    const { items = {} } = schema;
    return isUnion(items) ? `(${typeOf(items, indent)})[]` : `${typeOf(items, indent)}[]`;
  }
  if (schema.type === "object") return objectType(schema, indent);
  if (schema.type === undefined) return "unknown";
  const plain = PLAIN[schema.type as keyof typeof PLAIN];
  if (!plain) throw new Error(`No type for ${JSON.stringify(schema)}.`);
  return plain;
}

function objectType({ properties, required = [], additionalProperties }: Schema, indent: string): string {
  if (!properties) {
    const value = typeof additionalProperties === "object" ? typeOf(additionalProperties, indent) : "unknown";
    return `Record<string, ${value}>`;
  }
  return fields(
    Object.entries(properties).map(([name, schema]) => [name, required.includes(name), schema]),
    indent,
  );
}

/** The longest line that the printed file may have. */
const WIDTH = 100;

function fields(list: [name: string, required: boolean, schema: Schema][], indent: string): string {
  const inner = `${indent}  `;
  if (list.length === 0) return "Record<string, never>";
  return block(
    list.map(([name, required, schema]) => `${nameOf(name)}${required ? "" : "?"}: ${typeOf(schema, inner)}`),
    indent,
  );
}

/** Members in braces, on one line where they fit. */
function block(members: string[], indent: string): string {
  const line = `{ ${members.join("; ")} }`;
  if (indent.length + line.length <= WIDTH && !line.includes("\n")) return line;
  return `{\n${members.map((member) => `${indent}  ${member};`).join("\n")}\n${indent}}`;
}

function parametersOf(parameters: Parameter[], indent: string): string {
  const inner = `${indent}  `;
  const part = (where: Parameter["in"]) => {
    const own = parameters.filter((parameter) => parameter.in === where);
    if (own.length === 0) return `${where}?: never`;
    const needed = own.some(({ required }) => required);
    const list = own.map(({ name, required, schema }): [string, boolean, Schema] => [name, required, schema]);
    return `${where}${needed ? "" : "?"}: ${fields(list, inner)}`;
  };
  return block([part("path"), part("query")], indent);
}

/** A file is sent as a form, which the caller builds. */
function contentOf({ content }: Body, indent: string): string {
  const types = Object.entries(content).map(
    ([type, { schema }]) =>
      `${JSON.stringify(type)}: ${type === "multipart/form-data" ? "FormData" : typeOf(schema, indent)}`,
  );
  return `{ content: { ${types.join("; ")} } }`;
}

/**
 * The type of a call's answer. JSON comes in the envelope of every call, so only its other members are
 * written.
 */
function answerOf(status: string, success: Body, indent: string): string {
  const schema = success.content["application/json"]?.schema;
  if (!schema?.properties?.success) return `{ ${status}: ${contentOf(success, indent)}; default: Refusal }`;
  const { success: _, data = {}, message: __, ...others } = schema.properties;
  const rest =
    Object.keys(others).length > 0 ? `, ${objectType({ ...schema, properties: others }, indent)}` : "";
  return `Answer<${status}, ${typeOf(data, indent)}${rest}>`;
}

function printCall(method: string, { summary, parameters, requestBody, responses }: Call): string {
  const indent = "      ";
  const [status = "200", success] = Object.entries(responses).find(([code]) => code.startsWith("2")) ?? [];
  if (!success) throw new Error(`"${summary}" says nothing of its success.`);
  const needsBody = Object.values(requestBody?.content ?? {}).some(
    ({ schema }) => (schema.required ?? []).length > 0,
  );
  return [
    `    /** ${summary} */`,
    `    ${method}: {`,
    `${indent}parameters: ${parametersOf(parameters, indent)};`,
    ...(requestBody
      ? [`${indent}requestBody${needsBody ? "" : "?"}: ${contentOf(requestBody, indent)};`]
      : []),
    `${indent}responses: ${answerOf(status, success, indent)};`,
    "    };",
  ].join("\n");
}

/**
 * The OpenAPI document as the types that openapi-fetch reads. We print them because openapi-typescript, which
 * usually does, installs only beside TypeScript 5.
 */
export function printClientTypes({ paths, components }: Document): string {
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) => `  ${nameOf(name)}: ${typeOf(schema, "  ")};`,
  );
  const addresses = Object.entries(paths).map(([path, calls]) => {
    const methods = Object.entries(calls).map(([method, call]) => printCall(method, call));
    return [`  ${JSON.stringify(path)}: {`, ...methods, "  };"].join("\n");
  });
  return [
    "// Written by `npm run client` from docs/openapi.json. Types only.",
    "",
    "/** Shapes that many answers share. */",
    "export interface Schemas {",
    ...schemas,
    "}",
    "",
    'type Refusal = { content: { "application/json": Schemas["Error"] } };',
    "type Envelope<Data, More> = { success: true; data: Data; message?: string } & More;",
    "type Answer<Status extends number, Data, More = object> = {",
    '  [code in Status]: { content: { "application/json": Envelope<Data, More> } };',
    "} & { default: Refusal };",
    "",
    "/** Every call of the API, by its address. */",
    "export interface paths {",
    ...addresses,
    "}",
    "",
  ].join("\n");
}
