import { sql } from "drizzle-orm";
import { blocks, reports } from "@/db/schema/trust";
import { byProfile, byUser, holding, list } from "./holding";

export const trustHoldings = [
  holding({
    table: blocks,
    purpose: "choices",
    copies: [
      {
        file: "blocks",
        about: "Profiles you blocked.",
        // Who blocked the owner is nobody's but the other side's.
        of: byProfile(blocks.blockerId),
        gives: ["blockerId", "blockedId", "createdAt"],
      },
    ],
    technical: ["userId"],
  }),
  holding({
    table: reports,
    purpose: "reports",
    copies: [
      {
        file: "reports",
        about: "What you reported, and what was decided.",
        of: byUser(reports.reporterId),
        gives: [
          ...([
            "id",
            "reporterProfileId",
            "subjectKind",
            "subjectId",
            "profileId",
            "reason",
            "text",
          ] as const),
          ...(["state", "statement", "decidedAt", "createdAt"] as const),
        ],
      },
      {
        file: "decisions",
        about: "What was decided about reports of your profiles, without who reported them.",
        of: ({ profileIds }) =>
          sql`(${reports.profileId} = any(${list(profileIds)}) and ${reports.decidedAt} is not null)`,
        gives: ["id", "subjectKind", "subjectId", "profileId", "reason", "state", "statement", "decidedAt"],
      },
      {
        file: "questions",
        about: "What our staff asked you about a report, and what you answered.",
        of: (owner) => sql`(${byUser(reports.accountId)(owner)} and ${reports.askedAt} is not null)`,
        gives: ["id", "question", "askedAt", "answer", "answeredAt"],
      },
    ],
    technical: [
      ...(["reporterId", "accountId", "snapshot", "takenById", "takenAt"] as const),
      ...(["proposedById", "decidedById", "askedById"] as const),
    ],
    remains: ["snapshot", "statement", "question", "answer"],
  }),
];
