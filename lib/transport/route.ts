import "server-only";
import type { NextRequest } from "next/server";
import { ACTING_KEY } from "@/lib/acting";
import { AppError, notFound, toAppError } from "@/lib/core/errors";
import { execute, requireAccess } from "@/lib/core/execute";
import type { Operation, OutputOf, Report } from "@/lib/core/operation";
import { requestActor } from "@/lib/platform/auth/request-actor";
import { log } from "@/lib/platform/log";
import { inContext, requestContext } from "@/lib/platform/request-context";
import { type UploadFolder, withUploadFolder } from "@/lib/platform/uploads/upload-folder";
import { uuidv7 } from "@/lib/utils/uuid";
import { MAX_JSON_BYTES, readBounded, readFormOrJson, readJson } from "./body";
import { answerInJsonLines, wantsJsonLines } from "./json-lines";
import { limitOperation, limitRequest } from "./limits";
import { type MultipartOptions, readMultipart } from "./multipart";
import { requireSameOrigin } from "./same-origin";
import { readTus } from "./tus";

export const methodNames = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
export type Method = (typeof methodNames)[number];

type Context = { params: Promise<Record<string, string | string[] | undefined>> };
type Handler = (request: NextRequest, context: Context) => Promise<Response>;
/** A handler carries the operation that it is bound to, for the bound-exports test and OpenAPI. */
export type BoundHandler = Handler & {
  operation?: Operation;
  binding: RouteOptions | "raw" | "absent";
  mediaType?: RouteOptions["mediaType"];
  takes?: RouteOptions["body"];
};
/** A handler that answers in the envelope; the browser's client derives its types from the operation. */
export type EnvelopeHandler<Op extends Operation = Operation> = BoundHandler & { operation: Op };
type AbsentHandler = Handler & { operation?: undefined; binding: "absent" };
type BoundMethods<Bound> = {
  [M in Method]: Bound extends Record<M, infer H extends BoundHandler> ? H : AbsentHandler;
};

const SOCKET_ID = /^\d{1,20}\.\d{1,20}$/;

export type RouteOptions = {
  /** The status of a success; 200 by default. */
  status?: 200 | 201;
  /**
   * The body is JSON by default. `form` also takes a url-encoded form, `orJson` JSON without files. `signedBy` takes it
   * as it came, as `body`, with the header of this name as `signature`. `tus` takes what that protocol sends.
   */
  body?: "json" | "form" | "tus" | { multipart: MultipartOptions & { orJson?: true } } | { signedBy: string };
  /** Fields that a call with a body may also name in its address; all others are taken from the body alone. */
  query?: readonly string[];
  /** The media type of a raw answer's body; JSON by default. */
  mediaType?: "application/zip" | "text/csv; charset=utf-8";
  /** A page that shows a refusal as `?refused=` and its code, for a raw answer that a browser opens by a link. */
  page?: string;
  /** Answers in JSON lines where the caller asks for it: the parts as they come, and the envelope last. */
  streams?: boolean;
  /**
   * The call is counted against the operation's own limit alone: the pictures of one page are more than an hour's
   * calls.
   */
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
        if (!options.streams || !wantsJsonLines(request)) return answer();
        return answerInJsonLines(answer, (error) => failure(error, requestId, request, {}));
      }),
    );
  return Object.assign(handler, { operation, binding: options });
}

/** Executes a further operation as the same caller, for an answer that is read while it goes out. */
export type Read = <In, Out>(operation: Operation<In, Out>, input: In) => Promise<Out>;

