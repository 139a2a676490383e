import { and, count, eq, type SQLWrapper, sql } from "drizzle-orm";
import { only } from "@/db/only";
import { memberships, users } from "@/db/schema/accounts";
import { billingCustomers } from "@/db/schema/billing";
import { profiles } from "@/db/schema/profiles";
import type { Db, Transaction } from "@/db/types";
import { AppError, conflict } from "@/lib/core/errors";
import { sellsPlans } from "@/lib/platform/billing/billing";
import { settings } from "@/lib/platform/settings/settings";
import { memberMay } from "./policy";
import {
  beyondPlan,
  companyMessages,
  companyPlaces,
  MAX_MEMBERS,
  PLANS_PATH,
  type PlanName,
  UPGRADE_PATH,
} from "./rules";
import { countPlaces } from "./store";

/** The company pays, or a member does whose plan counts for it. */
export const companyHasPremium = (companyId: SQLWrapper | string) => sql`(
  exists (select 1 from ${billingCustomers} b where b.plan = 'premium' and b.company_id = ${companyId})
  or exists (
    select 1 from ${memberships} carrier join ${users} who on who.id = carrier.user_id
    where carrier.company_id = ${companyId} and ${memberMay(sql`carrier`, "carryPlan")}
      and (who.subscription_level = 'premium' or exists (
        select 1 from ${billingCustomers} own where own.plan = 'premium' and own.user_id = who.id))))`;

/** The level that an account has by itself or by its company; its row and its membership are in the statement. */
export const levelInEffect = sql<PlanName>`case when ${users.subscriptionLevel} = 'premium' or exists (
    select 1 from ${billingCustomers} b where b.plan = 'premium' and b.user_id = ${users.id})
  or ${companyHasPremium(memberships.companyId)} then 'premium' else 'basic' end`;

/** What a company's plan holds, whichever of its members asks. */
export async function readCompanyPlaces(db: Db, companyId: string) {
  if (settings().BETA) return companyPlaces.premium;
  const { isPremium } = await db
    .execute<{ isPremium: boolean }>(sql`select ${companyHasPremium(companyId)} as "isPremium"`)
    .then(only);
  return companyPlaces[isPremium ? "premium" : "basic"];
}

/** The plan that an account has: its level, and in beta premium for all. What asks for premium asks this. */
export const planOf = (level: PlanName): PlanName => (settings().BETA ? "premium" : level);

export async function planInEffect(db: Db, userId: string): Promise<PlanName> {
  const { level } = await db
    .select({ level: levelInEffect })
    .from(users)
    .leftJoin(memberships, and(eq(memberships.userId, users.id), eq(memberships.status, "active")))
    .where(eq(users.id, userId))
    .then(only);
  return planOf(level);
}

/** The refusal of what the plan has no room for, with the way to a larger one. */
export const quotaExceeded = (message: string): AppError =>
  new AppError("quota_exceeded", message, { details: { url: sellsPlans() ? UPGRADE_PATH : PLANS_PATH } });

/**
 * Refuses an invitation that has no place. The company is locked, so that the last place is given once.
 * @throws AppError `conflict` where no plan has more places, `quota_exceeded` where another has.
 */
export async function requirePlace(tx: Transaction, companyId: string): Promise<void> {
  const { members, invited } = await countPlaces(tx, companyId);
  if (members + invited >= MAX_MEMBERS) throw conflict(companyMessages.full);
  const held = await readCompanyPlaces(tx, companyId);
  if (members + invited >= held.members) throw quotaExceeded(beyondPlan(held.members, "member"));
}

/** Refuses a new member without a place, who reads that an Admin can change that. The company is locked. */
export async function requireSeat(tx: Transaction, companyId: string): Promise<void> {
  const { members } = await countPlaces(tx, companyId);
  if (members >= MAX_MEMBERS) throw conflict(companyMessages.full);
  if (members >= (await readCompanyPlaces(tx, companyId)).members)
    throw new AppError("quota_exceeded", companyMessages.noPlace);
}

/**
 * Marks what a company has beyond its plan as read-only, with the moment, and takes the mark from what fits again. Its
 * Admins come first, then who joined first; of newsrooms those that are older. Members and newsrooms are counted anew
 * each time; paused members hold no place. In the beta nothing is marked. The company is locked.
 */
export async function markBeyondPlan(tx: Transaction, companyId: string): Promise<void> {
  if (settings().BETA) return;
  const held = await readCompanyPlaces(tx, companyId);
  await tx.execute(sql`
    update ${memberships} m set read_only_since = case when m.status = 'active' and r.place > ${held.members} then
      coalesce(m.read_only_since, app_now()) end
    from (select user_id, row_number() over (order by status, role, created_at, user_id) as place
      from ${memberships} where company_id = ${companyId}) r
    where m.company_id = ${companyId} and m.user_id = r.user_id`);
  await tx.execute(sql`
    update ${profiles} p set read_only_since = case when r.place > ${held.newsrooms}::int then
      coalesce(p.read_only_since, app_now()) end
    from (select id, row_number() over (order by created_at, id) as place
      from ${profiles} where company_id = ${companyId}) r
    where p.id = r.id`);
}

/** Refuses a newsroom that the plan has no room for. The company is locked. */
export async function requireRoomForNewsroom(tx: Transaction, companyId: string): Promise<void> {
  const { newsrooms: limit } = await readCompanyPlaces(tx, companyId);
  if (limit === null) return;
  const [newsrooms] = await tx
    .select({ count: count() })
    .from(profiles)
    .where(eq(profiles.companyId, companyId));
  if ((newsrooms?.count ?? 0) >= limit) throw quotaExceeded(beyondPlan(limit, "newsroom"));
}
