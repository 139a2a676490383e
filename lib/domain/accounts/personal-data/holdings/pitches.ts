import { sql } from "drizzle-orm";
import { pitchMeanings } from "@/db/schema/meaning";
import { coverage, pitchDrafts, pitches, ratings, stories } from "@/db/schema/pitches";
import { byProfile, holding, list } from "./holding";

/** Both parties get the text of a pitch and the moments of what happened with it. */
const pitchFields = [
  ...(["id", "senderProfileId", "recipientProfileId", "status", "title", "subject", "who", "what"] as const),
  ...([
    "whereLocation",
    "whenTiming",
    "whyNewsworthy",
    "content",
    "resources",
    "perks",
    "expertise",
  ] as const),
  ...(["urgency", "aiAssisted", "createdAt", "updatedAt", "sentAt", "readAt", "respondedAt"] as const),
  ...(["expiresAt", "completedAt", "declineReason", "storyUrl"] as const),
];
const ratingFields = [
  ...(["id", "pitchId", "raterProfileId", "ratedProfileId", "value", "feedback", "feedbackPublic"] as const),
  ...(["outcome", "storyUrl", "createdAt"] as const),
];

export const pitchesHoldings = [
  holding({
    table: pitchDrafts,
    purpose: "choices",
    copies: [
      {
        file: "pitch-drafts",
        about: "Your drafts, with their newsworthiness and the assistant's pieces you took.",
        of: byProfile(pitchDrafts.profileId),
        gives: [
          ...([
            "id",
            "profileId",
            "pitchPageId",
            "title",
            "who",
            "what",
            "where",
            "when",
            "why",
            "perks",
            "isActive",
          ] as const),
          ...(["matchCount", "sentCount", "acceptedCount", "lastSentAt", "newsworthiness"] as const),
          ...(["aiPieces", "createdAt", "updatedAt"] as const),
        ],
      },
    ],
    technical: ["userId", "version"],
  }),
  holding({
    table: pitches,
    purpose: "exchanges",
    copies: [
      {
        file: "pitches-sent",
        about: "Pitches you wrote, sent or not.",
        of: byProfile(pitches.senderProfileId),
        gives: [...pitchFields, "draftId", "aiPieces", "newsworthiness", "aiNewsworthyScore"],
      },
      {
        file: "pitches-received",
        about: "Pitches you received.",
        of: (owner) => sql`${byProfile(pitches.recipientProfileId)(owner)} and ${pitches.status} <> 'unsent'`,
        gives: pitchFields,
      },
    ],
    technical: ["senderId", "recipientId", "companyId"],
    remains: [...pitchFields, "aiPieces", "newsworthiness", "aiNewsworthyScore"],
  }),
  holding({
    table: stories,
    purpose: "exchanges",
    copies: [
      {
        file: "stories",
        about: "Stories that came of your collaborations.",
        of: ({ profileIds }) => sql`${stories.pitchId} in (select id from pitches
          where sender_profile_id = any(${list(profileIds)}) or recipient_profile_id = any(${list(profileIds)}))`,
        gives: [
          ...(["id", "pitchId", "url", "title", "description", "siteName", "found", "lookedAt"] as const),
          "createdAt",
        ],
      },
    ],
    technical: ["image", "imageKey"],
    remains: [
      ...(["id", "pitchId", "url", "title", "description", "image", "imageKey", "siteName"] as const),
      ...(["found", "lookedAt", "createdAt"] as const),
    ],
  }),
  holding({
    table: coverage,
    purpose: "profile",
    copies: [
      {
        file: "coverage",
        about: "Which of those stories stand on your profiles, and what you state of them.",
        of: byProfile(coverage.profileId),
        gives: [
          ...(["profileId", "storyId", "readers", "interactions", "readSeconds"] as const),
          ...(["statedAt", "createdAt"] as const),
        ],
      },
    ],
  }),
  holding({
    table: ratings,
    purpose: "exchanges",
    copies: [
      {
        file: "ratings-given",
        about: "Ratings you gave.",
        of: byProfile(ratings.raterProfileId),
        gives: ratingFields,
      },
      {
        file: "ratings-received",
        about: "Ratings you got, once they count.",
        of: (owner) => sql`${byProfile(ratings.ratedProfileId)(owner)} and ${ratings.countedAt} is not null`,
        gives: ratingFields,
      },
    ],
    technical: ["raterId", "countedAt"],
    remains: [...ratingFields, "countedAt"],
  }),
  holding({
    table: pitchMeanings,
    purpose: "choices",
    copies: [
      {
        file: "draft-topics",
        about: "How far matching takes each of your active drafts to be about a topic, 0 to 1.",
        of: ({ profileIds }) =>
          sql`${pitchMeanings.draftId} in (select id from pitch_drafts where profile_id = any(${list(profileIds)}))`,
        gives: ["draftId", "topicWeights"],
      },
    ],
    technical: ["vector"],
  }),
];
