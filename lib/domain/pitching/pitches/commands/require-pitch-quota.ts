import { and, eq, or } from "drizzle-orm";
import { only } from "@/db/only";
import { companies, memberships, users } from "@/db/schema/accounts";
import { profiles } from "@/db/schema/profiles";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { AppError } from "@/lib/core/errors";
import { FREE_PITCHES, PLANS_PATH, UPGRADE_PATH } from "@/lib/domain/accounts/plans/rules";
import { countPitchesSent, hasPaidPlan } from "@/lib/domain/accounts/plans/store";
import { memberMay } from "@/lib/domain/profiles/companies/policy";
import { sellsPlans } from "@/lib/platform/billing/billing";
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
  if (await hasPremium(tx, actor.userId, companyId)) return companyId;
  if ((await countPitchesSent(tx, actor.profileId, companyId, FREE_PITCHES)) >= FREE_PITCHES) {
    throw new AppError("quota_exceeded", `Your ${FREE_PITCHES} free pitches are used up.`, {
      details: { url: sellsPlans() ? UPGRADE_PATH : PLANS_PATH },
    });
  }
  return companyId;
}

/** The company pays, or the sender has premium, or a member has whose plan counts for the company. */
async function hasPremium(tx: Transaction, userId: string, companyId: string | null): Promise<boolean> {
  if (await hasPaidPlan(tx, { userId, companyId })) return true;
  const ofCompany = companyId
    ? and(eq(memberships.companyId, companyId), memberMay(memberships, "carryPlan"))
    : undefined;
  const [premium] = await tx
    .select({ id: users.id })
    .from(users)
    .leftJoin(memberships, eq(memberships.userId, users.id))
    .where(and(eq(users.subscriptionLevel, "premium"), or(eq(users.id, userId), ofCompany)))
    .limit(1);
  return premium !== undefined;
}
