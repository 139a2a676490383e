import { eq } from "drizzle-orm";
import { evidence, profiles } from "@/db/schema/profiles";
import type { Transaction } from "@/db/types";
import type { Effects } from "@/lib/core/effects";
import { invalidField, notFound } from "@/lib/core/errors";
import { parseInput } from "@/lib/core/execute";
import { refreshListing } from "@/lib/domain/profiles/store";
import { type Marks, readMarks } from "./marks";
import { evidenceFor, type ReviewInput, reviewInput } from "./schema";

/**
 * Records what a reviewer found about a profile and computes its marks again. No operation calls this: only staff
 * scripts and the seed call it, so no request can. Returns the marks after it.
 * @throws AppError `not_found`, or `invalid_input` with the field that is wrong.
 */
export async function recordReview(
  tx: Transaction,
  effects: Effects,
  profileId: string,
  review: ReviewInput,
): Promise<Marks> {
  const input = parseInput(reviewInput, review);
  const [profile] = await tx
    .select({ kind: profiles.kind })
    .from(profiles)
    .where(eq(profiles.id, profileId))
    .for("update");
  if (!profile) throw notFound();
  const kinds = evidenceFor[profile.kind];
  if (!kinds.includes(input.kind)) {
    throw invalidField("kind", `For ${profile.kind} the kind must be one of ${kinds.join(", ")}.`);
  }
  await tx.insert(evidence).values({ ...input, profileId });
  await refreshListing(tx, effects, profileId);
  const marks = await readMarks(tx, profileId);
  if (!marks) throw notFound();
  return marks;
}
