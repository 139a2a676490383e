import { eq } from "drizzle-orm";
import { companies, memberships, users } from "@/db/schema/accounts";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { uuidv7 } from "@/lib/utils/uuid";
import type { ProfileRow } from "./profile-views";

type Asked = { company?: string; name?: string };
type Named = { companyId?: string; companyName?: string; profileName?: string };

/**
 * What naming a company does. For press and paid media it is only text. A brand or source without one gets it, as
 * its Admin, and its profile takes its name; an Admin of one renames it and its newsroom, also by the newsroom's name
 * where that is the company's.
 */
export async function nameCompany(
  tx: Transaction,
  actor: UserActor,
  profile: ProfileRow,
  { company, name }: Asked,
): Promise<Named> {
  if (profile.kind !== "brand" && profile.kind !== "source") {
    if (company !== undefined)
      await tx.update(users).set({ companyText: company }).where(eq(users.id, actor.userId));
    return {};
  }
  if (profile.companyId) {
    if (company === undefined && (name === undefined || name === profile.name)) return {};
    const own = eq(companies.id, profile.companyId);
    const [stored] = await tx.select({ name: companies.name }).from(companies).where(own).for("update");
    const companyName = company ?? (stored?.name === profile.name ? name : undefined);
    if (companyName === undefined || companyName === stored?.name) return {};
    await tx.update(companies).set({ name: companyName }).where(own);
    return { companyName, profileName: companyName };
  }
  if (company === undefined) return {};
  const companyId = uuidv7();
  await tx.insert(companies).values({ id: companyId, name: company, website: profile.website });
  await tx.insert(memberships).values({ companyId, userId: actor.userId, role: "admin" });
  return { companyId, companyName: company, profileName: company };
}
