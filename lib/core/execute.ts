import type { z } from "zod";
import type { Transaction } from "@/db/types";
import { markTagsStale, writeStaleTags } from "@/lib/platform/cache/tags";
import { database } from "@/lib/platform/database";
import { requestContext } from "@/lib/platform/request-context";
import { measured } from "@/lib/platform/telemetry/telemetry";
import type { Actor, JobActor } from "./actor";
import { writeAudit } from "./audit";
import { publishAfterCommit, writeJobs } from "./commit";
import { type Deadline, withinDeadline } from "./deadline";
import { Effects } from "./effects";
import { AppError, forbidden, isRefusal, isRetryable, notFound, toAppError } from "./errors";
import { writeEvents } from "./events";
import { fieldErrorsOf } from "./field-errors";
import { claimKey, findReplay, keyedCall, releaseKey, storeResponse } from "./idempotency";
import { markCursor, unmarkCursor } from "./list-cursor";
import type { Operation, Report } from "./operation";
import { requireScope } from "./token-scopes";
import { TWO_FACTOR_PATH } from "./two-factor";

export type ExecuteOptions = {
  /** The Idempotency-Key that the caller sent; its response is stored for 24 hours per account. */
  idempotencyKey?: string;
  /** The caller's realtime socket, which is excluded from the event that its own call causes. */
  socketId?: string;
  /** Receives parts of a query's answer before the answer is complete. */
  report?: Report;
  /** This signal aborts when the caller has left, so that a query can stop early. */
  signal?: AbortSignal;
};

const MAX_TRIES = 4;

/**
 * Carries out an operation: authentication, parse, prepare, transaction, subject, allow, run, parse of the
 * output, commit, effects. Throws `AppError` and nothing else.
 */
export async function execute<In, Out>(
  actor: Actor | JobActor,
  operation: Operation<In, Out>,
  raw: unknown,
  options: ExecuteOptions = {},
): Promise<Out> {
  requestContext()?.operations?.push(operation.spec.name);
  // Nobody waits for a job, whoever it acts as, so it has no deadline.
  const isJob = actor.kind === "job" || requestContext()?.job !== undefined;
  const seconds = isJob ? null : operation.spec.deadlineSeconds;
  try {
    const run = () =>
      withinDeadline(seconds, (deadline) => runOperation(actor, operation, raw, options, deadline));
    const span = { kind: "operation", name: operation.spec.name } as const;
    return (await measured(span, run, (error) => toAppError(error).code)) as Out;
  } catch (thrown) {
    const error = toAppError(thrown);
    // A page cannot set Retry-After itself: the server around it reads this and answers 503.
    const context = requestContext();
    if (context && error.code === "unavailable") context.retryAfterSeconds = error.retryAfterSeconds;
    throw error;
  }
}

async function runOperation(
  caller: Actor | JobActor,
  operation: Operation,
  raw: unknown,
  options: ExecuteOptions,
  deadline: Deadline,
) {
  const { spec } = operation;
  const actor =
    isPublic(operation) && caller.kind === "user" && caller.token ? caller.token.anonymous : caller;
  requireAccess(actor, operation);
  const input = parseInput(spec.input, unmarkCursor(operation, raw), spec.required);
  const { db, inTurn } = database();

  if (operation.kind === "query") {
    const subject = await loadSubject(operation, { db, actor, input });
    const { report = () => {}, signal } = options;
    return parseOutput(operation, await spec.run({ db, actor, input, subject, report, signal } as never));
  }

  const call = keyedCall(actor, operation, input, options.idempotencyKey);
  // A replay is looked up before the slow work, whose result may differ by now: the page of a story may be gone.
  const earlier = call && (await findReplay(db, call));
  if (earlier) return earlier.response;
  if (spec.subjectFirst)
    await inTurn(keysOf(actor, input), () => loadSubject(operation, { db, actor, input }));
  const prepared = await spec.prepare?.({ actor, input } as never);
  let isUsed = false;
  const work = inTransaction(keysOf(actor, input), async (tx) => {
    // The wait for a connection may have used up the deadline.
    deadline.check();
    const effects = new Effects();
    const replay = call && (await claimKey(tx, call));
    if (replay) return { output: replay.response, effects, isReplay: true };
    const subject = await loadSubject(operation, { db: tx, actor, input });
    const result = await spec.run({ db: tx, actor, input, subject, prepared, effects } as never);
    const output = isRefusal(result) ? result : parseOutput(operation, result);
    // The statements are sent together on the transaction's connection, which saves round trips; Postgres still runs
    // them in order.
    await Promise.all([
      call && (isRefusal(output) ? releaseKey(tx, call) : storeResponse(tx, call, output)),
      !isRefusal(output) &&
        writeAudit(tx, actor, operation, { input, subject, prepared, output }, effects.acts),
      writeEffects(tx, actor, effects, options.socketId),
    ]);
    deadline.check();
    return { output, effects, isReplay: false };
  });
  const { output, effects } = await work
    .then((done) => {
      isUsed = !done.isReplay && !isRefusal(done.output);
      return done;
    })
    .finally(() => (isUsed ? undefined : spec.discard?.(prepared as never)));
  markTagsStale(effects.staleTags);
  publishAfterCommit(effects);
  if (isRefusal(output)) throw output.error;
  return output;
}

