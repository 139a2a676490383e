import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { only } from "@/db/only";
import { listOf } from "@/db/prepare-once";
import { apiTokens, companies, memberships, sessions, users } from "@/db/schema/accounts";
import { auditEntries } from "@/db/schema/platform";
import { profiles } from "@/db/schema/profiles";
import { isoDate, toIso, upperCase } from "@/lib/core/fields";
import { query } from "@/lib/core/operation";
import { avatarUrl } from "@/lib/domain/profiles/profiles/urls";
import { settings } from "@/lib/platform/settings/settings";
import { lacksTwoFactor, mayActFor, requireActFor } from "../policy";
import { MAX_MEMBERS } from "../rules";
import { companyOutput, type MemberView, membersOutput } from "../schema";
import { companyColumns, toCompanyView } from "../views";

export const getCompany = query({
  name: "companies.get",
  summary: "The company's settings",
  input: z.object({}),
  output: companyOutput,
  access: "signedIn",
  subject: ({ actor }) => (actor.companyId ? { companyId: actor.companyId } : null),
  allow: ({ actor, subject }) => requireActFor(actor, subject, "manageCompany"),
  run: async ({ db, subject }) => {
    const isOwn = eq(companies.id, subject.companyId);
    return {
      company: toCompanyView(await db.select(companyColumns).from(companies).where(isOwn).then(only)),
    };
  },
});

export const listMembers = query({
  name: "members.list",
  summary: "The company's members, Admins first",
  input: z.object({}),
  output: membersOutput,
  access: "signedIn",
  subject: ({ actor }) => (actor.companyId ? { companyId: actor.companyId } : null),
  allow: ({ actor, subject }) => requireActFor(actor, subject, "manageEditors"),
  run: async ({ db, actor, subject }) => {
    const mayRotate = mayActFor(actor, subject, "manageCompany");
    const rows = await db
      .select({
        id: users.id,
        name: users.name,
        email: users.email,
        avatarKey: profiles.avatarKey,
        role: memberships.role,
        status: memberships.status,
        twoFactor: sql<boolean>`${users.totpEnabledAt} is not null`,
        joinedAt: memberships.createdAt,
        readOnlySince: memberships.readOnlySince,
        // Sessions end with what they knew, so what the member did counts too; what their API tokens did does not.
        lastActiveAt: sql<string | null>`(select to_char(greatest(
          (select max(s.last_seen_at) from ${sessions} s where s.user_id = ${users.id}),
          (select max(e.created_at) from ${auditEntries} e where e.user_id = ${users.id} and e.token_id is null)
          ) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`,
        manages: listOf<MemberView["manages"][number]>(sql`
          select m.id, m.name from ${profiles} m
          where m.company_id = ${memberships.companyId} and m.manager_id = ${users.id} order by m.id`),
        knownTokens: listOf<MemberView["knownTokens"][number]>(sql`
          select t.id, t.name from ${apiTokens} t where ${mayRotate} and t.company_id = ${memberships.companyId}
            and t.made_by = ${users.id} and t.revoked_at is null and t.expires_at > app_now() order by t.id`),
      })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .leftJoin(profiles, eq(profiles.userId, users.id))
      .where(and(eq(memberships.companyId, subject.companyId), sql`${users.deletedAt} is null`))
      .orderBy(asc(memberships.role), asc(memberships.createdAt), asc(users.id))
      // The number of places bounds the list; founders of old may have more.
      .limit(10 * MAX_MEMBERS);
    return {
      members: rows.map(
        ({ avatarKey, role, status, joinedAt, readOnlySince, manages, knownTokens, ...row }) => ({
          ...row,
          avatarUrl: avatarUrl(avatarKey, 128),
          role: upperCase(role),
          status: upperCase(status),
          isSelf: row.id === actor.userId,
          readOnlyAt: settings().BETA ? null : (readOnlySince?.toISOString() ?? null),
          manages: manages ?? [],
          knownTokens: knownTokens ?? [],
          joinedAt: joinedAt.toISOString(),
        }),
      ),
    };
  },
});

/** Answers what the mail to a removed member says, or null where they are a member again or have no account. */
export const readRemovalMail = query({
  name: "members.readRemovalMail",
  summary: "What the mail to a removed member says",
  input: z.object({ userId: z.uuid(), companyId: z.uuid() }),
  output: z.object({ email: z.string(), company: z.string() }).nullable(),
  access: "jobs",
  run: async ({ db, input: { userId, companyId } }) => {
    const isMember = and(eq(memberships.userId, users.id), eq(memberships.companyId, companies.id));
    const [row] = await db
      .select({ email: users.email, company: companies.name })
      .from(users)
      .innerJoin(companies, eq(companies.id, companyId))
      .leftJoin(memberships, isMember)
      .where(and(eq(users.id, userId), isNull(users.deletedAt), isNull(memberships.userId)));
    return row ?? null;
  },
});

/** Answers what the mail to a member without two-factor sign-in says; null where they have it, or it is not asked for. */
export const readTwoFactorMail = query({
  name: "companies.readTwoFactorMail",
  summary: "What the mail to a member without two-factor sign-in says",
  input: z.object({ userId: z.uuid(), companyId: z.uuid() }),
  output: z.object({ email: z.string(), company: z.string(), until: isoDate() }).nullable(),
  access: "jobs",
  run: async ({ db, input: { userId, companyId } }) => {
    const [row] = await db
      .select({ email: users.email, company: companies.name, until: companies.twoFactorFrom })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .innerJoin(companies, eq(companies.id, memberships.companyId))
      .where(
        and(
          ...[eq(users.id, userId), eq(companies.id, companyId), companies.requiresTwoFactor, lacksTwoFactor],
        ),
      );
    return row?.until ? { ...row, until: toIso(row.until) } : null;
  },
});
