import { and, eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { companies, invitations, memberships, users } from "@/db/schema/accounts";
import { profiles } from "@/db/schema/profiles";
import type { Db } from "@/db/types";
import { toIso, toIsoOrNull, upperCase } from "@/lib/core/fields";
import { isOpenInvitation } from "./policy";
import type { InvitationEnd } from "./rules";
import type { CompanyView, InvitationView } from "./schema";

export const companyColumns = {
  id: companies.id,
  name: companies.name,
  website: companies.website,
  description: companies.description,
  industry: companies.industry,
  newsroomsVisible: companies.newsroomsVisible,
  newsroomsTakeMessages: companies.newsroomsTakeMessages,
  requiresTwoFactor: companies.requiresTwoFactor,
  twoFactorFrom: companies.twoFactorFrom,
  createdAt: companies.createdAt,
};
type CompanyRow = Pick<typeof companies.$inferSelect, keyof typeof companyColumns>;

export const toCompanyView = ({ twoFactorFrom, createdAt, ...row }: CompanyRow): CompanyView => ({
  ...row,
  twoFactorFrom: row.requiresTwoFactor ? toIsoOrNull(twoFactorFrom) : null,
  createdAt: toIso(createdAt),
});

export const invitationColumns = {
  id: invitations.id,
  email: invitations.email,
  role: invitations.role,
  invitedBy: users.name,
  expiresAt: invitations.expiresAt,
  isOpen: sql<boolean>`${isOpenInvitation}`,
  createdAt: invitations.createdAt,
};
type InvitationRow = Pick<
  typeof invitations.$inferSelect,
  "id" | "email" | "role" | "expiresAt" | "createdAt"
> & {
  invitedBy: string | null;
  isOpen: boolean;
};

export const toInvitationView = ({ role, expiresAt, createdAt, ...row }: InvitationRow): InvitationView => ({
  ...row,
  role: upperCase(role),
  expiresAt: toIso(expiresAt),
  createdAt: toIso(createdAt),
});

/** Answers how an invitation that can be accepted no more ended. */
export const endOf = ({
  acceptedAt,
  revokedAt,
}: Pick<typeof invitations.$inferSelect, "acceptedAt" | "revokedAt">): InvitationEnd =>
  acceptedAt ? "used" : revokedAt ? "revoked" : "outOfDate";

/** Reads a membership, also of somebody paused or whose account is deleted. */
export async function readMember(tx: Db, companyId: string, userId: string) {
  const [member] = await tx
    .select({
      userId: memberships.userId,
      role: memberships.role,
      status: memberships.status,
      name: users.name,
      /** Their account is deleted, and erased a day later. */
      isGone: sql<boolean>`${users.deletedAt} is not null`,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.companyId, companyId), eq(memberships.userId, userId)));
  return member ?? null;
}
export type Member = NonNullable<Awaited<ReturnType<typeof readMember>>>;

/** Selects a column of the newsroom that a company began with; null without one. */
export const firstNewsroom = (column: PgColumn, companyId: PgColumn | SQL) =>
  sql<string | null>`(select ${column} from ${profiles} where ${profiles.companyId} = ${companyId}
    order by ${profiles.id} limit 1)`;
