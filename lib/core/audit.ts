import { sql } from "drizzle-orm";
import { auditEntries } from "@/db/schema/platform";
import type { Transaction } from "@/db/types";
import type { Actor, JobActor } from "./actor";
import type { Operation } from "./operation";

type Outcome = { input: unknown; subject: unknown; prepared: unknown; output: unknown };

/** Writes who did what to what, in the command's own transaction: what is refused or rolled back leaves nothing. */
export async function writeAudit(
  tx: Transaction,
  actor: Actor | JobActor,
  { spec: { name, audit } }: Operation,
  outcome: Outcome,
): Promise<void> {
  if (!audit || "skip" in audit) return;
  const subjectId = audit.id({ actor, ...outcome } as never);
  if (subjectId === undefined) return;
  await tx.insert(auditEntries).values({
    ...(actor.kind === "user" ? { userId: actor.userId, profileId: actor.profileId } : {}),
    ...(actor.kind === "job" ? { job: actor.job } : {}),
    operation: name,
    subjectKind: audit.kind,
    subjectId,
  });
}

/** Deletes entries after 400 days: a year, and some weeks to notice what happened in it. */
export async function deleteOldEntries(tx: Transaction): Promise<void> {
  await tx.delete(auditEntries).where(sql`${auditEntries.createdAt} < app_now() - interval '400 days'`);
}
