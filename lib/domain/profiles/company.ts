import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { companies, memberships, users } from "@/db/schema/accounts";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import type { ProfileRow } from "./profile-views";

type Named = { companyId?: string; profileName?: string };

/**
 * What naming a company does. For press and paid media it is only text. A brand or source without one gets it, as
 * its Admin, and its profile takes its name; an Admin of one renames it.
 */
export async function nameCompany(
  tx: Transaction,
  actor: UserActor,
  profile: ProfileRow,
  name: string,
): Promise<Named> {
  if (profile.kind !== "brand" && profile.kind !== "source") {
    await tx.update(users).set({ companyText: name }).where(eq(users.id, actor.userId));
    return {};
  }
  if (profile.companyId) {
    await tx.update(companies).set({ name }).where(eq(companies.id, profile.companyId));
    return {};
  }
  const companyId = v7();
  await tx.insert(companies).values({ id: companyId, name, website: profile.website });
  await tx.insert(memberships).values({ companyId, userId: actor.userId, role: "admin" });
  return { companyId, profileName: name };
}
