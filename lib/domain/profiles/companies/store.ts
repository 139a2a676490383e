import { and, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import { type MemberRole, memberRoles } from "@/db/enums";
import { only } from "@/db/only";
import { apiTokens, companies, invitations, memberships, users } from "@/db/schema/accounts";
import { profiles } from "@/db/schema/profiles";
import type { Db, Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { forgetCompanyLog } from "@/lib/core/audit";
import type { Effects } from "@/lib/core/effects";
import { conflict } from "@/lib/core/errors";
import { toIso } from "@/lib/core/fields";
import { userChannel } from "@/lib/core/live-events";
import { refuseCompanyName } from "@/lib/domain/profiles/profiles/names";
import type { ProfileRow } from "@/lib/domain/profiles/profiles/profile-views";
import { insertProfile, refreshListing } from "@/lib/domain/profiles/profiles/store";
import { isNewsroomType } from "@/lib/domain/vocabulary/user-type/user-type";
import { uuidv7 } from "@/lib/utils/uuid";
import { endSockets } from "./events";
import { isOpenInvitation } from "./policy";
import { companyMessages } from "./rules";
import type { LeftMember } from "./schema";
import { type Member, readMember } from "./views";

type Asked = { company?: string; name?: string };
type Named = { companyId?: string; companyName?: string; profileName?: string };

type Founded = { name: string; website: string | null; userId: string; profileId?: string };

/**
 * Founds a company with this user as its Admin, and returns its id. @throws AppError `conflict` where they are a member
 * of another, who are paused there if they get so far.
 */
export async function foundCompany(
  tx: Transaction,
  { userId, profileId, ...fields }: Founded,
): Promise<string> {
  const [elsewhere] = await tx
    .select({ companyId: memberships.companyId })
    .from(memberships)
    .where(eq(memberships.userId, userId));
  if (elsewhere) throw conflict(companyMessages.pausedElsewhere);
  await refuseCompanyName(tx, { name: fields.name, field: "company", profileId });
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
  if (!isNewsroomType(profile.kind)) {
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
    const field = company === undefined ? "name" : "company";
    await refuseCompanyName(tx, { name: companyName, field, companyId: profile.companyId });
    await tx.update(companies).set({ name: companyName }).where(own);
    return { companyName, profileName: companyName };
  }
  if (company === undefined) return {};
  const { website, id: profileId } = profile;
  const founded = { name: company, website, userId: actor.userId, profileId };
  const companyId = await foundCompany(tx, founded);
  return { companyId, companyName: company, profileName: company };
}

/** Gives the newsrooms of who leaves to another member: who is named, else the Admin who joined first. */
async function handOnNewsrooms(
  tx: Transaction,
  companyId: string,
  userId: string,
  to: string | null,
): Promise<void> {
  await tx.execute(sql`
    update profiles set manager_id = coalesce(${to}::uuid, (
      select user_id from memberships where company_id = ${companyId} and user_id <> ${userId}
        and status = 'active' and role = 'admin' order by created_at, user_id limit 1))
    where company_id = ${companyId} and manager_id = ${userId}`);
}

/**
 * Takes the account out of its company. Returns the company's id where nobody is left in it; else another member
 * becomes Admin where there is none.
 */
export async function leaveCompany(
  db: Transaction,
  effects: Effects,
  userId: string,
): Promise<string | null> {
  const [left] = await db.execute<{ company_id: string }>(sql`
    delete from memberships where user_id = ${userId} returning company_id`);
  if (!left) return null;
  const companyId = left.company_id;
  if (!(await promoteWithoutAdmin(db, effects, companyId))) return companyId;
  await handOnNewsrooms(db, companyId, userId, null);
  return null;
}

/**
 * Where a company has no active Admin, the first who joined among those with the highest role becomes one: of those who
 * are not paused, and whose account is not deleted, if there are any. Returns false where the company has no member.
 */
export async function promoteWithoutAdmin(
  db: Transaction,
  effects: Effects,
  companyId: string,
): Promise<boolean> {
  await db.execute(sql`select id from companies where id = ${companyId} for update`);
  const [first] = await db.execute<{ user_id: string; role: string; status: string }>(sql`
    select m.user_id, m.role, m.status from memberships m join users u on u.id = m.user_id
    where m.company_id = ${companyId}
    order by u.deleted_at is not null, m.status, m.role, m.created_at, m.user_id limit 1`);
  if (!first) return false;
  if (first.role === "admin" && first.status === "active") return true;
  await db.execute(
    sql`update memberships set role = 'admin', status = 'active' where user_id = ${first.user_id}`,
  );
  if (first.status === "active") return true;
  // A newsroom is public by a member who is not paused.
  const newsrooms = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.companyId, companyId), isNull(profiles.userId)));
  for (const { id } of newsrooms) await refreshListing(db, effects, id);
  return true;
}

