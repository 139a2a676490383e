import { NextRequest } from "next/server";
import { expect } from "vitest";
import { z } from "zod";
import { type ErrorCode, errorTable } from "@/lib/core/errors";
import type { BoundHandler, Method } from "@/lib/transport/route";
import { readRoutes, routeSurfaces } from "../architecture/surfaces";
import { buildOpenApi, errorSchema } from "./openapi";

const ORIGIN = "http://localhost:3999";
const API = "/api/v1";
export const BASE_URL = `${ORIGIN}${API}`;

/** The JSON of an answer, whose shape each test states itself. */
type AnyJson = Awaited<ReturnType<Response["json"]>>;

export type CallOptions = {
  /** An object is sent as JSON; everything else is sent as it is. */
  body?: object | string | FormData | URLSearchParams | ReadableStream<Uint8Array>;
  /** A bearer token. */
  token?: string;
  /** The Cookie header's value. */
  cookie?: string;
  headers?: Record<string, string>;
  query?: Record<string, string | number>;
};

export type Answer = { status: number; json: AnyJson; text: string; headers: Headers };

type Route = { path: string; pattern: RegExp; exports: Record<string, unknown> };

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The route files of `/api`, in the order in which Next matches them: the most specific first. */
async function readTable(): Promise<Route[]> {
  const found = (await readRoutes()).map(({ file, exports }) => {
    const segments = file.split("/").slice(1, -1);
    const source = segments.map((segment) => {
      if (/^\[{1,2}\.\.\./.test(segment)) return "(?<path>.+)";
      const [, name] = /^\[(\w+)\]$/.exec(segment) ?? [];
      return name ? `(?<${name}>[^/]+)` : literally(segment);
    });
    const path = `/${segments.join("/").replace(/\[(\w+)\]/g, "{$1}")}`;
    return { path, pattern: new RegExp(`^/${source.join("/")}$`), exports };
  });
  const rank = ({ path }: Route) => path.replace(/\{/g, "~").replace(/\[/g, "~~");
  return found.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
}

const table = await readTable();
const surfaces = await routeSurfaces();
const openApi = await buildOpenApi();

/** Every method of every address of the API that is bound to an operation: "POST /pitches/{id}/send". */
export const boundPlaces = surfaces
  .filter(({ path }) => path.startsWith(API))
  .map(({ method, path }) => `${method} ${path.slice(API.length)}`);

/**
 * Calls the handler that Next would find for an address under `/api/v1` and checks what holds for every answer:
 * the envelope and nothing beside it, the operation's own output schema, what the OpenAPI document promises,
 * `x-request-id`, `no-store`, and dates in ISO 8601.
 */
export async function callRoute(path: string, method: Method, options: CallOptions = {}): Promise<Answer> {
  const { response: _, ...answer } = await answerRequest(makeRequest(`${API}${path}`, method, options));
  return answer;
}

/** The same over `fetch`, for a client of the API: what holds for every answer is checked on the way. */
export async function fetchRoute(request: Request): Promise<Response> {
  const body = request.body && { body: request.body, duplex: "half" as const };
  const { method, headers } = request;
  return (await answerRequest(new NextRequest(request.url, { method, headers, ...body }))).response;
}

async function answerRequest(request: NextRequest): Promise<Answer & { response: Response }> {
  const method = request.method as Method;
  const { pathname } = request.nextUrl;
  for (const route of table) {
    const match = route.pattern.exec(pathname);
    if (!match) continue;
    const handler = route.exports[method] as BoundHandler | undefined;
    if (!handler) throw new Error(`${route.path} exports no ${method}.`);
    const params = Object.fromEntries(
      Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
    );
    const response = await handler(request, { params: Promise.resolve(params) });
    const answer = await checkResponse(response.clone(), route.path.slice(API.length), method, handler);
    return { ...answer, response };
  }
  throw new Error(`Nothing answers ${pathname}.`);
}

function makeRequest(address: string, method: Method, options: CallOptions): NextRequest {
  const url = new URL(address, ORIGIN);
  for (const [name, value] of Object.entries(options.query ?? {})) url.searchParams.set(name, String(value));
  const { body } = options;
  const isPlain = body !== undefined && Object.getPrototypeOf(body) === Object.prototype;
  return new NextRequest(url, {
    method,
    body: isPlain ? JSON.stringify(body) : (body as BodyInit | undefined),
    ...(body instanceof ReadableStream ? { duplex: "half" } : {}),
    headers: {
      ...(isPlain ? { "content-type": "application/json" } : {}),
      ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
      ...(options.cookie ? { cookie: options.cookie } : {}),
      ...options.headers,
    },
  });
}

async function checkResponse(
  response: Response,
  path: string,
  method: Method,
  handler: BoundHandler,
): Promise<Answer> {
  const { status, headers } = response;
  expect(headers.get("x-request-id")).toMatch(/^[\w.:-]{1,128}$/);
  expect(headers.get("cache-control")).toBe("no-store");
  const text = await response.text();
  if (status < 400 && handler.mediaType) {
    expect(headers.get("content-type")).toBe(handler.mediaType);
    return { status, json: null, text, headers };
  }
  // A tus client reads headers alone.
  if (status < 300 && headers.has("tus-resumable")) {
    expect(text).toBe("");
    return { status, json: null, text, headers };
  }
  const json: AnyJson = JSON.parse(text);
  expect(headers.get("content-type")).toMatch(/^application\/json\b/);
  if (status >= 400) checkRefusal(json, status, headers);
  else checkSuccess(json, path, method, handler);
  checkDates(json);
  return { status, json, text, headers };
}

const strictError = z.strictObject({ ...errorSchema.shape, error: errorSchema.shape.error.strict() });

function checkRefusal(json: AnyJson, status: number, headers: Headers) {
  const { error, message } = strictError.parse(json);
  expect(errorTable[error.code as ErrorCode].status).toBe(status);
  expect(error.message).toBe(message);
  expect(message).toMatch(/^\S.*[.!?]?$/);
  if (status === 429 || status === 503) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  if (status === 405) expect(headers.get("allow")).toMatch(/^[A-Z, ]+$/);
}

function checkSuccess(json: AnyJson, path: string, method: Method, handler: BoundHandler) {
  const { operation, binding } = handler;
  if (!operation) throw new Error(`${method} ${path} answered a success without an operation.`);
  if (binding === "raw") {
    expect(operation.spec.output.parse(json)).toEqual(json);
  } else {
    const { success, data, message, pagination, ...beside } = json;
    expect({ success, beside }).toEqual({ success: true, beside: {} });
    if (message !== undefined) expect(message).toEqual(expect.any(String));
    const output = pagination === undefined ? data : { ...data, pagination };
    // Parsed again it is the same: nothing in it that the schema does not name.
    expect(operation.spec.output.parse(output)).toEqual(output);
    if (pagination !== undefined) checkPagination(pagination);
  }
  documented(path, method).parse(json);
}

function checkPagination(pagination: AnyJson) {
  const { totalCapped: _, ...six } = pagination;
  expect(Object.keys(six).toSorted()).toEqual([
    "hasMore",
    "limit",
    "nextCursor",
    "page",
    "total",
    "totalPages",
  ]);
  expect(pagination.hasMore).toBe(pagination.nextCursor !== null);
}

const promised = new Map<string, z.ZodType>();

/** What the OpenAPI document says this call answers, as a schema, made once for all calls. Objects in it are closed. */
function documented(path: string, method: Method): z.ZodType {
  const call = `${method} ${path}`;
  const schema = promised.get(call) ?? schemaOf(path, method);
  promised.set(call, schema);
  return schema;
}

function schemaOf(path: string, method: Method): z.ZodType {
  const { paths, components } = openApi as AnyJson;
  const responses = paths[path]?.[method.toLowerCase()]?.responses ?? {};
  const [, success] = Object.entries<AnyJson>(responses).find(([code]) => code.startsWith("2")) ?? [];
  const schema = success?.content["application/json"].schema;
  if (!schema) throw new Error(`The OpenAPI document does not describe ${method} ${path}.`);
  const whole = JSON.stringify({ ...schema, $defs: components.schemas });
  return z.fromJSONSchema(JSON.parse(whole.replaceAll("#/components/schemas/", "#/$defs/")));
}

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

function checkDates(value: unknown) {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (/(At|^deadline)$/.test(key) && inner !== null && !Array.isArray(inner)) expect(inner).toMatch(ISO);
    checkDates(inner);
  }
}

/** A refusal in short, with the fields it names: [400, "invalid_input", ["title"]]. */
export async function refusalOf(path: string, method: Method, options: CallOptions = {}) {
  const { status, json } = await callRoute(path, method, options);
  const { code, fields } = json.error ?? { code: "ok" };
  return [status, code, ...(fields ? [Object.keys(fields)] : [])];
}
