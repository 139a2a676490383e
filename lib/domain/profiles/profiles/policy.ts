import { eq, or, type SQL, sql } from "drizzle-orm";
import { profiles, slugs } from "@/db/schema/profiles";
import type { Actor, UserActor } from "@/lib/core/actor";
import { mayActFor, requireActFor } from "@/lib/domain/profiles/companies/policy";
import { isUuid } from "@/lib/utils/uuid";

/** Everybody sees listed profiles; an unlisted or hidden one is seen by its own people only. */
export function profileVisibleTo(actor: Actor): SQL | undefined {
  if (actor.kind === "anonymous") return eq(profiles.listed, true);
  const company = actor.companyId ? eq(profiles.companyId, actor.companyId) : undefined;
  return or(eq(profiles.listed, true), eq(profiles.userId, actor.userId), company);
}

/** `loadActor` has checked that the caller may act for this profile. */
export const profileActedFor = (actor: UserActor): SQL => sql`${profiles.id} = ${actor.profileId}`;

type OfCompany = { companyId: string | null };

/** Only Admins choose the name of a company's newsroom: its address goes with it, for everybody in it. */
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

/** An address names a profile of any kind by its slug, an old slug, its id or its user's. */
export const profileAddressedBy = (address: string): SQL =>
  isUuid(address)
    ? sql`(${profiles.id} = ${address} or ${profiles.userId} = ${address})`
    : sql`${profiles.id} = (select ${slugs.profileId} from ${slugs} where ${slugs.slug} = ${address})`;
