/** These acts of a viewer are learned from; they are listed in this order. */
export const feedbackKinds = ["pass", "unhelpful", "notMyBeat", "like", "helpful", "story"] as const;
export type FeedbackKind = (typeof feedbackKinds)[number];

/** Feedback moves a score by this much at most: it orders similar candidates and makes no poor one a match. */
export const FEEDBACK_BOUND = 0.1;

/**
 * Each act adds these to a score of 0..1, for the person and for each topic. An explicit statement counts more than a
 * pass, which is about the one person first; a pitch is declined, or ends in a story, because of its topics.
 */
export const feedbackSteps: Record<FeedbackKind, { profile: number; topic: number }> = {
  pass: { profile: -0.03, topic: -0.005 },
  unhelpful: { profile: -0.06, topic: -0.02 },
  notMyBeat: { profile: -0.02, topic: -0.03 },
  like: { profile: 0.02, topic: 0.005 },
  helpful: { profile: 0.05, topic: 0.02 },
  story: { profile: 0.03, topic: 0.03 },
};
/** The parent topic gets half of an act that is not about it directly. */
export const PARENT_SHARE = 0.5;
