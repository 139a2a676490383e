import type { ErrorCode, FieldErrors } from "@/lib/core/errors";
import type { InputOf, Operation, OutputOf } from "@/lib/core/operation";
import type { Pagination } from "@/lib/core/page-schema";
import type { ApiRoutes } from "./api-routes";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export type ApiSuccess<T> = { ok: true; data: T; pagination?: Pagination; message?: string };
export type ApiFailure = {
  ok: false;
  /** `unreachable`: no answer came in time, or none of ours. The act may have happened: repeat it with its key. */
  code: ErrorCode | "unreachable";
  message: string;
  fields?: FieldErrors;
  details?: Record<string, string>;
};
export type ApiResult<T> = ApiSuccess<T> | ApiFailure;

export type CallOptions = {
  /** A mutation with the same key may be repeated: it answers what the first try did. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** The browser finishes the call even when its page closes meanwhile. Bodies have up to 64 KiB. */
  keepalive?: boolean;
  /** This tab hears of what its own call caused, as others do. */
  echoes?: boolean;
  /** The id of the profile to act for, where it is another than the page's; null names none. */
  acting?: string | null;
  /** The header's calls stay on the page when the caller is signed out. */
  stayOnUnauthenticated?: boolean;
};

/**
 * The type is `never` where an address binds no operation to the method that answers in the envelope, and where the
 * operation opens an API session: a browser has its own by cookie, and a second one would stand under Security.
 */
type OperationAt<M extends Method, P extends keyof ApiRoutes> = ApiRoutes[P] extends {
  [K in M]: { operation: infer Op extends Operation };
}
  ? OutputOf<Op> extends { tokens: unknown }
    ? never
    : Op
  : never;

export type PathOf<M extends Method> = {
  [P in keyof ApiRoutes]: [OperationAt<M, P>] extends [never] ? never : P;
}[keyof ApiRoutes];

type NamesIn<P> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type OmitEach<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
type InputAt<M extends Method, P extends PathOf<M>> = OmitEach<InputOf<OperationAt<M, P>>, NamesIn<P>>;

type QueryValue = string | number | boolean | null | undefined;
/** A query travels as text: numbers and booleans may be given as they are, and null is left out. */
type QueryField<T> = unknown extends T
  ? QueryValue
  : "true" extends T
    ? T | boolean | null
    : T | (undefined extends T ? null : never);
type QueryOf<T> = { [K in keyof T]: QueryField<T[K]> };

type Optional<K extends string, T> = Record<never, never> extends T ? { [N in K]?: T } : { [N in K]: T };
type ParamsPart<P> = [NamesIn<P>] extends [never] ? unknown : { params: Record<NamesIn<P>, string> };
type InputPart<M extends Method, P extends PathOf<M>> = M extends "GET"
  ? Optional<"query", QueryOf<InputAt<M, P>>>
  : M extends "DELETE"
    ? { body?: InputAt<M, P> }
    : Optional<"body", InputAt<M, P>>;

/** A call takes the parts of its path, and its query or body. */
export type CallAt<M extends Method, P extends PathOf<M>> = CallOptions & ParamsPart<P> & InputPart<M, P>;
export type CallArguments<C> = Record<never, never> extends C ? [call?: C] : [call: C];

type ResponseOf<Out> = Out extends { pagination: Pagination }
  ? { ok: true; data: Omit<Out, "pagination">; pagination: Pagination; message?: string }
  : { ok: true; data: Out; message?: string };
/** A call answers its operation's output in the envelope, or the failure. */
export type ResponseAt<M extends Method, P extends PathOf<M>> =
  | ResponseOf<OutputOf<OperationAt<M, P>>>
  | ApiFailure;
export type DataAt<M extends Method, P extends PathOf<M>> = Extract<ResponseAt<M, P>, { ok: true }>["data"];
