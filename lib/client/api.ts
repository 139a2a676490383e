import type { ErrorCode, FieldErrors } from "@/lib/core/errors";
import type { Pagination } from "@/lib/core/pagination";
import { currentSocketId } from "./socket-id";

export type ApiSuccess<T> = { ok: true; data: T; pagination?: Pagination; message?: string };
export type ApiFailure = {
  ok: false;
  /** `unreachable`: no answer in time, or none of ours. The act may have happened: repeat it with its key. */
  code: ErrorCode | "unreachable";
  message: string;
  fields?: FieldErrors;
  details?: Record<string, string>;
};
export type ApiResult<T> = ApiSuccess<T> | ApiFailure;

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
export type ApiCall = {
  /** Absent values are left out. */
  query?: Record<string, string | number | boolean | null | undefined>;
  body?: object;
  /** For a mutation that may be repeated: the same key answers what the first try did. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** The browser finishes the call even when its page closes meanwhile. Bodies of up to 64 KiB only. */
  keepalive?: boolean;
  /** Stays on the page when signed out; the header's calls ask this way. */
  stayOnUnauthenticated?: boolean;
};

const TIMEOUT_MS = 10_000;
export const UNREACHABLE =
  "Unable to connect to the server. Please check your internet connection and try again. " +
  "If the problem persists, please contact support.";

/**
 * Calls /api/v1 and answers with a value, never an exception. A call that its own `signal` ended is `unreachable`
 * too. Without a session the browser goes to the login page, with the way back.
 */
export async function callApi<T>(method: Method, path: string, call: ApiCall = {}): Promise<ApiResult<T>> {
  let status: number;
  let envelope: unknown;
  try {
    const response = await fetch(addressOf(path, call.query), {
      method,
      headers: headersOf(call),
      body: call.body === undefined ? undefined : JSON.stringify(call.body),
      credentials: "same-origin",
      ...(call.keepalive ? { keepalive: true } : {}),
      signal: withTimeout(call.signal),
    });
    status = response.status;
    envelope = await response.json();
  } catch {
    return unreachable();
  }
  if (status === 401 && !call.stayOnUnauthenticated) goToLogin();
  return readEnvelope<T>(envelope);
}

export const getApi = <T>(path: string, call?: ApiCall) => callApi<T>("GET", path, call);
export const postApi = <T>(path: string, body: object = {}, call?: ApiCall) =>
  callApi<T>("POST", path, { ...call, body });
export const putApi = <T>(path: string, body: object = {}, call?: ApiCall) =>
  callApi<T>("PUT", path, { ...call, body });
export const patchApi = <T>(path: string, body: object = {}, call?: ApiCall) =>
  callApi<T>("PATCH", path, { ...call, body });
export const deleteApi = <T>(path: string, call?: ApiCall) => callApi<T>("DELETE", path, call);

function addressOf(path: string, query: ApiCall["query"] = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) params.set(name, String(value));
  }
  const search = params.toString();
  return `/api/v1${path}${search ? `?${search}` : ""}`;
}

function headersOf(call: ApiCall): Record<string, string> {
  const socketId = currentSocketId();
  return {
    accept: "application/json",
    ...(call.body === undefined ? {} : { "content-type": "application/json" }),
    ...(call.idempotencyKey ? { "idempotency-key": call.idempotencyKey } : {}),
    ...(socketId ? { "x-socket-id": socketId } : {}),
  };
}

function withTimeout(signal: AbortSignal | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

const unreachable = (): ApiFailure => ({ ok: false, code: "unreachable", message: UNREACHABLE });

type Envelope<T> =
  | { success: true; data: T; pagination?: Pagination; message?: string }
  | {
      success: false;
      error: {
        code: ErrorCode;
        message: string;
        fields?: FieldErrors;
        details?: Record<string, string>;
      };
    };

function readEnvelope<T>(value: unknown): ApiResult<T> {
  if (typeof value !== "object" || value === null || !("success" in value)) return unreachable();
  const envelope = value as Envelope<T>;
  if (!envelope.success) return { ok: false, ...envelope.error };
  const { data, pagination, message } = envelope;
  return { ok: true, data, ...(pagination ? { pagination } : {}), ...(message ? { message } : {}) };
}

function goToLogin(): void {
  const { pathname, search } = window.location;
  if (pathname === "/login") return;
  window.location.assign(`/login?callbackUrl=${encodeURIComponent(pathname + search)}`);
}
