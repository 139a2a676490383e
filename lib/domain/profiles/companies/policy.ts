import { and, eq, inArray, isNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { MemberRole } from "@/db/enums";
import { invitations, memberships, users } from "@/db/schema/accounts";
import type { UserActor } from "@/lib/core/actor";
import { forbidden } from "@/lib/core/errors";
import {
  actOn,
  type CompanyAct,
  companyActNames,
  companyActs,
  companyMessages,
  may,
  type PersonalAct,
  type PressedAct,
  readOnlyNote,
  rolesThat,
} from "./rules";

type Member = Pick<UserActor, "companyId" | "companyRole" | "readOnlySince">;
type OfCompany = { companyId: string | null };

/** A caller may do everything for a profile that belongs to no company, as it is their account's own. */
export function mayActFor(
  { companyId, companyRole, readOnlySince }: Member,
  profile: OfCompany,
  act: CompanyAct,
): boolean {
  if (profile.companyId !== null && profile.companyId !== companyId) return false;
  if (readOnlySince && profile.companyId !== null && "changes" in companyActs[act]) return false;
  const isDecided = profile.companyId !== null || (companyId !== null && "inOwnName" in companyActs[act]);
  return !isDecided || (companyRole !== null && may(companyRole, act));
}

export const actsFor = (member: Member, profile: OfCompany): CompanyAct[] =>
  companyActNames.filter((act) => mayActFor(member, profile, act));

/** @throws AppError `forbidden` with the sentence that says who does it instead. */
export function requireActFor(actor: Member, profile: OfCompany, act: PressedAct): void {
  if (mayActFor(actor, profile, act)) return;
  const { readOnlySince } = actor;
  // Somebody who could do this but for the plan reads the day, and what helps.
  const isOverPlan = readOnlySince && mayActFor({ ...actor, readOnlySince: null }, profile, act);
  throw forbidden(isOverPlan ? readOnlyNote(readOnlySince.toISOString()) : companyActs[act].waits);
}

/** Checks an act in one's own name, for whichever profile. @throws AppError `forbidden` as above. */
export const requireAct = (actor: Member, act: PersonalAct): void => requireActFor(actor, actor, act);

/** An account on hold changes neither who is in the company nor what it is called. @throws AppError `forbidden`. */
export function requireNoHold({ isHeld }: Pick<UserActor, "isHeld">): void {
  if (isHeld) throw forbidden(companyMessages.held);
}

/** What is over the plan can be read on: for reading, the role alone decides. */
export const asReader = (actor: UserActor): UserActor => ({ ...actor, readOnlySince: null });

/** Selects the memberships that are not paused and whose role may do this; `member` is the table in the statement. */
export const memberMay = (member: SQLWrapper, act: CompanyAct): SQL =>
  sql`(${member}.status = 'active' and ${inArray(sql`${member}.role`, rolesThat(act))})`;

/** Selects the active members who have not set up two-factor sign-in. */
export const lacksTwoFactor = and(
  eq(memberships.status, "active"),
  isNull(users.totpEnabledAt),
  isNull(users.deletedAt),
);

type OwnRole = { companyId: string; companyRole: MemberRole; readOnlySince: Date | null };

/** A role may give, change or take away this one. @throws AppError `forbidden`. */
export const requireActOn = (own: OwnRole, role: MemberRole): void => requireActFor(own, own, actOn(role));

/** Selects an invitation that can be accepted: it is none of accepted, revoked and out of date. */
export const isOpenInvitation = sql`(${invitations.acceptedAt} is null and ${invitations.revokedAt} is null
  and ${invitations.expiresAt} > app_now())`;
