import { eq, sql } from "drizzle-orm";
import { companies, memberships, users } from "@/db/schema/accounts";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import type { ProfileRow } from "@/lib/domain/profiles/profiles/profile-views";
import { uuidv7 } from "@/lib/utils/uuid";

type Asked = { company?: string; name?: string };
type Named = { companyId?: string; companyName?: string; profileName?: string };

type Founded = { name: string; website: string | null; userId: string };

/** Founds a company with this user as its Admin, and returns its id. */
export async function foundCompany(tx: Transaction, { userId, ...fields }: Founded): Promise<string> {
  const companyId = uuidv7();
  await tx.insert(companies).values({ id: companyId, ...fields });
  await tx.insert(memberships).values({ companyId, userId, role: "admin" });
  return companyId;
}

/**
 * Names a company. For press and paid media it is only text. A brand or source without one gets it, as its Admin, and
 * its profile takes its name; an Admin of one renames it and its newsroom, also by the newsroom's name where that is
 * the company's.
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
  const founded = { name: company, website: profile.website, userId: actor.userId };
  const companyId = await foundCompany(tx, founded);
  return { companyId, companyName: company, profileName: company };
}

/**
 * Takes the account out of its company. Returns the company's id where nobody is left in it; else the first who joined
 * among those with the highest role becomes Admin where there is no other.
 */
export async function leaveCompany(db: Transaction, userId: string): Promise<string | null> {
  const [left] = await db.execute<{ company_id: string }>(sql`
    delete from memberships where user_id = ${userId} returning company_id`);
  if (!left) return null;
  const companyId = left.company_id;
  await db.execute(sql`select id from companies where id = ${companyId} for update`);
  const others = await db.execute<{ user_id: string; role: string }>(sql`
    select user_id, role from memberships where company_id = ${companyId}
    order by role, created_at, user_id`);
  const [first] = others;
  if (!first) return companyId;
  if (first.role !== "admin") {
    await db.execute(sql`update memberships set role = 'admin' where user_id = ${first.user_id}`);
  }
  return null;
}
