import { and, eq, getTableColumns, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { MemberRole } from "@/db/enums";
import { only } from "@/db/only";
import { companies, invitations, memberships, users } from "@/db/schema/accounts";
import { notifications } from "@/db/schema/platform";
import { profiles } from "@/db/schema/profiles";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import type { Effects } from "@/lib/core/effects";
import { AppError, conflict, invalidField } from "@/lib/core/errors";
import { command } from "@/lib/core/operation";
import { notify } from "@/lib/domain/profiles/notifications/store";
import { refreshListing } from "@/lib/domain/profiles/profiles/store";
import { countAttempt, countInvitationMail } from "@/lib/platform/auth/account-limits";
import { hashToken } from "@/lib/platform/crypto/tokens";
import { refuseBlocked } from "@/lib/utils/email-guard";
import { uuidv7 } from "@/lib/utils/uuid";
import { invitationMailJob } from "../events";
import { invitationToken } from "../invitation-token";
import { requirePlace, requireSeat } from "../plan";
import { isOpenInvitation, requireActOn, requireNoHold } from "../policy";
import {
  companyMessages,
  endedInvitation,
  INVITATION_DAYS,
  type InvitationEnd,
  invitationState,
} from "../rules";
import { invitationIdInput, invitationOutput, invitationTokenInput, inviteInput } from "../schema";
import { lockCompany } from "../store";
import { endOf, firstNewsroom, invitationColumns, readMember, toInvitationView } from "../views";

const untilExpiry = sql`app_now() + make_interval(days => ${INVITATION_DAYS})` as never;

const readView = (db: Transaction, id: string) =>
  db
    .select(invitationColumns)
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .where(eq(invitations.id, id))
    .then(only)
    .then(toInvitationView);

/** Invitations reach people who never asked for a mail of ours: their sender has a confirmed address, and no hold. */
function requireInviting(actor: UserActor): void {
  if (!actor.emailVerified) throw new AppError("email_unverified");
  requireNoHold(actor);
}

/**
 * An address is mailed a few times at most, however often it is invited, and the invitation taken back; and who sends
 * invitations, and their company, so many in a day.
 */
async function countMail({ userId }: UserActor, companyId: string, email: string): Promise<void> {
  await countAttempt("mail", `invitation:${companyId}:${email}`);
  await countInvitationMail(userId);
  await countInvitationMail(`company:${companyId}`);
}

/** Mails a link that makes its reader a member, once and for some days. It takes a place until then. */
export const invite = command({
  name: "invitations.create",
  summary: "Invite somebody to the company by mail",
  // Whoever could not sign up by the address could not use the invitation.
  input: inviteInput.safeExtend({ email: inviteInput.shape.email.superRefine(refuseBlocked) }),
  output: invitationOutput,
  access: "signedIn",
  message: "Invitation sent.",
  subject: ({ db, actor }) => lockCompany(db, actor),
  allow: ({ actor, input, subject }) => {
    requireInviting(actor);
    requireActOn(subject, input.role);
  },
  audit: {
    kind: "invitation",
    id: ({ output }) => output.invitation.id,
    detail: ({ input: { role } }) => ({ role }),
  },
  run: async ({ db, actor, input: { email, role }, subject: { companyId }, effects }) => {
    const [member] = await db
      .select({ id: users.id })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(and(eq(memberships.companyId, companyId), eq(users.email, email)));
    if (member) throw conflict(companyMessages.alreadyMember);
    const unanswered = and(
      ...[eq(invitations.companyId, companyId), eq(invitations.email, email)],
      ...[isNull(invitations.acceptedAt), isNull(invitations.revokedAt)],
    );
    const [open] = await db
      .select({ id: invitations.id })
      .from(invitations)
      .where(and(unanswered, isOpenInvitation));
    if (open) throw conflict(companyMessages.isInvited);
    await requirePlace(db, companyId);
    await countMail(actor, companyId, email);
    // One that is out of date makes room for the new one.
    await db.update(invitations).set({ revokedAt: sql`app_now()` }).where(unanswered);
    const [id, requestId] = [uuidv7(), uuidv7()];
    const tokenHash = hashToken(invitationToken(id, requestId));
    const fields = { id, companyId, email, role, tokenHash, invitedBy: actor.userId };
    await db.insert(invitations).values({ ...fields, expiresAt: untilExpiry });
    effects.job(invitationMailJob, { invitationId: id, requestId });
    await notifyInvited(db, effects, { id, companyId, email });
    return { invitation: await readView(db, id) };
  },
});

/** Whoever has an account at the invited address reads of it here too; the link itself is in the mail alone. */
async function notifyInvited(db: Transaction, effects: Effects, { id, companyId, email }: NewInvitation) {
  const [invited] = await db
    .select({ userId: users.id, profileId: profiles.id, company: companies.name })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .innerJoin(companies, eq(companies.id, companyId))
    .where(and(eq(users.email, email), isNotNull(users.emailVerifiedAt), isNull(users.deletedAt)));
  if (!invited) return;
  await notify(db, effects, {
    ...{ profileId: invited.profileId, audience: [invited.userId] },
    ...{ kind: "invitation_received", dedupeKey: invitationKey(id), subjectId: id },
    data: { company: invited.company, email },
  });
}
const invitationKey = (id: string) => `invitation:${id}`;
type NewInvitation = { id: string; companyId: string; email: string };

/** The row is locked through the company, and is one that nobody accepted or took back. */
async function lockInvitation({
  db,
  actor,
  input,
}: {
  db: Transaction;
  actor: UserActor;
  input: { id: string };
}) {
  const own = await lockCompany(db, actor);
  if (!own) return null;
  const [row] = await db
    .select({
      id: invitations.id,
      email: invitations.email,
      role: invitations.role,
      isOpen: sql<boolean>`${isOpenInvitation}`,
    })
    .from(invitations)
    .where(
      and(
        ...[eq(invitations.id, input.id), eq(invitations.companyId, own.companyId)],
        ...[isNull(invitations.acceptedAt), isNull(invitations.revokedAt)],
      ),
    );
  return row ? { own, ...row } : null;
}

const ofInvitation = {
  kind: "invitation",
  id: ({ subject }: { subject: { id: string } }) => subject.id,
  detail: ({ subject: { role } }: { subject: { role: MemberRole } }) => ({ role }),
} as const;

/** Mails a new link, which works for as long as the first one did; the earlier link ends. */
export const resendInvitation = command({
  name: "invitations.resend",
  summary: "Mail an invitation once more, with a new link",
  input: invitationIdInput,
  output: invitationOutput,
  access: "signedIn",
  message: "Invitation sent.",
  subject: lockInvitation,
  allow: ({ actor, subject }) => {
    requireInviting(actor);
    requireActOn(subject.own, subject.role);
  },
  audit: ofInvitation,
  run: async ({ db, actor, subject: { id, email, isOpen, own }, effects }) => {
    if (!isOpen) await requirePlace(db, own.companyId);
    await countMail(actor, own.companyId, email);
    const requestId = uuidv7();
    const tokenHash = hashToken(invitationToken(id, requestId));
    await db
      .update(invitations)
      .set({ tokenHash, invitedBy: actor.userId, expiresAt: untilExpiry })
      .where(eq(invitations.id, id));
    effects.job(invitationMailJob, { invitationId: id, requestId });
    return { invitation: await readView(db, id) };
  },
});

export const revokeInvitation = command({
  name: "invitations.revoke",
  summary: "Take an invitation back",
  input: invitationIdInput,
  output: z.object({ id: z.uuid() }),
  access: "signedIn",
  subject: lockInvitation,
  allow: ({ subject }) => requireActOn(subject.own, subject.role),
  audit: ofInvitation,
  run: async ({ db, subject: { id, email } }) => {
    await db.update(invitations).set({ revokedAt: sql`app_now()` }).where(eq(invitations.id, id));
    await db
      .delete(notifications)
      .where(
        and(
          inArray(
            notifications.userId,
            db.select({ id: users.id }).from(users).where(eq(users.email, email)),
          ),
          eq(notifications.dedupeKey, invitationKey(id)),
        ),
      );
    return { id };
  },
});

const ended = (how: InvitationEnd) =>
  invalidField("token", `This invitation is over. ${endedInvitation[how]}`);

/**
 * Makes the caller a member. What the sender may grant is checked again: they may have been demoted, paused or removed
 * since.
 */
export const acceptInvitation = command({
  name: "invitations.accept",
  summary: "Accept an invitation, and become a member of its company",
  input: invitationTokenInput,
  output: z.object({
    company: z.object({ id: z.uuid(), name: z.string(), newsroom: z.string().nullable() }),
    invitationId: z.uuid(),
  }),
  access: "signedIn",
  secret: true,
  audit: { kind: "invitation", id: ({ output }) => output.invitationId },
  run: async ({ db, actor, input, effects }) => {
    const isMeant = eq(invitations.tokenHash, hashToken(input.token));
    const [found] = await db.select({ companyId: invitations.companyId }).from(invitations).where(isMeant);
    if (!found) throw ended("unknown");
    const { companyId } = found;
    const [company] = await db
      .select({
        ...{ id: companies.id, name: companies.name },
        newsroom: firstNewsroom(profiles.slug, sql`${companyId}::uuid`),
      })
      .from(companies)
      .where(eq(companies.id, companyId))
      .for("no key update");
    if (!company) throw ended("unknown");
    const [row] = await db
      .select({ ...getTableColumns(invitations), isOpen: sql<boolean>`${isOpenInvitation}` })
      .from(invitations)
      .where(isMeant);
    const [user] = await db
      .select({ email: users.email, userType: users.userType, companyId: memberships.companyId })
      .from(users)
      .leftJoin(memberships, eq(memberships.userId, users.id))
      .where(eq(users.id, actor.userId));
    if (!row) throw ended("unknown");
    const sender = row.invitedBy === null ? null : await readMember(db, companyId, row.invitedBy);
    const state = invitationState(user, row, sender);
    if (!row.isOpen && state !== "isMember") throw ended(endOf(row));
    if (state !== "open" && state !== "signedOut") throw conflict(companyMessages[state]);
    await requireSeat(db, companyId);
    await db.insert(memberships).values({ companyId, userId: actor.userId, role: row.role });
    await db.update(invitations).set({ acceptedAt: sql`app_now()` }).where(eq(invitations.id, row.id));
    // The token came with a mail to the account's own address, which is confirmed by it.
    await db
      .update(users)
      .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, app_now())` })
      .where(eq(users.id, actor.userId));
    const own = await db.select({ id: profiles.id }).from(profiles).where(eq(profiles.userId, actor.userId));
    for (const { id } of own) await refreshListing(db, effects, id);
    return { company, invitationId: row.id };
  },
});