/** Binds an operation to a response in a form of its own: a feed, a picture, a zip, Pusher's own JSON. */
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
    // Next answers HEAD by calling GET, and asking for headers alone must not cause what a command does.
    const headOnly = operation.kind === "command" && request.method === "HEAD";
    const work = async (requestId: string) => {
      const navigates = page && request.headers.get("sec-fetch-mode") === "navigate";
      const response = await answer(request, context, headOnly).catch((thrown) => {
        if (!navigates) throw thrown;
        const error = toAppError(thrown);
        logFault(error, requestId, request);
        return new Response(null, {
          status: 303,
          headers: { location: `${page}${page.includes("?") ? "&" : "?"}refused=${error.code}` },
        });
      });
      response.headers.set("x-request-id", requestId);
      if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store");
      return response;
    };
    return respond(request, work, headOnly ? { allow: "GET" } : {});
  };
  return Object.assign(handler, {
    operation: operation as Operation,
    binding: "raw" as const,
    mediaType,
    takes: options.body,
  });
}

/**
 * Makes the handlers of all methods of one address. A method that is not bound answers 405 in the envelope, with
 * `Allow`; `unbound` names those that the address answers in its own way.
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

/** Redirects an address that mail programs post to, to its page: opening it must change nothing. */
export const pageOfToken = (page: string) => (request: NextRequest) => {
  const token = request.nextUrl.searchParams.get("token") ?? "";
  const location = `${page}?${new URLSearchParams({ token })}`;
  return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
};

/** Reads the caller and their input. Uploaded files lie in `folder`, which is deleted with the answer. */
async function admit(
  request: NextRequest,
  context: Context,
  operation: Operation,
  options: RouteOptions,
  folder: UploadFolder,
) {
  const unsafe = request.method !== "GET" && request.method !== "HEAD";
  // A link to a download sends no header.
  const acting = unsafe ? null : request.nextUrl.searchParams.get(ACTING_KEY);
  const readActor = async () => {
    const { actor, via } = await requestActor(request.headers, request.cookies, acting);
    if (!actor) throw notFound();
    return { actor, via };
  };
  const { actor, via } = await readActor();
  // A command changes something whatever its method: another site's link must not use up the day's copies of one's
  // data.
  if ((unsafe || operation.kind === "command") && via === "cookie") requireSameOrigin(request.headers);
  await (options.unmetered ? limitOperation : limitRequest)(actor, operation);
  // Access is checked before the body is read, so that a refused caller neither fills our memory nor learns what a
  // body should hold.
  requireAccess(actor, operation);
  const params = await context.params;
  const query = [...request.nextUrl.searchParams].filter(
    ([name]) => !unsafe || options.query?.includes(name),
  );
  const body = unsafe ? await readBody(request, options, folder) : {};
  // An upload takes a while, in which its sender may have been signed out or removed from their company.
  const isUpload = unsafe && (typeof options.body === "object" || options.body === "tus");
  return {
    actor: isUpload ? (await readActor()).actor : actor,
    input: { ...Object.fromEntries(query), ...body, ...params },
  };
}

function readBody(request: Request, options: RouteOptions, folder: UploadFolder) {
  if (options.body === "form") return readFormOrJson(request);
  if (options.body === "tus") return readTus(request, folder);
  if (typeof options.body !== "object") return readJson(request);
  if ("signedBy" in options.body) return readSigned(request, options.body.signedBy);
  const { orJson, ...bounds } = options.body.multipart;
  const isForm = /^multipart\/form-data\b/i.test(request.headers.get("content-type") ?? "");
  return orJson && !isForm ? readJson(request) : readMultipart(request, bounds, folder);
}

async function readSigned(request: Request, header: string) {
  const body = new TextDecoder().decode(await readBounded(request, MAX_JSON_BYTES));
  return { body, signature: request.headers.get(header) ?? "" };
}

function callOptions(request: Request) {
  const key = request.headers.get("idempotency-key") ?? undefined;
  if (key !== undefined && !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new AppError("invalid_input", "The Idempotency-Key must be 1 to 200 visible characters.");
  }
  // Pusher would refuse any other form, and the whole batch of events with it.
  const socketId = request.headers.get("x-socket-id");
  return {
    idempotencyKey: key,
    socketId: socketId && SOCKET_ID.test(socketId) ? socketId : undefined,
    signal: request.signal,
  };
}

/** Runs a handler, turns what it throws into the envelope, and logs what is our fault. */
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
  // Behind our own server the request has its context already.
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
