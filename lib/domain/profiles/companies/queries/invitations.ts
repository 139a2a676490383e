import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { memberRoles } from "@/db/enums";
import { companies, invitations, memberships, users } from "@/db/schema/accounts";
import { profiles } from "@/db/schema/profiles";
import { toIso, upperCase } from "@/lib/core/fields";
import { query } from "@/lib/core/operation";
import { hashToken } from "@/lib/platform/crypto/tokens";
import { isOpenInvitation, requireActFor } from "../policy";
import { invitationState } from "../rules";
import { invitationsOutput, invitationTokenInput, shownInvitationView } from "../schema";
import { endOf, firstNewsroom, invitationColumns, readMember, toInvitationView } from "../views";

/** More than a company has places, as those that are out of date are listed until they are taken back. */
const MAX_LISTED = 100;

export const listInvitations = query({
  name: "invitations.list",
  summary: "The company's invitations that nobody accepted or took back",
  input: z.object({}),
  output: invitationsOutput,
  access: "signedIn",
  subject: ({ actor }) => (actor.companyId ? { companyId: actor.companyId } : null),
  allow: ({ actor, subject }) => requireActFor(actor, subject, "manageEditors"),
  run: async ({ db, subject }) => {
    const rows = await db
      .select(invitationColumns)
      .from(invitations)
      .leftJoin(users, eq(users.id, invitations.invitedBy))
      .where(
        and(
          eq(invitations.companyId, subject.companyId),
          isNull(invitations.acceptedAt),
          isNull(invitations.revokedAt),
        ),
      )
      .orderBy(desc(invitations.id))
      .limit(MAX_LISTED);
    return { invitations: rows.map(toInvitationView) };
  },
});

/** Answers what the page of an invitation's link shows to whoever opens it. */
export const showInvitation = query({
  name: "invitations.show",
  summary: "An invitation by the token of its link, and what its reader can do with it",
  input: invitationTokenInput,
  output: shownInvitationView,
  access: { public: "Whoever is invited may have no account yet; the token is what they were sent." },
  rateLimit: { perAddress: 60 },
  run: async ({ db, actor, input }) => {
    const [row] = await db
      .select({
        company: companies.name,
        companyId: invitations.companyId,
        kind: firstNewsroom(profiles.kind, invitations.companyId),
        ...{ email: invitations.email, role: invitations.role, expiresAt: invitations.expiresAt },
        ...{ senderId: invitations.invitedBy, invitedBy: users.name },
        ...{
          isOpen: invitationColumns.isOpen,
          acceptedAt: invitations.acceptedAt,
          revokedAt: invitations.revokedAt,
        },
      })
      .from(invitations)
      .innerJoin(companies, eq(companies.id, invitations.companyId))
      .leftJoin(users, eq(users.id, invitations.invitedBy))
      .where(eq(invitations.tokenHash, hashToken(input.token)));
    if (!row) return { invitation: null, state: "unknown" as const };
    const [reader] =
      actor.kind === "user"
        ? await db
            .select({ email: users.email, userType: users.userType, companyId: memberships.companyId })
            .from(users)
            .leftJoin(memberships, eq(memberships.userId, users.id))
            .where(eq(users.id, actor.userId))
        : [];
    const { companyId, isOpen, senderId, acceptedAt, revokedAt, ...shown } = row;
    const isMember = reader?.companyId === companyId;
    if (!isOpen && !isMember) return { invitation: null, state: endOf(row) };
    const [account] = await db.select({ id: users.id }).from(users).where(eq(users.email, row.email));
    const invitation = {
      ...shown,
      kind: upperCase(shown.kind === "source" ? ("source" as const) : ("brand" as const)),
      role: upperCase(row.role),
      expiresAt: toIso(row.expiresAt),
      hasAccount: account !== undefined,
    };
    const sender = senderId === null ? null : await readMember(db, companyId, senderId);
    return { invitation, state: invitationState(reader, row, sender) };
  },
});

/** Answers what the mail of an invitation says, or null where that link was replaced, used or taken back. */
export const readInvitationMail = query({
  name: "invitations.readMail",
  summary: "What the mail of an invitation says",
  input: z.object({ invitationId: z.uuid(), token: z.string().max(200) }),
  output: z
    .object({
      email: z.string(),
      role: z.enum(memberRoles),
      company: z.string(),
      invitedBy: z.string().nullable(),
      hasAccount: z.boolean(),
    })
    .nullable(),
  access: "jobs",
  run: async ({ db, input }) => {
    const [row] = await db
      .select({
        ...{ email: invitations.email, role: invitations.role },
        ...{ company: companies.name, invitedBy: users.name },
        hasAccount: sql<boolean>`exists (select 1 from users known where known.email = ${invitations.email})`,
      })
      .from(invitations)
      .innerJoin(companies, eq(companies.id, invitations.companyId))
      .leftJoin(users, eq(users.id, invitations.invitedBy))
      .where(
        and(
          eq(invitations.id, input.invitationId),
          eq(invitations.tokenHash, hashToken(input.token)),
          isOpenInvitation,
        ),
      );
    return row ?? null;
  },
});
