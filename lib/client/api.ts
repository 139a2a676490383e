import { ACTING_HEADER, actingHeaders } from "@/lib/acting";
import type { ErrorCode, FieldErrors } from "@/lib/core/errors";
import type { Pagination } from "@/lib/core/page-schema";
import type {
  ApiFailure,
  ApiResult,
  CallArguments,
  CallAt,
  CallOptions,
  Method,
  PathOf,
  ResponseAt,
} from "./api-types";
import { currentSocketId } from "./socket-id";

/** The call as it is sent, after the types of its address have checked it. */
export type Call = CallOptions & {
  params?: Record<string, string>;
  /** Absent values are left out. */
  query?: Record<string, string | number | boolean | null | undefined>;
  body?: object;
};

/** An answer that is not one piece of JSON has a reader of its own. */
type AnswerForm = {
  headers: { accept: string };
  timeoutMs: number;
  read: (response: Response) => Promise<unknown>;
};

const TIMEOUT_MS = 10_000;
export const UNREACHABLE =
  "Unable to connect to the server. Please check your internet connection and try again. " +
  "If the problem persists, please contact support.";

const caller =
  <M extends Method>(method: M) =>
  <P extends PathOf<M>>(path: P, ...[call]: CallArguments<CallAt<M, P>>) =>
    send(method, path, call as Call | undefined) as Promise<ResponseAt<M, P>>;

/**
 * Calls /api/v1 and returns a value, never an exception. Path, query, body and data have the types of the operation
 * that the address binds. A call that its own `signal` ended is `unreachable` too. Without a session the browser goes
 * to the login page, with the way back.
 */
export const api = {
  get: caller("GET"),
  post: caller("POST"),
  put: caller("PUT"),
  patch: caller("PATCH"),
  delete: caller("DELETE"),
};

/** Sends one call, answered in the form asked for; `api` gives it its types. */
export async function send(
  method: Method,
  path: string,
  call: Call = {},
  form?: AnswerForm,
): Promise<ApiResult<unknown>> {
  const bare = method === "GET" || (method === "DELETE" && !call.body);
  const body = bare ? undefined : JSON.stringify(call.body ?? {});
  let status: number;
  let envelope: unknown;
  try {
    const response = await fetch(addressOf(path, call), {
      method,
      headers: { ...headersOf(call, body !== undefined), ...form?.headers },
      body,
      credentials: "same-origin",
      ...(call.keepalive ? { keepalive: true } : {}),
      signal: withTimeout(call.signal, form?.timeoutMs),
    });
    status = response.status;
    envelope = await (form ? form.read(response) : response.json());
  } catch {
    return unreachable();
  }
  if (status === 401 && !call.stayOnUnauthenticated) goToLogin();
  return readEnvelope(envelope);
}

function addressOf(path: string, { params = {}, query = {} }: Call): string {
  const address = path.replace(/\{(\w+)\}/g, (_part, name) => encodeURIComponent(params[name] ?? ""));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return `/api/v1${address}${search.size > 0 ? `?${search}` : ""}`;
}

function headersOf(call: Call, hasBody: boolean): Record<string, string> {
  const socketId = currentSocketId();
  return {
    accept: "application/json",
    ...(hasBody ? { "content-type": "application/json" } : {}),
    ...(call.idempotencyKey ? { "idempotency-key": call.idempotencyKey } : {}),
    ...(call.acting === undefined ? actingHeaders() : call.acting && { [ACTING_HEADER]: call.acting }),
    ...(socketId && !call.echoes ? { "x-socket-id": socketId } : {}),
  };
}

function withTimeout(signal: AbortSignal | undefined, timeoutMs = TIMEOUT_MS): AbortSignal {
  const timeout = AbortSignal.timeout(timeoutMs);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

const unreachable = (): ApiFailure => ({ ok: false, code: "unreachable", message: UNREACHABLE });

type Envelope =
  | { success: true; data: unknown; pagination?: Pagination; message?: string }
  | {
      success: false;
      error: {
        code: ErrorCode;
        message: string;
        fields?: FieldErrors;
        details?: Record<string, string>;
      };
    };

function readEnvelope(value: unknown): ApiResult<unknown> {
  if (typeof value !== "object" || value === null || !("success" in value)) return unreachable();
  const envelope = value as Envelope;
  if (!envelope.success) return { ok: false, ...envelope.error };
  const { data, pagination, message } = envelope;
  return { ok: true, data, ...(pagination ? { pagination } : {}), ...(message ? { message } : {}) };
}

function goToLogin(): void {
  const { pathname, search } = window.location;
  if (pathname === "/login") return;
  window.location.assign(`/login?callbackUrl=${encodeURIComponent(pathname + search)}`);
}
