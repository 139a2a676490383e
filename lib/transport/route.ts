import "server-only";
import type { NextRequest } from "next/server";
import { AppError, notFound, toAppError } from "@/lib/core/errors";
import { execute, requireAccess } from "@/lib/core/execute";
import type { Operation, OutputOf, Report } from "@/lib/core/operation";
import { requestActor } from "@/lib/platform/auth/request-actor";
import { log } from "@/lib/platform/log";
import { inContext, requestContext } from "@/lib/platform/request-context";
import { type UploadFolder, withUploadFolder } from "@/lib/platform/uploads/upload-folder";
import { uuidv7 } from "@/lib/utils/uuid";
import { readFormOrJson, readJson } from "./body";
import { limitRequest } from "./limits";
import { inLines, wantsLines } from "./lines";
import { type MultipartOptions, readMultipart } from "./multipart";
import { requireSameOrigin } from "./same-origin";

export const methodNames = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
export type Method = (typeof methodNames)[number];

type Context = { params: Promise<Record<string, string | string[] | undefined>> };
type Handler = (request: NextRequest, context: Context) => Promise<Response>;
/** A handler with the operation it is bound to, for the bound-exports test and OpenAPI. */
export type BoundHandler = Handler & {
  operation?: Operation;
  binding: RouteOptions | "raw" | "absent";
  mediaType?: RouteOptions["mediaType"];
};
/** One that answers in the envelope; the browser's client reads its types off the operation. */
export type EnvelopeHandler<Op extends Operation = Operation> = BoundHandler & { operation: Op };
type AbsentHandler = Handler & { operation?: undefined; binding: "absent" };
type BoundMethods<Bound> = {
  [M in Method]: Bound extends Record<M, infer H extends BoundHandler> ? H : AbsentHandler;
};

const SOCKET_ID = /^\d{1,20}\.\d{1,20}$/;

export type RouteOptions = {
  /** Status of a success; 200 unless said otherwise. */
  status?: 200 | 201;
  /** How the body travels; JSON unless said otherwise. `form` also takes a url-encoded form, `orJson` JSON without files. */
  body?: "json" | "form" | { multipart: MultipartOptions & { orJson?: true } };
  /** Fields that a call with a body may name in its address instead; all others it takes from the body alone. */
  query?: readonly string[];
  /** What a raw answer's body is; JSON unless said otherwise. */
  mediaType?: "application/zip";
  /** For a raw answer that a browser opens by a link: the page that shows a refusal, as `?refused=` and its code. */
  page?: string;
  /** Answers line by line where the caller asks for it: the parts as they come, and the envelope last. */
  streams?: boolean;
  /** Not counted against the caller's limit: the pictures of one page are more than an hour's calls. */
  unmetered?: boolean;
};

/** Binds an operation to a method of the HTTP API, in the envelope of docs/api.md. */
export function route<Op extends Operation>(operation: Op, options: RouteOptions = {}): EnvelopeHandler<Op> {
  const handler: Handler = (request, context) =>
    respond(request, (requestId) =>
      withUploadFolder(async (folder) => {
        const { actor, input } = await admit(request, context, operation, options, folder);
        const call = callOptions(request);
        const answer = async (report?: Report) => {
          const output = await execute(actor, operation, input, { ...call, report });
          return success(operation, output, options.status ?? 200, requestId);
        };
        if (!options.streams || !wantsLines(request)) return answer();
        return inLines(answer, (error) => failure(error, requestId, request, {}));
      }),
    );
  return Object.assign(handler, { operation, binding: options });
}

/** Carries out a further operation as the same caller, for an answer that is read as it goes out. */
export type Read = <In, Out>(operation: Operation<In, Out>, input: In) => Promise<Out>;

/** Binds an operation to a response of its own form: a feed, a picture, a zip, Pusher's own JSON. */
export function rawRoute<Op extends Operation>(
  operation: Op,
  render: (output: OutputOf<Op>, request: NextRequest, read: Read) => Response | Promise<Response>,
  options: RouteOptions = {},
): BoundHandler {
  const { mediaType, page } = options;
  const answer = async (request: NextRequest, context: Context, headOnly: boolean) => {
    if (headOnly) throw new AppError("method_not_allowed");
    const { actor, output } = await withUploadFolder(async (folder) => {
      const { actor, input } = await admit(request, context, operation as Operation, options, folder);
      return { actor, output: await execute(actor, operation as Operation, input, callOptions(request)) };
    });
    const read: Read = (further, raw) => execute(actor, further, raw);
    return render(output as OutputOf<Op>, request, read);
  };
  const handler: Handler = (request, context) => {
    // Next answers HEAD by GET: asking for the headers alone must not cause what a command does.
    const headOnly = operation.kind === "command" && request.method === "HEAD";
    const work = async (requestId: string) => {
      const navigates = page && request.headers.get("sec-fetch-mode") === "navigate";
      const response = await answer(request, context, headOnly).catch((thrown) => {
        if (!navigates) throw thrown;
        const error = toAppError(thrown);
        logFault(error, requestId, request);
        return new Response(null, { status: 303, headers: { location: `${page}?refused=${error.code}` } });
      });
      response.headers.set("x-request-id", requestId);
      if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store");
      return response;
    };
    return respond(request, work, headOnly ? { allow: "GET" } : {});
  };
  return Object.assign(handler, { operation: operation as Operation, binding: "raw" as const, mediaType });
}

