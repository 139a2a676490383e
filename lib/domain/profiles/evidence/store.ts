import { and, eq } from "drizzle-orm";
import { users } from "@/db/schema/accounts";
import { evidence, profiles } from "@/db/schema/profiles";
import type { Transaction } from "@/db/types";
import type { Effects } from "@/lib/core/effects";
import { invalidField, notFound } from "@/lib/core/errors";
import { parseInput } from "@/lib/core/execute";
import { refreshListing } from "@/lib/domain/profiles/profiles/store";
import { boundTo } from "./binding";
import { type Marks, readMarks } from "./marks";
import { ownedDomain } from "./rubric";
import { evidenceFor, type ReviewInput, reviewInput } from "./schema";

/**
 * Records what a reviewer found about a profile and computes its marks again, which it returns. Staff scripts and the
 * seed call it, a reviewer's decision, and the job that checks what an owner submitted: never what an owner writes.
 * @throws AppError `not_found`, or `invalid_input` with the field that is wrong.
 */
export async function recordReview(
  tx: Transaction,
  effects: Effects,
  profileId: string,
  review: ReviewInput,
): Promise<Marks & { evidenceId: string }> {
  const input = parseInput(reviewInput, review);
  const [profile] = await tx
    .select({ kind: profiles.kind, name: profiles.name, email: users.email })
    .from(profiles)
    .leftJoin(users, eq(users.id, profiles.userId))
    .where(eq(profiles.id, profileId))
    .for("update", { of: profiles });
  if (!profile) throw notFound();
  const kinds = evidenceFor[profile.kind];
  if (!kinds.includes(input.kind)) {
    throw invalidField("kind", `For ${profile.kind} the kind must be one of ${kinds.join(", ")}.`);
  }
  const [row] = await tx
    .insert(evidence)
    .values({
      ...input,
      profileId,
      domain: ownedDomain(input.url),
      boundTo: boundTo(input.kind, { name: profile.name, email: profile.email ?? "" }),
    })
    .returning({ id: evidence.id });
  await refreshListing(tx, effects, profileId);
  const marks = await readMarks(tx, profileId);
  if (!marks || !row) throw notFound();
  return { ...marks, evidenceId: row.id };
}

/** Takes evidence back, such as a proof that is gone, and computes the marks again. Null for unknown evidence. */
export async function removeEvidence(
  tx: Transaction,
  effects: Effects,
  { profileId, evidenceId }: { profileId: string; evidenceId: string | null },
): Promise<void> {
  if (!evidenceId) return;
  await tx.delete(evidence).where(and(eq(evidence.id, evidenceId), eq(evidence.profileId, profileId)));
  await refreshListing(tx, effects, profileId);
}
