import { sql } from "drizzle-orm";
import {
  apiTokens,
  companies,
  emailTokens,
  invitations,
  memberships,
  recoveryCodes,
  sessions,
  users,
} from "@/db/schema/accounts";
import { pushSubscriptions } from "@/db/schema/push";
import { accountSwitches, accountValues } from "@/lib/domain/accounts/accounts/preferences";
import { byUser, holding } from "./holding";

export const accountsHoldings = [
  holding({
    table: users,
    purpose: "account",
    copies: [
      {
        file: "account",
        about: "Your account: address, name, type, consent and settings.",
        of: byUser(users.id),
        gives: [
          ...(["id", "email", "name", "userType", "companyText", "subscriptionLevel"] as const),
          ...(["emailVerifiedAt", "termsAcceptedAt", "termsVersion", "totpEnabledAt"] as const),
          ...Object.values(accountSwitches),
          ...Object.values(accountValues),
          ...(["passwordChangedAt", "staffSince", "deletedAt", "createdAt"] as const),
          ...(["heldAt", "reviewReason", "closedAt"] as const),
        ],
      },
    ],
    secret: ["passwordHash", "totpSecret"],
    technical: ["totpLastStep", "digestFrom", "digestDue", "reportedMonth", "autoMatchedOn"],
  }),
  holding({
    table: sessions,
    purpose: "sessions",
    copies: [
      {
        file: "sessions",
        about: "Where you were signed in: device, network address and times.",
        of: byUser(sessions.userId),
        gives: [
          "id",
          "kind",
          "ip",
          "userAgent",
          "createdAt",
          "lastSeenAt",
          "expiresAt",
          "revokedAt",
          "confirmedAt",
        ],
      },
    ],
    secret: ["refreshHash", "previousRefreshHash"],
    technical: ["userId", "rotatedAt"],
  }),
  holding({
    table: emailTokens,
    purpose: "links",
    copies: [
      {
        file: "mailed-links",
        about: "Links that we mailed you, without what opens them.",
        of: byUser(emailTokens.userId),
        gives: ["id", "purpose", "email", "expiresAt", "usedAt", "createdAt"],
      },
    ],
    secret: ["tokenHash"],
    technical: ["userId"],
  }),
  holding({
    table: recoveryCodes,
    purpose: "account",
    copies: [
      {
        file: "recovery-codes",
        about: "Your recovery codes: when each was used, not the codes.",
        of: byUser(recoveryCodes.userId),
        gives: ["usedAt"],
        order: ["label"],
      },
    ],
    secret: ["label", "codeHash"],
    technical: ["userId"],
  }),
  holding({
    table: companies,
    purpose: "account",
    copies: [
      {
        file: "company",
        about: "The company you belong to.",
        of: ({ userId }) =>
          sql`${companies.id} in (select company_id from memberships where user_id = ${userId})`,
        gives: [
          ...(["id", "name", "website", "description", "industry", "requiresTwoFactor"] as const),
          ...(["twoFactorFrom", "newsroomsVisible", "newsroomsTakeMessages", "createdAt"] as const),
        ],
      },
    ],
  }),
  holding({
    table: memberships,
    purpose: "account",
    copies: [
      {
        file: "memberships",
        about: "Your role in that company.",
        of: byUser(memberships.userId),
        gives: ["companyId", "role", "status", "readOnlySince", "createdAt"],
      },
    ],
    technical: ["userId"],
  }),
  holding({
    table: pushSubscriptions,
    purpose: "push",
    copies: [
      {
        file: "push-devices",
        about:
          "Devices that take pushes, with what each is told of, without its address at its push service.",
        of: byUser(pushSubscriptions.userId),
        gives: [
          ...(["id", "device", "calls", "messages", "pitchesReceived", "pitchesAccepted"] as const),
          ...(["previews", "createdAt", "deliveredAt", "waitsUntil", "failingSince", "endedAt"] as const),
        ],
      },
    ],
    secret: ["endpoint", "p256dh", "auth"],
    technical: ["userId", "sessionId", "serverKey"],
  }),
  holding({
    table: apiTokens,
    purpose: "tokens",
    copies: [
      {
        file: "api-tokens",
        about: "API tokens of yours, and those of your company that you made, without what they open.",
        of: ({ userId }) => sql`(${apiTokens.userId} = ${userId} or ${apiTokens.madeBy} = ${userId})`,
        gives: [
          ...(["id", "companyId", "role", "name", "prefix", "scopes"] as const),
          ...(["expiresAt", "revokedAt", "lastUsedAt", "calls", "callsMonth", "createdAt"] as const),
        ],
      },
    ],
    secret: ["tokenHash"],
    technical: ["userId", "madeBy", "warnedAt"],
  }),
  holding({
    table: invitations,
    purpose: "links",
    copies: [
      {
        file: "invitations",
        about: "Invitations to a company that we mailed you, or others for you, without what opens them.",
        of: ({ userId }) => sql`(${invitations.invitedBy} = ${userId}
          or ${invitations.email} = (select email from users where id = ${userId}))`,
        gives: ["id", "companyId", "email", "role", "expiresAt", "acceptedAt", "revokedAt", "createdAt"],
      },
    ],
    secret: ["tokenHash"],
    technical: ["invitedBy"],
  }),
];
