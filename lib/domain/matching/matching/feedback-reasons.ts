import { type TopicId, topicInSentence, topicLabel } from "@/lib/domain/vocabulary/topics/taxonomy";
import type { FeedbackCounts, LearnedTopic } from "./feedback";
import { FEEDBACK_BOUND, type FeedbackKind, feedbackKinds, feedbackSteps } from "./feedback-steps";

const phrases: Record<FeedbackKind, (count: number) => string> = {
  pass: (count) => `passed on ${count}`,
  unhelpful: (count) => `found ${count} not helpful`,
  notMyBeat: (count) => `declined ${count} as not your beat`,
  like: (count) => `liked ${count}`,
  helpful: (count) => `found ${count} helpful`,
  story: (count) => `completed ${count} with a published story`,
};

/** A sentence names so many topics at most. */
const MAX_NAMED = 3;
const lists = new Intl.ListFormat("en-GB");
/** Labels already have "and" in them: "ownership and co-operatives or small firms". */
const choices = new Intl.ListFormat("en-GB", { type: "disjunction" });

const listPhrases = (counts: FeedbackCounts, isListed: (kind: FeedbackKind) => boolean) =>
  lists.format(
    feedbackKinds
      .filter((kind) => counts[kind] > 0 && isListed(kind))
      .map((kind) => phrases[kind](counts[kind])),
  );

/** Writes "passed on 4, but liked 1": first the acts that moved the weight in its direction, then those against it. */
function joinActs(counts: FeedbackCounts, weight: number): string {
  const sides = [weight < 0, weight >= 0].map((down) =>
    listPhrases(counts, (kind) => feedbackSteps[kind].topic < 0 === down),
  );
  return sides.filter(Boolean).join(", but ");
}

function nameTopics(topics: readonly TopicId[]): string {
  const named = topics.slice(0, MAX_NAMED).map(topicInSentence);
  const more = topics.length - named.length;
  return choices.format(more > 0 ? [...named, `${more} more`] : named);
}

/**
 * Writes "Slightly less about Golf", "Less about Golf" or "Much less about Golf"; the steps are at a fifth and four
 * fifths of the bound.
 */
export function explainWeight(topic: TopicId, weight: number): string {
  const share = Math.abs(weight) / FEEDBACK_BOUND;
  const direction = weight < 0 ? "less" : "more";
  const degree = share < 0.2 ? `slightly ${direction}` : share < 0.8 ? direction : `much ${direction}`;
  return `${degree.charAt(0).toUpperCase()}${degree.slice(1)} about ${topicLabel(topic)}`;
}

/** Says which acts moved a topic's weight: "You passed on 4 and declined 2 as not your beat." */
export function explainActs({ acts, below, weight }: LearnedTopic): string {
  const own = joinActs(acts, weight);
  const sentences = [
    own && `You ${own}.`,
    below.length > 0 && `What you did about ${nameTopics(below)} counts half here.`,
  ];
  return sentences.filter(Boolean).join(" ");
}
