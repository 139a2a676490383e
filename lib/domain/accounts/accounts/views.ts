import { and, eq, type SQLWrapper, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { listOf, prepareOnce } from "@/db/prepare-once";
import { companies, memberships, users } from "@/db/schema/accounts";
import { profiles } from "@/db/schema/profiles";
import type { Db } from "@/db/types";
import { levelInEffect, planOf } from "@/lib/domain/profiles/companies/plan";
import { actsFor } from "@/lib/domain/profiles/companies/policy";
import { isAdmin, MAX_MANAGED } from "@/lib/domain/profiles/companies/rules";
import { isProfileComplete } from "@/lib/domain/profiles/profiles/rules";
import { isCompleteRow } from "@/lib/domain/profiles/profiles/store";
import { avatarUrl, profileUrl } from "@/lib/domain/profiles/profiles/urls";
import { settings } from "@/lib/platform/settings/settings";
import { makeAppealToken } from "./appeal-token";
import { accountSwitches, accountValues, bySwitch, profileSwitches } from "./preferences";
import type { UserView } from "./schema";

const userColumns = {
  id: users.id,
  email: users.email,
  emailVerifiedAt: users.emailVerifiedAt,
  name: users.name,
  companyText: users.companyText,
  subscriptionLevel: levelInEffect,
  heldAt: users.heldAt,
  totpEnabledAt: users.totpEnabledAt,
  reviewReason: users.reviewReason,
};
const profileColumns = {
  id: profiles.id,
  slug: profiles.slug,
  kind: profiles.kind,
  name: profiles.name,
  title: profiles.title,
  tagline: profiles.tagline,
  locationText: profiles.locationText,
  avatarKey: profiles.avatarKey,
  logoKey: profiles.logoKey,
  verified: profiles.verified,
  listed: profiles.listed,
  companyId: profiles.companyId,
  readOnlySince: profiles.readOnlySince,
};
const own = alias(profiles, "own");
const companyColumns = {
  id: companies.id,
  name: companies.name,
  website: companies.website,
  requiresTwoFactor: companies.requiresTwoFactor,
  twoFactorFrom: companies.twoFactorFrom,
};

/** The manager of a newsroom by their name; null where nobody manages it. */
const managerName = (newsroom: SQLWrapper) =>
  sql<string | null>`(select who.name from ${users} who
    where who.id = ${newsroom}.manager_id and who.deleted_at is null)`;

const accountStatement = prepareOnce((db) =>
  db
    .select({
      user: userColumns,
      profile: profileColumns,
      company: companyColumns,
      own: {
        ...{ id: own.id, slug: own.slug, name: own.name, manager: managerName(own) },
        status: sql<UserView["ownProfile"]["status"]>`upper(${own.status}::text)`,
        isDraft: sql<boolean>`not ${isCompleteRow(own)}`,
      },
      preferences: {
        ...bySwitch({ ...accountSwitches, ...accountValues }, users),
        ...bySwitch(profileSwitches, own),
      },
      role: memberships.role,
      pausedIn: sql<
        string | null
      >`(select c.name from ${memberships} m join ${companies} c on c.id = m.company_id
        where m.user_id = ${users.id} and m.status = 'paused')`,
      memberReadOnlySince: memberships.readOnlySince,
      managed: listOf<UserView["managedProfiles"][number]>(sql`
        select m.id, m.slug, m.name, ${managerName(sql`m`)} as manager, upper(m.status::text) as status,
          not ${isCompleteRow(sql`m`)} as "isDraft" from ${profiles} m
        left join ${users} owner on owner.id = m.user_id
        where m.company_id = ${companies.id} and m.id <> ${own.id} and owner.deleted_at is null order by m.id limit ${MAX_MANAGED}`),
    })
    .from(users)
    .innerJoin(own, eq(own.userId, users.id))
    .innerJoin(profiles, sql`${profiles.id} = coalesce(${sql.placeholder("profileId")}::uuid, ${own.id})`)
    .leftJoin(memberships, and(eq(memberships.userId, users.id), eq(memberships.status, "active")))
    .leftJoin(companies, eq(companies.id, memberships.companyId))
    .where(eq(users.id, sql.placeholder("userId")))
    .prepare("accounts_view"),
);

/**
 * Reads the account as its owner sees it, in one statement; null when it is gone. `profileId` is the profile that they
 * act for, which is their own where none is named.
 */
export async function readUserView(
  db: Db,
  userId: string,
  profileId: string | null = null,
): Promise<UserView | null> {
  const [row] = await accountStatement(db).execute({ userId, profileId });
  if (!row) return null;
  const { user, profile, own, company, role, managed, preferences } = row;
  const readOnlySince = settings().BETA ? null : (row.memberReadOnlySince ?? profile.readOnlySince);
  return {
    id: user.id,
    email: user.email,
    emailVerified: user.emailVerifiedAt !== null,
    name: user.name,
    userType: profile.kind.toUpperCase() as UserView["userType"],
    isVerified: profile.verified,
    isAdmin: isAdmin(role),
    acts: actsFor({ companyId: company?.id ?? null, companyRole: role, readOnlySince }, profile),
    readOnlyAt: readOnlySince?.toISOString() ?? null,
    subscriptionLevel: user.subscriptionLevel,
    plan: planOf(user.subscriptionLevel),
    profile: {
      id: profile.id,
      slug: profile.slug,
      name: profile.name,
      title: profile.title,
      avatarUrl: avatarUrl(profile.avatarKey, 128),
      logoUrl: avatarUrl(profile.logoKey, 128),
      url: profileUrl(profile.kind, profile.slug),
      complete: isProfileComplete(profile),
      listed: profile.listed,
    },
    companyActs: company
      ? actsFor({ companyId: company.id, companyRole: role, readOnlySince }, { companyId: company.id })
      : [],
    company: company ? { id: company.id, name: company.name, website: company.website } : null,
    pausedIn: row.pausedIn,
    companyName: company?.name ?? user.companyText,
    ownProfile: own,
    managedProfiles: managed ?? [],
    preferences,
    twoFactorUntil:
      company?.requiresTwoFactor && !user.totpEnabledAt
        ? (company.twoFactorFrom?.toISOString() ?? null)
        : null,
    hold: user.heldAt
      ? { reason: user.reviewReason ?? "", appealToken: makeAppealToken(user.id, user.heldAt) }
      : null,
  };
}
