import { eq } from "drizzle-orm";
import { only } from "@/db/only";
import { companies } from "@/db/schema/accounts";
import { profiles } from "@/db/schema/profiles";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { FREE_PITCHES } from "@/lib/domain/accounts/plans/rules";
import { countPitchesSent } from "@/lib/domain/accounts/plans/store";
import { planInEffect, quotaExceeded } from "@/lib/domain/profiles/companies/plan";
import { settings } from "@/lib/platform/settings/settings";

/**
 * Refuses a brand on the basic plan that has used its free pitches (outside beta). They are counted per company, all it
 * ever sent; without a company per profile. The company's row is locked, as the sender's profile is already, so that
 * the last free pitch is sent once. Returns the company that the pitch counts against. The caller has locked the pair.
 */
export async function requirePitchQuota(tx: Transaction, actor: UserActor): Promise<string | null> {
  const sender = await tx
    .select({ kind: profiles.kind, companyId: profiles.companyId })
    .from(profiles)
    .where(eq(profiles.id, actor.profileId))
    .then(only);
  const companyId = sender.companyId ?? actor.companyId;
  if (settings().BETA || sender.kind !== "brand") return companyId;
  if (companyId) {
    await tx
      .select({ id: companies.id })
      .from(companies)
      .where(eq(companies.id, companyId))
      .for("no key update");
  }
  if ((await planInEffect(tx, actor.userId)) === "premium") return companyId;
  if ((await countPitchesSent(tx, actor.profileId, companyId, FREE_PITCHES)) >= FREE_PITCHES) {
    throw quotaExceeded(`Your ${FREE_PITCHES} free pitches are used up.`);
  }
  return companyId;
}
