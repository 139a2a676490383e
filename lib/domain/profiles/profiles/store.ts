import { and, eq, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { UserType } from "@/db/enums";
import { users } from "@/db/schema/accounts";
import { profiles, profileTopics, slugs } from "@/db/schema/profiles";
import type { Db, Transaction } from "@/db/types";
import type { Effects } from "@/lib/core/effects";
import { notFound } from "@/lib/core/errors";
import { memberMay } from "@/lib/domain/profiles/companies/policy";
import { readMarks } from "@/lib/domain/profiles/evidence/marks";
import { isLowerTier } from "@/lib/domain/profiles/evidence/presse-pass";
import { refreshDirectory } from "@/lib/domain/profiles/listings/store";
import { claimSlug } from "@/lib/domain/profiles/slugs/store";
import { resolvePlace } from "@/lib/domain/vocabulary/locations/store";
import { lookAlikeKey } from "@/lib/utils/look-alike";
import { refuseLookAlike } from "./names";
import { isListed } from "./rules";
import { profileTag, slugTag } from "./tags";

/** The same as `isProfileComplete`, in SQL, of a row of profiles or its alias. */
export const isCompleteRow = (row: SQLWrapper): SQL<boolean> =>
  sql`(${row}.name <> '' and (${row}.title <> '' or ${row}.tagline <> '') and ${row}.location_text <> '')`;

type NewProfile = {
  id: string;
  /** Null for a company's newsroom that no account calls its own. */
  userId: string | null;
  companyId: string | null;
  kind: UserType;
  name: string;
  location: string;
  website: string | null;
};

/** Writes a draft profile with an address of its own, together with its account. Throws 400 for a look-alike's name. */
export async function createProfile(tx: Transaction, profile: NewProfile): Promise<void> {
  const { name, kind, companyId } = profile;
  await refuseLookAlike(tx, {
    name,
    kind,
    companyId,
    field: companyId && profile.userId ? "company" : "name",
  });
  await insertProfile(tx, profile);
}

/** Writes a draft profile whose name was accepted before. */
export async function insertProfile(tx: Transaction, profile: NewProfile): Promise<void> {
  const { location, ...fields } = profile;
  const place = await resolvePlace(tx, location);
  // The slug refers to the profile, so the profile is written first under a name that no profile can have.
  await tx.insert(profiles).values({ ...fields, ...place, locationText: location, slug: `.${profile.id}` });
  const slug = await claimSlug(tx, { profileId: profile.id }, profile.name, profile.kind);
  await tx.update(profiles).set({ slug }).where(eq(profiles.id, profile.id));
}

/**
 * Recomputes whether a profile is listed and which marks its evidence earns, and invalidates its pages everywhere. Call
 * it after any change to a profile, its account's address or its evidence. Returns whether a mark was lost.
 */
export async function refreshListing(
  tx: Transaction,
  effects: Effects,
  profileId: string,
): Promise<{ lostMark: boolean }> {
  const [row] = await tx
    .select({
      profile: profiles,
      deletedAt: users.deletedAt,
      // A newsroom without an account of its own rests on a member who confirmed their address.
      emailVerified: sql<boolean>`case when ${profiles.userId} is null then exists (
        select 1 from memberships m join users u on u.id = m.user_id and u.deleted_at is null
        where m.company_id = ${profiles.companyId} and m.status = 'active' and u.email_verified_at is not null)
        else ${users.emailVerifiedAt} is not null end`,
    })
    .from(profiles)
    .leftJoin(users, eq(users.id, profiles.userId))
    .where(eq(profiles.id, profileId));
  if (!row) throw notFound();
  const listed = isListed(row.profile, {
    emailVerified: row.emailVerified,
    deleted: row.deletedAt !== null,
  });
  const earned = await readMarks(tx, profileId);
  const marks = {
    verified: earned?.verified ?? false,
    pressePassLevel: earned?.pressePass?.tier ?? null,
    nameKey: earned?.verified ? lookAlikeKey(row.profile.name) : null,
  };
  await tx
    .update(profiles)
    .set({ listed, ...marks, updatedAt: sql`app_now()` })
    .where(eq(profiles.id, profileId));
  await refreshDirectory(tx, effects, profileId, row.profile.listed);
  // The old addresses were cached as unknown while the profile was not listed, and so were its pitch pages.
  const addresses = await tx
    .select({ slug: slugs.slug })
    .from(slugs)
    .where(
      or(
        eq(slugs.profileId, profileId),
        sql`${slugs.pitchPageId} in (select id from pitch_pages where profile_id = ${profileId})`,
      ),
    );
  effects.invalidate(profileTag(profileId), ...addresses.map(({ slug }) => slugTag(slug)));
  const { verified, pressePassLevel } = row.profile;
  return {
    lostMark: (verified && !marks.verified) || isLowerTier(marks.pressePassLevel, pressePassLevel),
  };
}

/** Replaces a profile's topics, in the side table and in the compact column that the score reads. */
export async function writeTopics(tx: Transaction, profileId: string, topicIds: string[]): Promise<void> {
  await tx.delete(profileTopics).where(eq(profileTopics.profileId, profileId));
  if (topicIds.length > 0) {
    await tx.insert(profileTopics).values(topicIds.map((topicId) => ({ topicId, profileId })));
  }
  await tx.update(profiles).set({ topicIds }).where(eq(profiles.id, profileId));
}

/**
 * Locks two profiles in one order (lowest id first), so that two opposite acts on a pair happen one after the other and
 * never deadlock. Returns those that exist.
 */
export async function lockPair(tx: Transaction, one: string, other: string) {
  const rows = await tx
    .select({
      id: profiles.id,
      userId: profiles.userId,
      kind: profiles.kind,
      name: profiles.name,
      listed: profiles.listed,
      visible: profiles.visible,
    })
    .from(profiles)
    .where(sql`${profiles.id} in (${one}, ${other})`)
    .orderBy(profiles.id)
    .for("no key update");
  return new Map(rows.map((row) => [row.id, row]));
}

/** A newsroom's manager counts while they are an active member; `p` is the newsroom. */
const activeManager = sql`(select m.user_id from memberships m join users u on u.id = m.user_id and u.deleted_at is null
  where m.user_id = p.manager_id and m.company_id = p.company_id and m.status = 'active')`;

/**
 * Selects as `user_id` whom the notices of these profiles are addressed to: a newsroom's manager where it has one, else
 * the profile's own account and the members of its company whose role receives notices.
 */
export const receiversOf = (profileIds: SQL): SQL => sql`
  with addressed as (select p.user_id, p.company_id, ${activeManager} as manager_id
    from (${profileIds}) a join profiles p on p.id = a.profile_id)
  select manager_id as user_id from addressed where manager_id is not null
  union
  select user_id from addressed where manager_id is null and user_id is not null
  union
  select m.user_id from addressed a join memberships m on m.company_id = a.company_id and ${memberMay(sql`m`, "receiveNotices")}
  where a.manager_id is null`;

/** Selects the profiles whose notices are addressed to this user and to no account but theirs. */
export const addressedTo = (userId: string): SQL => sql`
  select id from (
    select p.id, p.user_id, p.company_id, ${activeManager} as manager_id from profiles p
    where p.user_id = ${userId} or p.company_id in (select company_id from memberships where user_id = ${userId})) p
  where manager_id = ${userId} or (manager_id is null and (p.user_id = ${userId} or (p.user_id is null and exists (
    select 1 from memberships m where m.user_id = ${userId} and m.company_id = p.company_id
      and ${memberMay(sql`m`, "receiveNotices")}))))`;

/** Selects the profiles of which this user sees live what happens to them, the inverse of an audience. */
export const heardBy = (userId: string): SQL => sql`
  select p.id from profiles p where p.user_id = ${userId} or exists (
    select 1 from memberships m where m.user_id = ${userId} and m.company_id = p.company_id and m.status = 'active'
      and (${memberMay(sql`m`, "receiveNotices")} or m.user_id = p.manager_id))`;

/**
 * Reads who sees live what happens to a profile (its own account, its manager, and the members whose role receives
 * notices), and whom its notices are addressed to. Whoever began what they are about is among the latter.
 */
export async function readPeople(
  tx: Transaction,
  profileId: string,
  begunBy: string | null = null,
): Promise<{ audience: string[]; receivers: string[] }> {
  const rows = await tx.execute<{ user_id: string; is_receiver: boolean }>(sql`
    select user_id, bool_or(is_receiver) as is_receiver from (
      select p.user_id, false as is_receiver from profiles p where p.id = ${profileId} and p.user_id is not null
      union all
      select m.user_id, coalesce(m.user_id = ${begunBy}::uuid, false) from profiles p
      join memberships m on m.company_id = p.company_id and m.status = 'active'
        and (${memberMay(sql`m`, "receiveNotices")} or m.user_id in (p.manager_id, ${begunBy}::uuid))
      where p.id = ${profileId}
      union all
      select user_id, true from (${receiversOf(sql`select ${profileId}::uuid as profile_id`)}) r) people
    group by user_id`);
  return {
    audience: rows.map((row) => row.user_id),
    receivers: rows.flatMap((row) => (row.is_receiver ? [row.user_id] : [])),
  };
}

export const readAudience = async (tx: Transaction, profileId: string): Promise<string[]> =>
  (await readPeople(tx, profileId)).audience;

/** A user's id stands for that user's own profile, a profile's id for itself. */
export async function resolveProfileId(db: Db, userOrProfileId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(or(eq(profiles.id, userOrProfileId), eq(profiles.userId, userOrProfileId)))
    .limit(1);
  return row?.id ?? null;
}

/** Featured stories and press contacts that show a file of this asset show `url` from now on. */
export async function showAssetAt(
  tx: Transaction,
  { profileId, assetId, url }: { profileId: string; assetId: string; url: string },
): Promise<void> {
  const files = `/files/assets/${assetId}/`;
  const moved = (column: typeof profiles.heroStories | typeof profiles.pressContacts) =>
    sql`regexp_replace(${column}::text, ${`${files}[^"]*`}, ${url}, 'g')::jsonb`;
  await tx
    .update(profiles)
    .set({
      heroStories: moved(profiles.heroStories),
      pressContacts: moved(profiles.pressContacts),
      revision: sql`${profiles.revision} + 1`,
    })
    .where(
      and(
        eq(profiles.id, profileId),
        sql`position(${files} in ${profiles.heroStories}::text || ${profiles.pressContacts}::text) > 0`,
      ),
    );
}
