import { eq, or, type SQL, sql } from "drizzle-orm";
import { profiles, slugs } from "@/db/schema/profiles";
import type { Actor, UserActor } from "@/lib/core/actor";
import { mayActFor, requireActFor } from "@/lib/domain/profiles/companies/policy";
import { isUuid } from "@/lib/utils/uuid";

/** Listed profiles are everybody's to see; an unlisted or hidden one only its own people's. */
export function profileVisibleTo(actor: Actor): SQL | undefined {
  if (actor.kind === "anonymous") return eq(profiles.listed, true);
  const company = actor.companyId ? eq(profiles.companyId, actor.companyId) : undefined;
  return or(eq(profiles.listed, true), eq(profiles.userId, actor.userId), company);
}

/** The profile the caller acts for; `loadActor` has checked that they may. */
export const profileActedFor = (actor: UserActor): SQL => sql`${profiles.id} = ${actor.profileId}`;

type OfCompany = { companyId: string | null };

/** A company's newsroom bears a name that its Admins alone choose: its address goes with it, for everybody in it. */
export const mayRename = (actor: UserActor, profile: OfCompany): boolean =>
  mayActFor(actor, profile, "renameCompany");

/** Throws 403 where `input` names the company, which renames it, or gives its newsroom another name. */
export function requireMayRename(
  actor: UserActor,
  profile: OfCompany & { name: string },
  input: { company?: string; name?: string },
): void {
  const isSame = input.company === undefined && (input.name ?? profile.name) === profile.name;
  if (!isSame) requireActFor(actor, profile, "renameCompany");
}

/** The profile of any kind that an address names: by its slug, an old slug, its id or its user's. */
export const profileAddressedBy = (address: string): SQL =>
  isUuid(address)
    ? sql`(${profiles.id} = ${address} or ${profiles.userId} = ${address})`
    : sql`${profiles.id} = (select ${slugs.profileId} from ${slugs} where ${slugs.slug} = ${address})`;
