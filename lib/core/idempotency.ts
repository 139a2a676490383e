import { createHash } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { idempotencyKeys } from "@/db/schema/platform";
import type { Db, Transaction } from "@/db/types";
import type { Actor, JobActor } from "./actor";
import { AppError, notFound } from "./errors";
import type { Operation } from "./operation";

/** A key is claimed and its response stored in the command's transaction, so no repeat comes in between. */

/** A command that was called with an Idempotency-Key. */
export type Keyed = {
  userId: string;
  /** The company that the caller is an active member of now. */
  companyId: string | null;
  key: string;
  operation: Operation;
  /** SHA-256 of the acting profile and the input. */
  requestHash: string;
};

/**
 * Returns null where keys mean nothing: calls without a key, anonymous callers, public operations, which act for no
 * account and may answer tokens, and operations with a secret in their input or output. Neither tokens nor secrets
 * may be stored in a table.
 */
export function keyedCall(
  actor: Actor | JobActor,
  operation: Operation,
  input: unknown,
  key: string | undefined,
): Keyed | null {
  const { access, secret } = operation.spec;
  const isPublic = typeof access === "object" && "public" in access;
  if (!key || actor.kind !== "user" || isPublic || secret) return null;
  const asked = JSON.stringify([actor.profileId, input]);
  const requestHash = createHash("sha256").update(asked).digest("hex");
  // A token's keys are its own: it reads no answer that its owner, or another token, was given.
  const ownKey = actor.token ? `${actor.token.id}:${key}` : key;
  const { userId, companyId } = actor;
  return { userId, companyId, key: ownKey, operation, requestHash };
}

export type Replay = { response: unknown };

const keyOf = ({ userId, key }: Keyed) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
const isOld = sql`${idempotencyKeys.createdAt} < app_now() - interval '24 hours'`;

/**
 * Returns what the first call with this key answered, or null. Throws 422 when that was another call, and 404 to who has
 * left the company for which it was made.
 */
export async function findReplay(db: Db | Transaction, call: Keyed): Promise<Replay | null> {
  const [earlier] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(keyOf(call), sql`not ${isOld}`));
  if (!earlier) return null;
  if (earlier.companyId !== null && earlier.companyId !== call.companyId) throw notFound();
  const { spec } = call.operation;
  if (earlier.operation !== spec.name || earlier.requestHash !== call.requestHash) {
    throw new AppError("idempotency_mismatch");
  }
  // Parsing restores the order of the keys, which jsonb does not preserve.
  const { data = earlier.response } = spec.output.safeParse(earlier.response);
  return { response: data };
}

/**
 * Claims the key inside the transaction; answers the first call's response when there was one. A parallel call
 * with the same key waits on the unique index until the first commits, then finds its response.
 */
export async function claimKey(tx: Transaction, call: Keyed): Promise<Replay | null> {
  const { userId, key, requestHash, operation } = call;
  await tx.delete(idempotencyKeys).where(and(keyOf(call), isOld));
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ userId, key, operation: operation.spec.name, requestHash })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed.length > 0) return null;
  const replay = await findReplay(tx, call);
  // The first call's entry expired between the two statements.
  if (!replay) throw new AppError("idempotency_mismatch");
  return replay;
}

/** Stores the response for the next call under the key, in the transaction that made it. */
export async function storeResponse(tx: Transaction, call: Keyed, response: unknown): Promise<void> {
  const companyId = sql<string | null>`(select company_id from memberships
    where user_id = ${call.userId} and status = 'active')`;
  await tx.update(idempotencyKeys).set({ response, companyId }).where(keyOf(call));
}

/** Releases the key, because a refusal is not stored, even when its rows stay. */
export async function releaseKey(tx: Transaction, call: Keyed): Promise<void> {
  await tx.delete(idempotencyKeys).where(keyOf(call));
}

/** Deletes the expired responses of every account. */
export async function deleteOldResponses(tx: Transaction): Promise<void> {
  await tx.delete(idempotencyKeys).where(isOld);
}
