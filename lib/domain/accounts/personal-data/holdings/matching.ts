import {
  dailyLikes,
  decisions,
  feedbackResets,
  matches,
  matchFeedback,
  preparedSuggestions,
  shownCards,
} from "@/db/schema/matching";
import { byProfile, byUser, holding } from "./holding";

export const matchingHoldings = [
  holding({
    table: decisions,
    purpose: "choices",
    copies: [
      {
        file: "likes-and-passes",
        about: "Whom your profiles liked and passed.",
        of: byProfile(decisions.profileId),
        gives: ["profileId", "targetId", "kind", "decidedAt"],
      },
    ],
    technical: ["userId", "hides"],
  }),
  holding({
    table: shownCards,
    purpose: "choices",
    copies: [
      {
        file: "shown-cards",
        about: "Whose cards your profiles saw, and when first.",
        of: byProfile(shownCards.profileId),
        gives: ["profileId", "targetId", "shownAt"],
      },
    ],
  }),
  holding({
    table: dailyLikes,
    purpose: "choices",
    copies: [
      {
        file: "likes-per-day",
        about: "How many likes you used per day.",
        of: byUser(dailyLikes.userId),
        gives: ["day", "likes", "superLikes"],
      },
    ],
    technical: ["userId"],
  }),
  holding({
    table: matches,
    purpose: "exchanges",
    copies: [
      {
        file: "matches",
        about: "Your matches.",
        of: byProfile(matches.profileA, matches.profileB),
        gives: ["id", "profileA", "profileB", "createdAt"],
      },
    ],
    remains: ["id", "profileA", "profileB", "createdAt"],
  }),
  holding({
    table: preparedSuggestions,
    purpose: "choices",
    copies: [
      {
        file: "prepared-suggestions",
        about: "Whom autoMatch has suggested to your profiles.",
        of: byProfile(preparedSuggestions.profileId),
        gives: ["profileId", "targetId", "preparedAt"],
      },
    ],
  }),
  holding({
    table: matchFeedback,
    purpose: "choices",
    copies: [
      {
        file: "suggestion-feedback",
        about: "What you answered to: Was this suggestion helpful?",
        of: byProfile(matchFeedback.profileId),
        gives: ["id", "profileId", "targetId", "helpful", "reason", "createdAt"],
      },
    ],
    technical: ["userId"],
  }),
  holding({
    table: feedbackResets,
    purpose: "choices",
    copies: [
      {
        file: "learned-topics-reset",
        about: "Topics whose learned weight you took back, and when.",
        of: byProfile(feedbackResets.profileId),
        gives: ["profileId", "topicId", "resetAt"],
      },
    ],
  }),
];
