import { z } from "zod";
import { decisionKinds, pitchStatuses } from "@/db/enums";
import { isoDate, NOT_FOUND_PARAMS, rowId, text, upperEnum } from "@/lib/core/fields";
import { pageInput, paginationSchema } from "@/lib/core/page-schema";
import { FEEDBACK_BOUND, type FeedbackKind } from "@/lib/domain/matching/matching/feedback-steps";
import { draftTextsView } from "@/lib/domain/pitching/pitch-drafts/schema";
import { addressPart, followersHere, partyView } from "@/lib/domain/profiles/profiles/schema";

export const matchActions = [...decisionKinds, "undo"] as const;
export type MatchAction = (typeof matchActions)[number];

export const matchIdInput = z.object({ id: rowId() });
/** `id` is the candidate's profile id, or its user's id. */
export const candidateIdInput = z.object({ id: rowId() });
/** A profile by its slug, an old one, its id or its user's. */
export const candidateAddressInput = z.object({ id: addressPart() });
export const actInput = z.object({
  id: rowId(),
  action: z.enum(matchActions, { error: `action must be one of ${matchActions.join(", ")}` }),
});
/** `pitchId` scores by that one of the caller's active pitches; without it the best of all counts. */
const forPitch = { pitchId: rowId().optional() };
export const listSuggestionsInput = z.object({ ...pageInput(10), ...forPitch });
export const listMatchesInput = z.object({ ...pageInput(), ...forPitch });
export const listHistoryInput = z.object(pageInput());

export const feedbackLimit = 500;
export const feedbackInput = z
  .object({
    matchId: rowId().optional(),
    profileId: rowId().optional(),
    helpful: z.boolean({ error: "helpful must be true or false" }),
    reason: text("Reason", feedbackLimit).optional(),
  })
  .refine((input) => (input.matchId === undefined) !== (input.profileId === undefined), {
    path: ["profileId"],
    error: "Say which match or which profile this is about",
  });

const share = z.number().min(0).max(1);
const mapFactors = <T extends z.ZodType>(each: T) =>
  z.object({
    topicAlignment: each,
    locationProximity: each,
    socialReach: each,
    responseTime: each,
    reputation: each,
    perksAlignment: each,
  });

const scoreFields = {
  /** 0..1, shown as a percent. */
  matchScore: share,
  /** The best reasons, three at most, each of a factor above neutral; none where nothing speaks for the two. */
  matchReasons: z.array(z.string()),
  /** Short words, four at most: topics and perks of both sides, and what was measured of the candidate. */
  matchTags: z.array(z.string()),
  compatibilityFactors: mapFactors(share),
  /** The same factors with their reasons; without data `value` is 0.5 and `known` false. */
  factors: mapFactors(z.object({ value: share, known: z.boolean(), reason: z.string() })),
  /** A text such as "148 miles away"; null when a place is not known. */
  distance: z.string().nullable(),
  /** The viewer's active pitch that suits best; null when the profile alone was scored. */
  bestPitch: z.object({ id: z.uuid(), title: z.string() }).nullable(),
};

/** A candidate as a card shows it. Lists that a type does not have are empty. */
export const cardView = partyView.extend({
  /** The account is deleted: everything of theirs is blank, and nothing can be sent to them. */
  deleted: z.boolean(),
  about: z.string(),
  followerCount: followersHere,
  expertise: z.array(z.string()),
  industries: z.array(z.string()),
  demographics: z.array(z.string()),
  publications: z.array(z.string()),
  pressTypes: z.array(z.string()),
  platforms: z.array(z.string()),
  perksPreferred: z.array(z.string()),
  perksOffered: z.array(z.string()),
  /** Only press has these, which say what they are looking for: newest first, three at most, none past its deadline. */
  currentSearches: z.array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      description: z.string(),
      deadline: isoDate().nullable(),
    }),
  ),
  /** Everybody but press has these active pitches: newest first, three at most. */
  currentPitches: z.array(
    draftTextsView.extend({
      id: z.uuid(),
      /** The pitch scored above 0.7, and its writer has AI switched on. */
      aiNewsworthy: z.boolean(),
    }),
  ),
});
export type CardView = z.infer<typeof cardView>;

export const suggestionView = z.object({
  profile: cardView,
  ...scoreFields,
  canSuperLike: z.boolean(),
  /** The candidate sent the viewer a super like, so they come first. */
  superLikedYou: z.boolean(),
  /** The conversation of the two, where an accepted pitch or a match has opened one. */
  conversationId: z.uuid().nullable(),
});
export type SuggestionView = z.infer<typeof suggestionView>;

const likesLeftFields = {
  dailyLikesRemaining: z.number().int(),
  superLikesRemaining: z.number().int(),
};

