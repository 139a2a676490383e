import { sql } from "drizzle-orm";
import {
  accountLimits,
  aiUsage,
  auditEntries,
  idempotencyKeys,
  mailDeliveries,
  notifications,
  rateLimits,
  stoppedAddresses,
} from "@/db/schema/platform";
import { byUser, holding } from "./holding";

export const platformHoldings = [
  holding({
    table: notifications,
    purpose: "choices",
    copies: [
      {
        file: "notifications",
        about: "Your notifications.",
        of: byUser(notifications.userId),
        gives: ["id", "kind", "actorProfileId", "subjectId", "data", "createdAt", "readAt", "mailedAt"],
      },
    ],
    technical: ["userId", "dedupeKey"],
  }),
  holding({
    table: auditEntries,
    purpose: "acts",
    copies: [
      {
        file: "acts",
        about:
          "What your account did, by the names of the operations that the API documents, and refused sign-ins.",
        of: ({ userId }) =>
          sql`(${auditEntries.userId} = ${userId} or ${auditEntries.subjectId} = ${userId})`,
        gives: [
          ...(["id", "profileId", "operation", "subjectKind", "subjectId", "companyId"] as const),
          ...(["profileName", "createdAt"] as const),
        ],
      },
    ],
    technical: ["userId", "userName", "subjectName", "job", "detail", "tokenId"],
    remains: [
      ...(["id", "userId", "profileId", "job", "operation", "subjectKind", "subjectId"] as const),
      ...(["detail", "tokenId", "createdAt"] as const),
    ],
  }),
  holding({
    table: mailDeliveries,
    purpose: "deliveries",
    copies: [
      {
        file: "sent-mail",
        about: "Which mails we sent to your address in the last 7 days, and what became of them.",
        of: ({ email }) => sql`${mailDeliveries.email} = ${email}`,
        gives: ["id", "email", "key", "state", "answer", "triedAt"],
      },
    ],
  }),
  holding({
    table: stoppedAddresses,
    purpose: "stoppedAddresses",
    copies: [
      {
        file: "refused-mail",
        about: "That your mail server refuses our mails, and what it answered.",
        of: ({ email }) => sql`${stoppedAddresses.email} = ${email}`,
        gives: ["id", "email", "answer", "createdAt"],
      },
    ],
  }),
  holding({
    table: aiUsage,
    purpose: "aiUsage",
    copies: [
      {
        file: "assistant-usage",
        about: "How much of its daily allowance your account used of an AI provider.",
        of: byUser(aiUsage.userId),
        gives: ["day", "tokens"],
      },
    ],
    technical: ["userId"],
  }),
  holding({
    table: idempotencyKeys,
    purpose: "counters",
    copies: [],
    technical: ["userId", "key", "operation", "requestHash", "response", "companyId", "createdAt"],
  }),
  holding({
    table: accountLimits,
    purpose: "counters",
    copies: [],
    technical: ["bucket", "key", "windowStart", "count"],
  }),
  holding({
    table: rateLimits,
    purpose: "counters",
    copies: [],
    technical: ["key", "points", "expire"],
  }),
];
