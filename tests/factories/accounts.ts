import type { MemberRole, UserType } from "@/db/enums";
import type { Actor, UserActor } from "@/lib/core/actor";
import { execute } from "@/lib/core/execute";
import { register } from "@/lib/domain/accounts/accounts/commands/register";
import { offersPerks } from "@/lib/domain/vocabulary/perks/perks";
import { verifyAccessToken } from "@/lib/platform/auth/access-token";
import { loadActor } from "@/lib/platform/auth/load-actor";
import { makeAnonymousActor } from "@/lib/platform/auth/make-actor";
import { hashOnce } from "@/lib/platform/crypto/passwords";
import { database } from "@/lib/platform/database";

let made = 0;

/** A name that no other row of this run has, so that tests never collide. */
export const unique = (stem: string) => `${stem} ${process.pid} ${++made}`;

export const uniqueEmail = (stem = "person") => `${stem}.${process.pid}.${++made}@northwind-post.com`;

export const anonymous = (): Actor => makeAnonymousActor("127.0.0.1");

export type AccountOptions = {
  userType?: UserType;
  name?: string;
  company?: string;
  location?: string;
  title?: string;
  /** A newsroom's own line. */
  tagline?: string;
  topicIds?: string[];
  /** The account has confirmed its e-mail, which is the default. */
  verified?: boolean;
  /** The account reviews for the platform, as those that the staff script makes. */
  staff?: boolean;
};

export type TestAccount = {
  actor: UserActor;
  userId: string;
  profileId: string;
  slug: string;
  email: string;
  password: string;
  accessToken: string;
  refreshToken: string;
};

export const PASSWORD = "Correct-horse-42";
// Hashing a password for each account would take much of the tests' time.
hashOnce(PASSWORD);

/**
 * Makes an account through the real sign-up, then sets it up and confirms it by writing the few columns that
 * those screens write, so that it is listed and may send.
 */
export async function makeAccount(options: AccountOptions = {}): Promise<TestAccount> {
  const { userType = "press", verified = true, title = "Reporter", location = "Oslo, Norway" } = options;
  const email = uniqueEmail();
  const { user, tokens } = await execute(anonymous(), register, {
    email,
    password: PASSWORD,
    name: options.name ?? unique("Robin Vale"),
    userType,
    agreeToTerms: true,
    company: options.company,
    location,
  });
  const { sql } = database();
  if (verified) await sql`update users set email_verified_at = app_now() where id = ${user.id}`;
  const { tagline = offersPerks(userType) ? "Family business" : "" } = options;
  await sql`update profiles set title = ${title}, tagline = ${tagline}, topic_ids = ${options.topicIds ?? []},
    listed = ${verified && title !== "" && location !== ""} where id = ${user.profile.id}`;
  for (const topicId of options.topicIds ?? []) {
    await sql`insert into profile_topics (topic_id, profile_id) values (${topicId}, ${user.profile.id})`;
  }
  if (options.staff)
    await sql`update users set staff_since = app_now(), totp_enabled_at = app_now()
    where id = ${user.id}`;
  const actor = await actorOf(tokens.accessToken);
  return {
    actor,
    userId: user.id,
    profileId: user.profile.id,
    slug: user.profile.slug,
    email,
    password: PASSWORD,
    accessToken: tokens.accessToken,
    refreshToken: tokens.refreshToken,
  };
}

/** The signed-in actor behind an access token, loaded as a request would load it, for another profile where one is named. */
export async function actorOf(accessToken: string, actingProfileId?: string): Promise<UserActor> {
  const actor = await loadActor(await verifyAccessToken(accessToken), "127.0.0.1", actingProfileId);
  if (actor?.kind !== "user") throw new Error("This token is nobody's.");
  return actor;
}

/**
 * Makes a member of the admin's company in this role, acting for the admin's newsroom as in a request that
 * names it. The member's own profile belongs to no company.
 */
export async function makeMember(admin: TestAccount, role: MemberRole): Promise<TestAccount> {
  const member = await makeAccount({ userType: admin.actor.userType });
  await database().sql`insert into memberships (company_id, user_id, role)
    values (${admin.actor.companyId}, ${member.userId}, ${role})`;
  const actor = await actorOf(member.accessToken, admin.profileId);
  return { ...member, actor, profileId: admin.profileId, slug: admin.slug };
}

/** Gives the account this role of its company. */
export async function inRole(account: TestAccount, role: MemberRole): Promise<TestAccount> {
  await database().sql`update memberships set role = ${role} where user_id = ${account.userId}`;
  return { ...account, actor: await actorOf(account.accessToken) };
}
