import type { z } from "zod";
import type { UserType } from "@/db/enums";
import type { AuditDetail } from "@/db/schema/platform";
import type { Db, Transaction } from "@/db/types";
import type { Actor, JobActor, UserActor } from "./actor";
import type { AuditKind } from "./audit-detail";
import type { Effects } from "./effects";

export type Role = UserType;

type PublicAccess = { readonly public: string };
type SignedInAccess = "signedIn";
type StaffAccess = "staff";
type JobAccess = "jobs";
type RoleAccess = { readonly roles: readonly [Role, ...Role[]] };
/**
 * Each operation says who may call it at all. There is no default. `public` states why it is public; for everybody but
 * `staff` the operations of staff do not exist; `jobs` are not called by people.
 */
export type Access = PublicAccess | SignedInAccess | StaffAccess | JobAccess | RoleAccess;

export type ActorOf<A extends Access> = A extends PublicAccess
  ? Actor
  : A extends JobAccess
    ? JobActor
    : UserActor;

type Awaitable<T> = T | Promise<T>;

type Common<I extends z.ZodType, O extends z.ZodType, A extends Access> = {
  /** This unique `noun.verb` is the row in the access matrix and the operationId in OpenAPI. */
  name: string;
  /** One line for the API's documentation. */
  summary: string;
  input: I;
  /** This sentence answers where one of these fields is missing or blank, whatever else is wrong. */
  required?: { fields: readonly string[]; message: string };
  /** The response's `data`. A key `pagination` is lifted beside it, and unknown columns are stripped. */
  output: O;
  access: A;
  /** Members may call it although their company asks for two-factor sign-in and they have not set it up yet. */
  beforeTwoFactor?: true;
  /** The input or the answer holds a secret, so nothing of the call is stored under an Idempotency-Key. */
  secret?: true;
  /** The response's `message`. */
  message?: string | ((output: z.output<O>) => string | undefined);
  /**
   * Attempts are limited per address in addition to the general limit. The number scales with the settings; with
   * `sameInDemo` it is the same in the demo as in production.
   */
  rateLimit?: RateLimit;
  /** The seconds it may take where that is more than for other requests: it encodes files, or asks a service. */
  deadlineSeconds?: number;
};

type RateLimit = { perAddress: number; sameInDemo?: true };

type Guard<A extends Access, I extends z.ZodType, D, S> = {
  /** Loads the row that the operation is about, through what the actor may see; null becomes 404. */
  subject: (context: { db: D; actor: ActorOf<A>; input: z.output<I> }) => Awaitable<S | null>;
  /** Throws when the actor may see the subject but not do this with it. */
  allow?: (context: { actor: ActorOf<A>; input: z.output<I>; subject: S }) => void;
};
/** A policy needs its subject, so `allow` comes only with `subject`; an operation with roles always has one. */
type GuardOf<A extends Access, I extends z.ZodType, D, S> = (
  | Guard<A, I, D, S>
  | { subject?: undefined; allow?: undefined }
) &
  (A extends RoleAccess ? { subject: unknown } : unknown);

type RunContext<A extends Access, I extends z.ZodType, D, S> = {
  db: D;
  actor: ActorOf<A>;
  input: z.output<I>;
  subject: S;
};

export type QuerySpec<I extends z.ZodType, O extends z.ZodType, A extends Access, S> = Common<I, O, A> &
  GuardOf<A, I, Db, S> & {
    run: (
      context: RunContext<A, I, Db, S> & { report: Report; signal: AbortSignal | undefined },
    ) => Awaitable<z.input<O>>;
  };

/** Receives a part of the answer before the whole is there, for callers that show answers as they come. */
export type Report = (part: unknown) => void;

type AuditContext<A extends Access, I extends z.ZodType, O extends z.ZodType, S, P> = {
  actor: ActorOf<A>;
  input: z.output<I>;
  subject: S;
  prepared: P;
  output: z.output<O>;
};