export const suggestionListView = z.object({
  suggestions: z.array(suggestionView),
  ...likesLeftFields,
  /** The deck asks for an active pitch first. */
  hasActivePitch: z.boolean(),
  pagination: paginationSchema,
});
export type SuggestionListView = z.infer<typeof suggestionListView>;

export const candidateView = suggestionView.extend({
  /** The viewer's decision; null while undecided, and for a pass that was brought back. */
  decision: z.enum(decisionKinds).nullable(),
  matchId: z.uuid().nullable(),
  /** The two discover each other: only then there is a like, a pass and feedback. A pitch may always be sent. */
  canDecide: z.boolean(),
  /** The latest pitch between the two, either way. */
  pitch: z
    .object({
      id: z.uuid(),
      title: z.string(),
      side: z.enum(["sender", "recipient"]),
      status: upperEnum(pitchStatuses),
    })
    .nullable(),
});
export type CandidateView = z.infer<typeof candidateView>;

export const candidateOutput = z.object({
  candidate: candidateView,
  ...likesLeftFields,
  hasActivePitch: z.boolean(),
});

/** A mutual match, from the viewer's side: `profile` is the other party. */
export const matchView = z.object({
  id: z.uuid(),
  profile: cardView,
  ...scoreFields,
  conversationId: z.uuid().nullable(),
  createdAt: isoDate(),
});
export type MatchView = z.infer<typeof matchView>;

export const matchListView = z.object({ matches: z.array(matchView), pagination: paginationSchema });
export type MatchListView = z.infer<typeof matchListView>;

export const actOutput = z.object({
  action: z.enum(matchActions),
  /** The two like each other now. */
  matched: z.boolean(),
  match: matchView.nullable(),
  profile: z.object({ id: z.uuid(), name: z.string() }),
  hasActivePitch: z.boolean(),
  ...likesLeftFields,
});
export type ActOutput = z.infer<typeof actOutput>;

export const historyListView = z.object({
  history: z.array(
    z.object({
      profile: partyView,
      action: z.enum(decisionKinds),
      /** False for a pass that Refresh Matches brought back to the deck. */
      hides: z.boolean(),
      matchId: z.uuid().nullable(),
      decidedAt: isoDate(),
    }),
  ),
  pagination: paginationSchema,
});

export const feedbackOutput = z.object({
  feedback: z.object({
    profileId: z.uuid(),
    helpful: z.boolean(),
    reason: z.string(),
    createdAt: isoDate(),
  }),
});

const MAX_TOPIC_ID = 100;

/** `id` is a topic's, as in `/topics`; a topic that no act of the caller was about is not found. */
export const weightIdInput = z.object({
  id: z
    .string()
    .refine((id) => id.length <= MAX_TOPIC_ID, { params: NOT_FOUND_PARAMS, message: "Unknown topic" })
    .meta({ maxLength: MAX_TOPIC_ID }),
});

const count = z.number().int();

const weightView = z.object({
  topicId: z.string(),
  topic: z.string(),
  /** -0.1..0.1: added to the score of a candidate who is about this topic alone; of several, their mean. */
  weight: z.number().min(-FEEDBACK_BOUND).max(FEEDBACK_BOUND),
  /** A text such as "Less about Golf". */
  title: z.string(),
  /** A text such as "You passed on 4 and declined 2 as not your beat." */
  reason: z.string(),
  /** The number of acts of each kind that were about the topic itself. */
  acts: z.object({
    pass: count,
    unhelpful: count,
    notMyBeat: count,
    like: count,
    helpful: count,
    story: count,
  } satisfies Record<FeedbackKind, z.ZodType>),
});

export const learningView = z.object({
  /** False where the account has AI switched off: nothing is learned then, and the lists are empty. */
  enabled: z.boolean(),
  /** The strongest weight comes first. */
  weights: z.array(weightView),
  /** The number of people whose score is moved directly, by feedback about them or by what was done. */
  people: count,
  /** What no longer counts and can be restored: the reset of everything first, then the newest. */
  takenBack: z.array(
    z.object({
      /** Null where everything was taken back. */
      topicId: z.string().nullable(),
      topic: z.string(),
      reason: z.string(),
      takenBackAt: isoDate(),
    }),
  ),
});
export type LearningView = z.infer<typeof learningView>;

/** The numbers on the matching platform's tabs, each counted to 10,000 at most. */
export const matchingCountsView = z.object({
  counts: z.object({
    pitches: z.number().int(),
    matches: z.number().int(),
    /** Received and sent pitches together. */
    inbox: z.number().int(),
    received: z.number().int(),
    sent: z.number().int(),
    /** The received pitches that the caller has not answered, and their unread messages. */
    waiting: z.number().int(),
    /** What waits at the other newsrooms that the caller may act for, where something does. */
    elsewhere: z.array(z.object({ profileId: z.uuid(), waiting: z.number().int() })),
  }),
});
export type MatchingCounts = z.infer<typeof matchingCountsView>["counts"];
