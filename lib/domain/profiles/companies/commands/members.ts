import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { memberRoles } from "@/db/enums";
import { memberships } from "@/db/schema/accounts";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { changesOf } from "@/lib/core/audit-detail";
import type { Effects } from "@/lib/core/effects";
import { conflict } from "@/lib/core/errors";
import { upperCase } from "@/lib/core/fields";
import { userChannel } from "@/lib/core/live-events";
import { command } from "@/lib/core/operation";
import { uuidv7 } from "@/lib/utils/uuid";
import { removalMailJob } from "../events";
import { markBeyondPlan, requirePlace } from "../plan";
import { requireActFor, requireActOn, requireNoHold } from "../policy";
import { actOn, may } from "../rules";
import { leftOutput, memberIdInput, memberOutput, updateMemberInput } from "../schema";
import {
  endAccess,
  endCompanyOfOne,
  lockCompany,
  lockMembership,
  type NamedToken,
  type OwnMembership,
  readKnownTokens,
  removeMember,
  requireOtherAdmin,
  revokeInvitationsOf,
} from "../store";
import { type Member, readMember } from "../views";

type Meeting = { own: OwnMembership; member: Member };

/** The company is locked first, so that roles are compared as they are now and one request at a time. */
async function lockMember({
  db,
  actor,
  input,
}: {
  db: Transaction;
  actor: UserActor;
  input: { id: string };
}): Promise<Meeting | null> {
  const own = await lockCompany(db, actor);
  const member = own && (await readMember(db, own.companyId, input.id));
  return own && member && { own, member };
}

const toView = ({ userId, role, status }: Member, knownTokens: NamedToken[]) => ({
  member: { id: userId, role: upperCase(role), status: upperCase(status) },
  knownTokens,
});

const isMember = ({ own, member }: Meeting) =>
  and(eq(memberships.companyId, own.companyId), eq(memberships.userId, member.userId));

const ofMember = {
  kind: "member",
  id: ({ subject }: { subject: Meeting }) => subject.member.userId,
} as const;

/** Whoever has another role now reads the page that is open again. */
const announceRole = (effects: Effects, companyId: string, userId: string) =>
  effects.emit({ channel: userChannel(userId), name: "access.changed", data: { companyId } });

/** Changes a member's role, pauses or resumes them. A paused member has lost all access when the answer arrives. */
export const updateMember = command({
  name: "members.update",
  summary: "Change a member's role, pause or resume them",
  input: updateMemberInput,
  output: memberOutput,
  access: "signedIn",
  subject: lockMember,
  allow: ({ actor, input, subject: { own, member } }) => {
    requireNoHold(actor);
    requireActOn(own, member.role);
    if (input.role !== undefined && input.role !== member.role) {
      requireActFor(own, own, "manageMembers");
      requireActOn(own, input.role);
    }
  },
  audit: {
    kind: "member",
    // What changed nothing is no act.
    id: ({ input: { role, status }, subject: { member } }) =>
      (role ?? member.role) === member.role && (status ?? member.status) === member.status
        ? undefined
        : member.userId,
    detail: ({ input: { role, status }, subject: { member } }) => ({
      changed: changesOf({ role: member.role, status: member.status }, { role, status }),
    }),
  },
  run: async ({ db, input, subject, effects }) => {
    const { own, member } = subject;
    const { role = member.role, status = member.status } = input;
    if (role !== "admin" || status !== "active") await requireOtherAdmin(db, own.companyId, member);
    if (status === "active" && member.status === "paused") await requirePlace(db, own.companyId);
    await db.update(memberships).set({ role, status }).where(isMember(subject));
    if (status === "paused" && member.status === "active")
      await endAccess(db, effects, own.companyId, member.userId);
    else if (role !== member.role) announceRole(effects, own.companyId, member.userId);
    await markBeyondPlan(db, own.companyId);
    const beyond = memberRoles.filter((one) => status === "paused" || !may(role, actOn(one)));
    await revokeInvitationsOf(db, effects, own.companyId, member.userId, beyond);
    const loses = memberRoles.indexOf(role) > memberRoles.indexOf(member.role) || status === "paused";
    const known = loses ? await readKnownTokens(db, own.companyId, member.userId) : [];
    return toView({ ...member, role, status }, known);
  },
});

/** Takes a member out. They have lost all access when the answer arrives; what they made stays with the company. */
export const deleteMember = command({
  name: "members.delete",
  summary: "Remove a member from the company",
  input: memberIdInput,
  output: leftOutput,
  access: "signedIn",
  subject: lockMember,
  allow: ({ actor, subject: { own, member } }) => {
    requireNoHold(actor);
    requireActOn(own, member.role);
  },
  audit: ofMember,
  run: async ({ db, actor, subject: { own, member }, effects }) => {
    await requireOtherAdmin(db, own.companyId, member);
    const left = await removeMember(db, effects, own.companyId, member.userId, actor.userId);
    await markBeyondPlan(db, own.companyId);
    const { userId } = member;
    effects.job(removalMailJob, { userId, companyId: own.companyId, requestId: uuidv7() });
    return { id: userId, ...left };
  },
});

/** Every member may leave, paused ones too, but the last Admin of others. With its only member the company ends. */
export const leaveCompany = command({
  name: "members.leave",
  summary: "Leave the company",
  input: z.object({}),
  output: leftOutput,
  access: "signedIn",
  // Whoever may not go on without two-factor sign-in may still go.
  beforeTwoFactor: true,
  subject: ({ db, actor }) => lockMembership(db, actor.userId),
  allow: ({ actor }) => requireNoHold(actor),
  audit: { kind: "member", id: ({ subject }) => subject.member.userId },
  run: async ({ db, subject: { companyId, member }, effects }) => {
    const endedTokens = await endCompanyOfOne(db, effects, companyId, member.userId);
    if (endedTokens) return { id: member.userId, endedTokens, knownTokens: [] };
    await requireOtherAdmin(db, companyId, member);
    const left = await removeMember(db, effects, companyId, member.userId, null);
    await markBeyondPlan(db, companyId);
    return { id: member.userId, ...left };
  },
});

/** Makes another active member an Admin, and the caller a Manager, in one step. */
export const transferCompany = command({
  name: "members.transfer",
  summary: "Hand the company over: another member becomes Admin, the caller a Manager",
  input: memberIdInput,
  output: memberOutput,
  access: "signedIn",
  subject: lockMember,
  allow: ({ actor, subject: { own } }) => {
    requireNoHold(actor);
    requireActFor(own, own, "manageMembers");
  },
  audit: ofMember,
  run: async ({ db, actor, subject, effects }) => {
    const { own, member } = subject;
    if (member.userId === actor.userId) throw conflict("You are the Admin already.");
    if (member.status !== "active")
      throw conflict("A paused member can't take over. Please resume them first.");
    await db.update(memberships).set({ role: "admin" }).where(isMember(subject));
    await db
      .update(memberships)
      .set({ role: "manager" })
      .where(and(eq(memberships.companyId, own.companyId), eq(memberships.userId, actor.userId)));
    await markBeyondPlan(db, own.companyId);
    for (const userId of [member.userId, actor.userId]) announceRole(effects, own.companyId, userId);
    await revokeInvitationsOf(db, effects, own.companyId, actor.userId, ["admin", "manager"]);
    const known = await readKnownTokens(db, own.companyId, actor.userId);
    return toView({ ...member, role: "admin" }, known);
  },
});