/** Fields of an input with these names say whose row a command is about, as the caller spells it. */
const NAMES_A_ROW = /^(id|email|token)$|Id$/;

/** Names the rows that a command is likely to lock: the profile acted for, and those that its input names. */
function keysOf(actor: Actor | JobActor, input: unknown): string[] {
  const named = Object.entries(input ?? {}).flatMap(([name, value]) =>
    typeof value === "string" && NAMES_A_ROW.test(name) ? [value] : [],
  );
  return actor.kind === "user" ? [actor.profileId, ...named] : named;
}

/** Runs work in a transaction, and runs it again from the start when Postgres ended it over a deadlock. */
async function inTransaction<T>(keys: string[], work: (tx: Transaction) => Promise<T>): Promise<T> {
  const { db, inTurn } = database();
  for (let attempt = 1; ; attempt++) {
    try {
      return await inTurn(keys, () => db.transaction(work));
    } catch (error) {
      if (attempt === MAX_TRIES || !isRetryable(error)) throw error;
    }
  }
}

/** Writes what must commit together with the rows: jobs, the fallback of live events, what is counted, stale tags. */
async function writeEffects(
  tx: Transaction,
  actor: Actor | JobActor | null,
  effects: Effects,
  socketId?: string,
) {
  if (socketId) for (const event of effects.events) event.excludeSocketId ??= socketId;
  await Promise.all([
    writeJobs(tx, effects),
    writeEvents(tx, actor, effects.counted),
    writeStaleTags(tx, effects.staleTags),
  ]);
}

/** Opens a transaction with effects for callers that are no operation: the seed, staff scripts and tests. */
export async function transact<T>(work: (tx: Transaction, effects: Effects) => Promise<T>): Promise<T> {
  const { result, effects } = await inTransaction([], async (tx) => {
    const effects = new Effects();
    const result = await work(tx, effects);
    await writeEffects(tx, null, effects);
    return { result, effects };
  });
  markTagsStale(effects.staleTags);
  publishAfterCommit(effects);
  return result;
}

const isPublic = ({ spec: { access } }: Operation) => typeof access === "object" && "public" in access;

/**
 * Throws before anything is read: 401 to an anonymous caller, 404 where only staff may know that the operation
 * exists, 403 to anyone without one of the roles, to a member who has yet to set up two-factor sign-in and to an API
 * token without the scope. Jobs are allowed only where the operation names them.
 */
export function requireAccess(actor: Actor | JobActor, operation: Operation) {
  const { access, beforeTwoFactor = false } = operation.spec;
  if (actor.kind === "job") {
    if (access !== "jobs") throw forbidden();
    return;
  }
  if (isPublic(operation)) return;
  if (actor.kind !== "user") throw new AppError("unauthenticated");
  if (actor.twoFactorDue && !beforeTwoFactor) {
    throw new AppError("forbidden", "Your company asks for two-factor sign-in. Please set it up first.", {
      details: { url: TWO_FACTOR_PATH },
    });
  }
  if (access === "staff") {
    if (!actor.isStaff) throw notFound();
    return;
  }
  if (actor.token) requireScope(actor.token, operation);
  if (access === "signedIn") return;
  if (access === "jobs") throw forbidden();
  if (typeof access === "object" && "roles" in access && !access.roles.includes(actor.userType))
    throw forbidden();
}

async function loadSubject(
  operation: Operation,
  context: { db: unknown; actor: Actor | JobActor; input: unknown },
) {
  const { subject: load, allow } = operation.spec;
  if (!load) return undefined;
  const subject = await load(context as never);
  if (subject === null || subject === undefined) throw notFound();
  allow?.({ ...context, subject } as never);
  return subject;
}

type Required = Operation["spec"]["required"];

/** Parses input; a malformed row id reads as 404, everything else as 400 with a sentence per field. */
export function parseInput<T>(schema: z.ZodType<T>, raw: unknown, required?: Required): T {
  const parsed = schema.safeParse(raw ?? {});
  if (parsed.success) return parsed.data;
  if (parsed.error.issues.some((issue) => issue.code === "custom" && issue.params?.notFound))
    throw notFound();
  const fields = fieldErrorsOf(parsed.error);
  const [first] = Object.values(fields);
  const isMissing = required?.fields.some((field) => fields[field] && isBlank(raw, field));
  throw new AppError("invalid_input", isMissing ? required?.message : first?.[0], { fields });
}

function isBlank(raw: unknown, field: string): boolean {
  const value = (raw as Record<string, unknown> | null | undefined)?.[field];
  return value === undefined || value === null || (typeof value === "string" && value.trim() === "");
}

/** Cuts what `run` returned to what the schema names. A missing field is our bug and not the caller's. */
function parseOutput(operation: Operation, result: unknown) {
  const parsed = operation.spec.output.safeParse(result);
  if (parsed.success) return markCursor(operation, parsed.data);
  throw new AppError("internal", undefined, {
    cause: new Error(`${operation.spec.name} answered out of schema: ${parsed.error.message}`),
  });
}
