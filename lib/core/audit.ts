import { auditEntries } from "@/db/schema/platform";
import type { Transaction } from "@/db/types";
import type { Actor } from "./actor";
import type { Operation } from "./operation";

type Outcome = { input: unknown; subject: unknown; prepared: unknown; output: unknown };

/** Writes who did what to what, in the command's own transaction: what is refused or rolled back leaves nothing. */
export async function writeAudit(
  tx: Transaction,
  actor: Actor,
  { spec: { name, audit } }: Operation,
  outcome: Outcome,
): Promise<void> {
  if (!audit || "skip" in audit) return;
  await tx.insert(auditEntries).values({
    ...(actor.kind === "user" ? { userId: actor.userId, profileId: actor.profileId } : {}),
    operation: name,
    subjectKind: audit.kind,
    subjectId: audit.id({ actor, ...outcome } as never),
  });
}