export type OwnMembership = { companyId: string; companyRole: MemberRole; readOnlySince: Date | null };

/**
 * Locks the caller's company until the transaction ends, and reads their role after that: of two Admins who demote each
 * other the second is one no more. Null where they are no member.
 */
export async function lockCompany(tx: Transaction, actor: UserActor): Promise<OwnMembership | null> {
  if (!actor.companyId) return null;
  const isOwn = eq(companies.id, actor.companyId);
  await tx.select({ id: companies.id }).from(companies).where(isOwn).for("no key update");
  const own = await readMember(tx, actor.companyId, actor.userId);
  if (own?.status !== "active") return null;
  return { companyId: actor.companyId, companyRole: own.role, readOnlySince: actor.readOnlySince };
}

/** Locks the company that an account is a member of, also a paused one, and reads the membership after that. */
export async function lockMembership(
  tx: Transaction,
  userId: string,
): Promise<{ companyId: string; member: Member } | null> {
  const [found] = await tx
    .select({ companyId: memberships.companyId })
    .from(memberships)
    .where(eq(memberships.userId, userId));
  if (!found) return null;
  const { companyId } = found;
  await tx
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for("no key update");
  const member = await readMember(tx, companyId, userId);
  return member && { companyId, member };
}

/** The company is locked. @throws AppError `conflict` where this member is its last Admin. */
export async function requireOtherAdmin(tx: Transaction, companyId: string, member: Member): Promise<void> {
  if (member.role !== "admin" || member.status !== "active") return;
  const [other] = await tx
    .select({ id: users.id })
    .from(memberships)
    .innerJoin(users, and(eq(users.id, memberships.userId), isNull(users.deletedAt)))
    .where(
      and(
        eq(memberships.companyId, companyId),
        eq(memberships.role, "admin"),
        eq(memberships.status, "active"),
        ne(memberships.userId, member.userId),
      ),
    )
    .limit(1);
  if (!other) throw conflict(companyMessages.lastAdmin);
}

/** Counts the active members and the open invitations: these hold places, paused members none. */
export async function countPlaces(tx: Db, companyId: string): Promise<{ members: number; invited: number }> {
  return tx
    .select({
      members: sql<number>`(select count(*)::int from memberships
        where company_id = ${companyId} and status = 'active')`,
      invited: sql<number>`count(*)::int`,
    })
    .from(invitations)
    .where(and(eq(invitations.companyId, companyId), isOpenInvitation))
    .then(only);
}

/**
 * Ends what a member may do in the company, at once: their sockets, and their hold on a newsroom of theirs, which stays
 * with the company. They get a profile of their own in its place.
 */