/**
 * All methods of one address. What is not bound answers 405 in the envelope, with `Allow`; `unbound` names those
 * that the address answers in its own way.
 */
export function methods<const Bound extends Partial<Record<Method, BoundHandler>>>(
  bound: Bound,
  unbound: Method[] = [],
): BoundMethods<Bound> {
  const allow = methodNames.filter((method) => bound[method] || unbound.includes(method)).join(", ");
  const absent: Handler = (request) =>
    respond(
      request,
      async () => {
        throw new AppError(allow ? "method_not_allowed" : "not_found");
      },
      allow ? { allow } : {},
    );
  const refuse = Object.assign(absent, { binding: "absent" as const });
  const handlers = methodNames.map((method) => [method, bound[method] ?? refuse]);
  return Object.fromEntries(handlers) as BoundMethods<Bound>;
}

/** Sends whoever opens an address that mail programs post to, to the page that asks: opening it changes nothing. */
export const pageOfToken = (page: string) => (request: NextRequest) => {
  const token = request.nextUrl.searchParams.get("token") ?? "";
  const location = `${page}?${new URLSearchParams({ token })}`;
  return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
};

/** The caller and what they ask for. Files that come with it lie in `folder`, which goes with the answer. */
async function admit(
  request: NextRequest,
  context: Context,
  operation: Operation,
  options: RouteOptions,
  folder: UploadFolder,
) {
  const { actor, via } = await requestActor(request.headers, request.cookies);
  if (!actor) throw notFound();
  const unsafe = request.method !== "GET" && request.method !== "HEAD";
  // A command is one whatever its method: a foreign page's link must not use up the day's copies of one's data.
  if ((unsafe || operation.kind === "command") && via === "cookie") requireSameOrigin(request.headers);
  if (!options.unmetered) await limitRequest(actor, operation);
  // Before the body: a refused caller neither fills our memory nor sees what a body should hold.
  requireAccess(actor, operation.spec);
  const params = await context.params;
  const query = [...request.nextUrl.searchParams].filter(
    ([name]) => !unsafe || options.query?.includes(name),
  );
  const body = unsafe ? await readBody(request, options, folder) : {};
  return { actor, input: { ...Object.fromEntries(query), ...body, ...params } };
}

function readBody(request: Request, options: RouteOptions, folder: UploadFolder) {
  if (options.body === "form") return readFormOrJson(request);
  if (typeof options.body !== "object") return readJson(request);
  const { orJson, ...bounds } = options.body.multipart;
  const isForm = /^multipart\/form-data\b/i.test(request.headers.get("content-type") ?? "");
  return orJson && !isForm ? readJson(request) : readMultipart(request, bounds, folder);
}

function callOptions(request: Request) {
  const key = request.headers.get("idempotency-key") ?? undefined;
  if (key !== undefined && !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new AppError("invalid_input", "The Idempotency-Key must be 1 to 200 visible characters.");
  }
  // Pusher refuses anything else, and the whole batch of events with it.
  const socketId = request.headers.get("x-socket-id");
  return {
    idempotencyKey: key,
    socketId: socketId && SOCKET_ID.test(socketId) ? socketId : undefined,
    signal: request.signal,
  };
}

/** Runs a handler, turning what it throws into the envelope and logging what is our fault. */
export async function respond(
  request: NextRequest,
  work: (requestId: string) => Promise<Response>,
  headers: Record<string, string> = {},
): Promise<Response> {
  const requestId = request.headers.get("x-request-id") ?? uuidv7();
  const answer = async () => {
    try {
      return await work(requestId);
    } catch (thrown) {
      return failure(toAppError(thrown), requestId, request, headers);
    }
  };
  // Behind our own server it runs on the request's account already.
  return requestContext() ? answer() : inContext({ requestId }, answer);
}

function success(operation: Operation, output: unknown, status: number, requestId: string): Response {
  const { pagination, ...data } = output as Record<string, unknown>;
  const { message } = operation.spec;
  const text = typeof message === "function" ? message(output as never) : message;
  return Response.json(
    { success: true, data, ...(text ? { message: text } : {}), ...(pagination ? { pagination } : {}) },
    { status, headers: { "x-request-id": requestId, "cache-control": "no-store" } },
  );
}

function failure(
  error: AppError,
  requestId: string,
  request: NextRequest,
  headers: Record<string, string>,
): Response {
  logFault(error, requestId, request);
  const { code, message, fields, details } = error;
  return Response.json(
    {
      success: false,
      error: { code, message, ...(fields ? { fields } : {}), ...(details ? { details } : {}) },
      message,
    },
    {
      status: error.status,
      headers: {
        "x-request-id": requestId,
        "cache-control": "no-store",
        ...(error.retryAfterSeconds ? { "retry-after": String(error.retryAfterSeconds) } : {}),
        ...headers,
      },
    },
  );
}

function logFault({ status, cause }: AppError, requestId: string, request: NextRequest): void {
  if (status !== 500) return;
  log.error(
    { requestId, method: request.method, path: request.nextUrl.pathname, err: cause },
    "request failed",
  );
}