/**
 * A command's audit entry names this besides the actor and the time: ids, and what changed. Null says that the act turned out to be
 * about no row, undefined that nothing changed. A command that no user performs writes no entry and says why.
 */
type Audit<A extends Access, I extends z.ZodType, O extends z.ZodType, S, P> =
  | {
      kind: AuditKind;
      id: (context: AuditContext<A, I, O, S, P>) => string | null | undefined;
      /** What the operation's name leaves open, for the log's sentence. */
      detail?: (context: AuditContext<A, I, O, S, P>) => AuditDetail;
    }
  | { skip: string };

export type CommandSpec<I extends z.ZodType, O extends z.ZodType, A extends Access, S, P> = Common<I, O, A> &
  GuardOf<A, I, Transaction, S> & {
    /** Slow work without the database (hashing, fetching, encoding) runs first, so that no connection waits. */
    prepare?: (context: { actor: ActorOf<A>; input: z.output<I> }) => Awaitable<P>;
    /** `subject` and `allow` are asked before `prepare` too, so that no work is done for a stranger or an act in vain. */
    subjectFirst?: true;
    /** Lets go of what `prepare` made (stored files) where the command was refused, failed, or had been carried out before. */
    discard?: (prepared: P) => Promise<void>;
    audit: Audit<A, I, O, S, P>;
    run: (
      context: RunContext<A, I, Transaction, S> & { prepared: P; effects: Effects },
    ) => Awaitable<z.input<O>>;
  };

type Erased = {
  name: string;
  summary: string;
  input: z.ZodType;
  required?: { fields: readonly string[]; message: string };
  output: z.ZodType;
  access: Access;
  beforeTwoFactor?: true;
  secret?: true;
  message?: string | ((output: never) => string | undefined);
  rateLimit?: RateLimit;
  deadlineSeconds?: number;
  subject?: (context: never) => unknown;
  allow?: (context: never) => void;
  prepare?: (context: never) => unknown;
  subjectFirst?: true;
  discard?: (prepared: never) => Promise<void>;
  audit?:
    | {
        kind: AuditKind;
        id: (context: never) => string | null | undefined;
        detail?: (context: never) => AuditDetail;
      }
    | { skip: string };
  run: (context: never) => unknown;
};

declare const inputType: unique symbol;
declare const outputType: unique symbol;

/** One domain verb, declared once and bound by every surface. Only `command` and `query` make one. */
export type Operation<In = unknown, Out = unknown> = {
  readonly kind: "command" | "query";
  readonly spec: Erased;
  readonly [inputType]?: In;
  readonly [outputType]?: Out;
};

export type InputOf<Op> = Op extends Operation<infer In, unknown> ? In : never;
export type OutputOf<Op> =
  Op extends Operation<never, infer Out> ? Out : Op extends Operation<infer _In, infer Out> ? Out : never;

const operations = new WeakSet<object>();

function seal<In, Out>(kind: "command" | "query", spec: Erased): Operation<In, Out> {
  const operation: Operation<In, Out> = Object.freeze({ kind, spec });
  operations.add(operation);
  return operation;
}

/** Declares a verb that changes something. It runs in one transaction, with its subject locked. */
export function command<
  I extends z.ZodType,
  O extends z.ZodType,
  const A extends Access,
  S = undefined,
  P = undefined,
>(spec: CommandSpec<I, O, A, S, P>): Operation<z.input<I>, z.output<O>> {
  return seal("command", spec as unknown as Erased);
}

/** Declares a verb that only reads. It opens no transaction. */
export function query<I extends z.ZodType, O extends z.ZodType, const A extends Access, S = undefined>(
  spec: QuerySpec<I, O, A, S>,
): Operation<z.input<I>, z.output<O>> {
  return seal("query", spec as unknown as Erased);
}

export const isOperation = (value: unknown): value is Operation =>
  typeof value === "object" && value !== null && operations.has(value);