export async function endAccess(
  tx: Transaction,
  effects: Effects,
  companyId: string,
  userId: string,
): Promise<void> {
  effects.emit({ channel: userChannel(userId), name: "access.ended", data: { companyId } });
  effects.job(endSockets, { userId });
  const [newsroom] = await tx
    .select()
    .from(profiles)
    .where(and(eq(profiles.userId, userId), eq(profiles.companyId, companyId)))
    .for("update");
  if (!newsroom) return;
  const { kind, title, avatarKey, locationText: location } = newsroom;
  const [user] = await tx.select({ name: users.name }).from(users).where(eq(users.id, userId));
  // The portrait is the person's, and goes with them.
  await tx.update(profiles).set({ userId: null, avatarKey: null }).where(eq(profiles.id, newsroom.id));
  const id = uuidv7();
  await insertProfile(tx, {
    id,
    userId,
    companyId: null,
    kind,
    name: user?.name ?? "",
    location,
    website: null,
  });
  await tx.update(profiles).set({ title, avatarKey }).where(eq(profiles.id, id));
  for (const profileId of [newsroom.id, id]) await refreshListing(tx, effects, profileId);
}

/**
 * Prepares a member's company for the deletion of their account: the newsroom of the account stays with the other
 * members, who act for it from now on. @throws AppError `conflict` where the others would be without an Admin.
 */
export async function handOverBeforeDeletion(
  tx: Transaction,
  effects: Effects,
  userId: string,
): Promise<void> {
  const own = await lockMembership(tx, userId);
  if (!own) return;
  const { companyId, member } = own;
  const { isAlone, isOnlyActive } = await tx
    .select({
      isAlone: sql<boolean>`count(*) = 0`,
      isOnlyActive: sql<boolean>`count(*) filter (where ${memberships.status} = 'active') = 0`,
    })
    .from(memberships)
    .innerJoin(users, and(eq(users.id, memberships.userId), isNull(users.deletedAt)))
    .where(and(eq(memberships.companyId, companyId), ne(memberships.userId, userId)))
    .then(only);
  if (!isOnlyActive) await requireOtherAdmin(tx, companyId, member);
  if (!isAlone) await endAccess(tx, effects, companyId, userId);
}

/**
 * Takes a member out of the company, with what they began in its name: open invitations, drafts of newsrooms, and their
 * own API tokens, which acted for it. Whoever removes them manages their newsrooms from now on, or an Admin where they
 * leave. Returns the tokens that end, and the company's whose text they know.
 */
export async function removeMember(
  tx: Transaction,
  effects: Effects,
  companyId: string,
  userId: string,
  removedBy: string | null,
): Promise<Pick<LeftMember, "endedTokens" | "knownTokens">> {
  await endAccess(tx, effects, companyId, userId);
  const ofCompany = eq(memberships.companyId, companyId);
  await tx.delete(memberships).where(and(ofCompany, eq(memberships.userId, userId)));
  await handOnNewsrooms(tx, companyId, userId, removedBy);
  await revokeInvitationsOf(tx, effects, companyId, userId, memberRoles);
  await tx.execute(sql`delete from builder_drafts where user_id = ${userId}
    and profile_id in (select id from profiles where company_id = ${companyId})`);
  const endedTokens = await endOwnTokens(tx, userId);
  return { endedTokens, knownTokens: await readKnownTokens(tx, companyId, userId) };
}

/** The company's tokens whose text a member knows, because they made them or rotated them last. */
export const readKnownTokens = (tx: Transaction, companyId: string, userId: string): Promise<NamedToken[]> =>
  tx
    .select(namedToken)
    .from(apiTokens)
    .where(and(eq(apiTokens.companyId, companyId), eq(apiTokens.madeBy, userId), isLiveToken));

/**
 * Ends the company of its only member, with its settings, tokens, invitations and log; the newsroom of their own account
 * stays theirs. The company is locked. Returns the member's own API tokens, which end, or null where there are others.
 * @throws AppError `conflict` where more than this would be lost: another newsroom, or a plan that is paid.
 */
