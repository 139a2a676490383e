/**
 * The one error table. Every refusal anywhere is an `AppError` with one of these codes; transports turn it into
 * a status, a redirect or a form message. Messages are sentences for people and never carry internals.
 */
export const errorTable = {
  invalid_input: { status: 400, message: "Please check the highlighted fields." },
  unauthenticated: { status: 401, message: "Please sign in to continue." },
  quota_exceeded: { status: 402, message: "Your free pitches are used up." },
  forbidden: { status: 403, message: "You are not allowed to do this." },
  email_unverified: { status: 403, message: "Please verify your e-mail address first." },
  not_found: { status: 404, message: "This does not exist, or is not yours to see." },
  method_not_allowed: { status: 405, message: "This method is not allowed here." },
  conflict: { status: 409, message: "This has changed in the meantime." },
  gone: { status: 410, message: "This was withdrawn." },
  too_large: { status: 413, message: "This is too large." },
  unsupported_media_type: { status: 415, message: "Please send JSON." },
  idempotency_mismatch: { status: 422, message: "This Idempotency-Key was used for another request." },
  rate_limited: { status: 429, message: "Too many requests. Please wait a little." },
  internal: { status: 500, message: "Something went wrong on our side. Nothing is lost; please try again." },
  unavailable: {
    status: 503,
    message: "We cannot reach our database right now. Please try again in a moment.",
  },
  storage_full: { status: 507, message: "There is no room left to store this." },
} as const;

export type ErrorCode = keyof typeof errorTable;
/** The message of an error code that came in an address; undefined where there is no such code. */
export const refusalMessage = (code: unknown): string | undefined =>
  typeof code === "string" && Object.hasOwn(errorTable, code)
    ? errorTable[code as ErrorCode].message
    : undefined;

export type FieldErrors = Record<string, string[]>;

export class AppError extends Error {
  override name = "AppError";
  readonly code: ErrorCode;
  readonly fields?: FieldErrors;
  readonly retryAfterSeconds?: number;
  /** Facts that a client may act on (an upgrade address, the id of the pitch in the way). They never hold secrets. */
  readonly details?: Record<string, string>;

  constructor(
    code: ErrorCode,
    message?: string,
    extra: {
      fields?: FieldErrors;
      retryAfterSeconds?: number;
      details?: Record<string, string>;
      cause?: unknown;
    } = {},
  ) {
    super(message ?? errorTable[code].message, { cause: extra.cause });
    this.code = code;
    this.fields = extra.fields;
    this.retryAfterSeconds = extra.retryAfterSeconds;
    this.details = extra.details;
  }

  get status(): number {
    return errorTable[this.code].status;
  }
}

export const notFound = () => new AppError("not_found");
export const forbidden = (message?: string) => new AppError("forbidden", message);
export const conflict = (message: string, details?: Record<string, string>) =>
  new AppError("conflict", message, { details });
/** The error for what was public and no longer is; `url` is the address of the notice about it. */
export const gone = (message: string, url: string) => new AppError("gone", message, { details: { url } });
/** A refusal that belongs to one field, shown beside it. */
export const invalidField = (field: string, message: string) =>
  new AppError("invalid_input", message, { fields: { [field]: [message] } });

type DatabaseFault = { code?: string; constraint_name?: string };

/** True where repeating the whole transaction may succeed: deadlock or serialisation failure. */
export function isRetryable(error: unknown): boolean {
  const code = databaseFault(error)?.code;
  return code === "40P01" || code === "40001";
}

/** The constraint that a write violated, or null when the error is another one. */
export function violatedConstraint(error: unknown): string | null {
  const fault = databaseFault(error);
  return fault?.code === "23505" || fault?.code === "23514" ? (fault.constraint_name ?? "") : null;
}

function databaseFault(error: unknown): DatabaseFault | null {
  if (!(error instanceof Error)) return null;
  const inner = "cause" in error && error.cause instanceof Error ? error.cause : error;
  return "code" in inner ? (inner as DatabaseFault) : null;
}

const CONNECTION_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ENOTFOUND",
  "ETIMEDOUT",
  "CONNECT_TIMEOUT",
  "CONNECTION_CLOSED",
  "CONNECTION_ENDED",
  "CONNECTION_DESTROYED",
  "57P01",
  "57P02",
  "57P03",
  "53300",
  "25P03",
]);
/** Postgres ended a statement, or a wait for a lock, at its time limit (`db/client.ts`). */
const DEADLINE_CODES = new Set(["57014", "55P03"]);

/** Postgres ran out of disk space. */
const DISK_FULL = "53100";

const BUSY = "Too much is happening here at once. Please try again in a moment.";

/** The caller may repeat the call with the same Idempotency-Key, which tells whether anything was written. */
export const tookTooLong = (cause?: unknown) =>
  new AppError("unavailable", BUSY, { retryAfterSeconds: 1, cause });

/** Turns anything thrown into an `AppError`; an unknown error becomes `internal`, which reveals nothing. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  // Our own retries have failed by now; nothing was written, and a later call is likely to succeed.
  if (isRetryable(error)) return tookTooLong(error);
  const code = databaseFault(error)?.code;
  if (code && DEADLINE_CODES.has(code)) return tookTooLong(error);
  if (code && CONNECTION_CODES.has(code)) {
    return new AppError("unavailable", undefined, { retryAfterSeconds: 5, cause: error });
  }
  if (code === DISK_FULL) return new AppError("storage_full", undefined, { cause: error });
  if (code === "23505") return new AppError("conflict", undefined, { cause: error });
  return new AppError("internal", undefined, { cause: error });
}

const refusals = new WeakSet<object>();
type Refusal = { readonly error: AppError };

/**
 * Returned by a command that refuses but whose rows must stay: a reused refresh token revokes its session and
 * is still an error. The transaction commits, then the error is thrown.
 */
export function refuseAfterCommit(error: AppError): never {
  const refusal: Refusal = { error };
  refusals.add(refusal);
  return refusal as never;
}

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === "object" && value !== null && refusals.has(value);

/** The reason why a form was refused and what was typed into it; null before the form is sent. */
export type FormState = {
  code: ErrorCode;
  message: string;
  fields?: FieldErrors;
  details?: Record<string, string>;
  /** The typed values by field name, without passwords. */
  values: Record<string, string[]>;
} | null;