export async function endCompanyOfOne(
  tx: Transaction,
  effects: Effects,
  companyId: string,
  userId: string,
): Promise<NamedToken[] | null> {
  const { others, newsrooms, isPaid } = await tx
    .execute<{ others: boolean; newsrooms: boolean; isPaid: boolean }>(sql`select
      exists (select 1 from memberships where company_id = ${companyId} and user_id <> ${userId}) as others,
      exists (select 1 from profiles where company_id = ${companyId} and user_id is distinct from ${userId}) as newsrooms,
      exists (select 1 from billing_customers where company_id = ${companyId} and (plan = 'premium'
        or exists (select 1 from billing_customers own where own.user_id = ${userId}))) as "isPaid"`)
    .then(only);
  if (others) return null;
  if (newsrooms) throw conflict(companyMessages.hasNewsrooms);
  if (isPaid) throw conflict(companyMessages.isPaid);
  const endedTokens = await endOwnTokens(tx, userId);
  // The provider's customer of an earlier plan is the person's from now on, so that erasing them forgets it.
  await tx.execute(sql`
    update billing_customers set company_id = null, user_id = ${userId} where company_id = ${companyId}`);
  const own = await tx
    .update(profiles)
    .set({
      ...{ companyId: null, managerId: null, readOnlySince: null, status: "active" },
      visible: sql`${profiles.visible} and ${profiles.status} = 'active'`,
    })
    .where(eq(profiles.companyId, companyId))
    .returning({ id: profiles.id });
  for (const { id } of own) await refreshListing(tx, effects, id);
  await forgetCompanyLog(tx, companyId);
  await tx.delete(companies).where(eq(companies.id, companyId));
  return endedTokens;
}

export type NamedToken = LeftMember["endedTokens"][number];
const namedToken = { id: apiTokens.id, name: apiTokens.name };
const isLiveToken = and(isNull(apiTokens.revokedAt), sql`${apiTokens.expiresAt} > app_now()`);

const endOwnTokens = (tx: Transaction, userId: string): Promise<NamedToken[]> =>
  tx
    .update(apiTokens)
    .set({ revokedAt: sql`app_now()` })
    .where(and(eq(apiTokens.userId, userId), isLiveToken))
    .returning(namedToken);

/** Ends the open invitations to these roles that a member sent, who may send such no more. Each is a line of the log. */
export async function revokeInvitationsOf(
  tx: Transaction,
  effects: Effects,
  companyId: string,
  userId: string,
  roles: readonly MemberRole[],
): Promise<void> {
  const revoked = await tx
    .update(invitations)
    .set({ revokedAt: sql`app_now()` })
    .where(
      and(
        eq(invitations.companyId, companyId),
        eq(invitations.invitedBy, userId),
        inArray(invitations.role, [...roles]),
        isNull(invitations.acceptedAt),
        isNull(invitations.revokedAt),
      ),
    )
    .returning({ id: invitations.id, role: invitations.role });
  for (const { id, role } of revoked)
    effects.act({ operation: "invitations.revoke", kind: "invitation", id, detail: { role } });
}

export async function deleteOldInvitations(tx: Transaction): Promise<void> {
  await tx.delete(invitations).where(sql`${invitations.expiresAt} < app_now() - interval '30 days'`);
}

/** Reads the days that a log's file covers: as asked, to today by the database's clock, from its oldest act else. */
export async function readLogDays(
  db: Db,
  { from, until, zone }: { from?: string; until?: string; zone: string },
  oldest: string | undefined,
) {
  const days = await db.execute<{ firstDay: string; lastDay: string; from: string }>(sql`
    with days as (
      select (app_now() at time zone ${zone})::date as today, (${oldest ?? null}::timestamptz at time zone ${zone})::date as oldest)
    select least(coalesce(${from ?? null}::date, oldest, today), today)::text as "firstDay",
      least(coalesce(${until ?? null}::date, today), today)::text as "lastDay",
      (least(coalesce(${from ?? null}::date, oldest, today), today)::timestamp at time zone ${zone})::text as from
    from days`);
  const { from: begins, ...covered } = only(days);
  return { ...covered, from: toIso(new Date(begins)), zone };
}
