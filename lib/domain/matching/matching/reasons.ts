import { ANSWERS_COUNTED } from "@/lib/domain/pitching/pitches/rules";
import { resolvePerk } from "@/lib/domain/vocabulary/perks/perks";
import { reputationBadge, reputationLabel } from "@/lib/domain/vocabulary/reputation/reputation";
import { type TopicId, topicInSentence } from "@/lib/domain/vocabulary/topics/taxonomy";
import { joinList, spellCount } from "@/lib/utils/fold-text";
import type {
  LocationEvidence,
  PerksEvidence,
  ReachEvidence,
  ReputationEvidence,
  ResponseEvidence,
  TopicEvidence,
} from "./evidence";
import { cityOf } from "./scoring-profile";

/**
 * The six reasons, each made of the evidence that its factor's value was made of and of nothing else. Phrases that
 * claim agreement ("as your pitch does", "close to") are bound to values from `TOPICS_FIT` and `PERKS_CLOSE` on.
 */

/** From this value on a pitch and a profile fit: it was chosen on half of the labelled pairs (docs/matching.md). */
export const TOPICS_FIT = 0.32;
/** From this on two topics are close (`topicSimilarity`), and two texts by their cosine; nothing below is said. */
export const CLOSE = 0.45;
const PERKS_CLOSE = 0.35;

const namesOf = (topics: readonly TopicId[], most: number) =>
  joinList(topics.slice(0, most).map((topic) => topicInSentence(topic)));

const verbOf = ({ kind }: TopicEvidence) =>
  kind === "press" || kind === "paid_media" ? "Covers" : "Works in";

/**
 * Writes "Covers rail travel and slow living, as your pitch does". Null where the two do not fit, or nothing that both
 * sides state says so.
 */
export function fitReason(evidence: TopicEvidence): string | null {
  const { value, hasPitch, sharedWithPitch, sharedWithProfile, near, nearMine, cosine } = evidence;
  if (value === null || value < TOPICS_FIT) return null;
  const verb = verbOf(evidence);
  if (sharedWithPitch.length > 0) return `${verb} ${namesOf(sharedWithPitch, 3)}, as your pitch does`;
  if (sharedWithProfile.length > 0) return `${verb} ${namesOf(sharedWithProfile, 3)}, as you do`;
  if (near.length > 0) {
    const whose = hasPitch && !evidence.nearsPitch ? "your own topics " : "";
    return `${verb} ${namesOf(near, 2)}, close to ${whose}${namesOf(nearMine, 2)}`;
  }
  if (cosine === null || cosine < CLOSE) return null;
  const theirs = verb === "Covers" ? "What they cover" : "What they do";
  return `${theirs} is close to what ${hasPitch ? "your pitch says" : "you do"}`;
}

export function topicReason(evidence: TopicEvidence): string {
  const { value, theirs } = evidence;
  if (value === null) return theirs.length > 0 ? "Your topics are not known yet" : "Topics not known yet";
  if (value < TOPICS_FIT) return farReason(evidence);
  const fit = fitReason(evidence);
  if (fit) return fit;
  return theirs.length > 0 ? `${verbOf(evidence)} ${namesOf(theirs, 2)}` : "Names no topics yet";
}

/** Below the threshold the reason claims no fit. */
function farReason(evidence: TopicEvidence): string {
  const { hasPitch, sharedWithPitch, sharedWithProfile, onlyTheirs, onlyMine } = evidence;
  if (sharedWithPitch.length > 0)
    return `Shares ${namesOf(sharedWithPitch, 1)} with your pitch, and little else`;
  if (sharedWithProfile.length > 0)
    return `Shares ${namesOf(sharedWithProfile, 1)} with you, and little else`;
  if (onlyTheirs.length === 0 || onlyMine.length === 0)
    return `Little in common with ${hasPitch ? "your pitch" : "you"}`;
  const theirs = `${verbOf(evidence)} ${namesOf(onlyTheirs, 2)}`;
  if (hasPitch) return `${theirs}; your pitch is about ${namesOf(onlyMine, 2)}`;
  return `${theirs}; your topics include ${namesOf(onlyMine, 2)}`;
}

function milesText(miles: number): string {
  const rounded = Math.round(miles);
  return `${rounded.toLocaleString("en-US")} mile${rounded === 1 ? "" : "s"}`;
}

/** Writes "148 miles away", as the card shows it. */
export function formatDistance(miles: number): string {
  return `${milesText(miles)} away`;
}

/** Writes "Bergen, 148 miles from Rjukan". */
export function locationReason({ mine, theirs, miles }: LocationEvidence): string {
  if (!theirs) return "Location not known yet";
  if (!mine || miles === null) return `${cityOf(theirs)}; the distance is not known yet`;
  if (miles >= 1) return `${cityOf(theirs)}, ${milesText(miles)} from ${cityOf(mine)}`;
  return cityOf(mine) === cityOf(theirs)
    ? `Also in ${cityOf(theirs)}`
    : `${cityOf(theirs)}, less than a mile from ${cityOf(mine)}`;
}

/** Writes "1.2M", "184K", "950". Below a thousand a count is plain, like the newsroom's total. */
export function formatReach(count: number): string {
  if (count >= 999_500) return `${(count / 1e6).toFixed(1)}M`;
  return count >= 1000 ? `${Math.round(count / 1000)}K` : String(Math.round(count));
}

/** Writes "184K followers, self-reported": nobody has counted what a profile states of its social accounts. */
export function reachReason({ value, reach }: ReachEvidence): string {
  if (value === null) return "Reach not known yet";
  return `${formatReach(reach)} follower${reach === 1 ? "" : "s"}, self-reported`;
}

const steps: readonly [hours: number, label: string][] = [
  [1, "an hour"],
  [6, "six hours"],
  [24, "a day"],
  [48, "two days"],
  [72, "three days"],
  [168, "a week"],
  [336, "two weeks"],
];

/**
 * Writes "Answers within a day, the median of 12". Pitches that were never answered are in no median, so nothing is said
 * of most pitches.
 */
export function responseReason({ value, hours, answered }: ResponseEvidence): string {
  if (value === null) return "Response time not known yet";
  const step = steps.find(([most]) => hours <= most);
  const within = step ? `within ${step[1]}` : "after more than two weeks";
  if (answered === 1) return `Answered one pitch ${within}`;
  return `Answers ${within}, the median of ${answered > ANSWERS_COUNTED ? `the last ${ANSWERS_COUNTED}` : answered}`;
}

/** Writes "Silver: 5 thumbs up, none down". */
export function reputationReason({ value, thumbsUp, thumbsDown }: ReputationEvidence): string {
  if (value === null) return "Reputation not known yet";
  const badge = reputationBadge(thumbsUp);
  const down = thumbsDown === 0 ? "none" : String(thumbsDown);
  const counts = `${thumbsUp === 0 ? spellCount(0) : thumbsUp} thumb${thumbsUp === 1 ? "" : "s"} up, ${down} down`;
  return badge ? `${reputationLabel(badge)}: ${counts}` : counts.charAt(0).toUpperCase() + counts.slice(1);
}

const phraseOf = (name: string): string => resolvePerk(name)?.phrase ?? name;
const phrasesOf = (perks: readonly string[], most: number) => joinList(perks.slice(0, most).map(phraseOf));

function allOf(count: number): string {
  if (count === 1) return "it";
  return count === 2 ? "both" : `all ${spellCount(count)}`;
}

/** Writes "Wants a Media Stay and photos; you offer both". */
export function perksReason(evidence: PerksEvidence): string {
  if (evidence.value === null) return "Perks not known yet";
  return evidence.viewerOffers ? givingReason(evidence) : receivingReason(evidence);
}

/** Writes "a Media Stay of three perks". */
const partOf = (met: readonly string[], wanted: readonly string[]) =>
  `${met.length <= 2 ? phrasesOf(met, 2) : spellCount(met.length)} of ${spellCount(wanted.length)} perks`;

/** Writes "photos, related to one of three perks" for a value below `PERKS_CLOSE` that is not zero. */
function relatedPart({ related, wanted }: PerksEvidence, first: string): string {
  const all = spellCount(wanted.length);
  if (related.length === 1) return `${phraseOf(first)}, related to one of ${all} perks`;
  return `perks related to ${spellCount(related.length)} of ${all}`;
}

function givingReason(evidence: PerksEvidence): string {
  const { value, wanted, met } = evidence;
  const [pair] = evidence.related;
  const wholly = met.length === wanted.length;
  if (met.length > 0 && wholly && met.length <= 3)
    return `Wants ${phrasesOf(met, 3)}; you offer ${allOf(met.length)}`;
  if (met.length > 0) return `You offer ${partOf(met, wanted)} wanted`;
  if (pair && (value ?? 0) >= PERKS_CLOSE)
    return `Wants ${phraseOf(pair.wanted)}; you offer ${phraseOf(pair.offered)}, which is close`;
  if (pair) return `You offer ${relatedPart(evidence, pair.offered)} wanted`;
  return `Wants ${phrasesOf(wanted, 3)}; you offer others`;
}

function receivingReason(evidence: PerksEvidence): string {
  const { value, wanted, offered, met } = evidence;
  const [pair] = evidence.related;
  if (met.length > 0 && met.length === wanted.length) return `Offers ${phrasesOf(met, 3)}, as you asked`;
  if (met.length > 0) return `Offers ${partOf(met, wanted)} you asked for`;
  if (pair && (value ?? 0) >= PERKS_CLOSE)
    return `Offers ${phraseOf(pair.offered)}; you asked for ${phraseOf(pair.wanted)}, which is close`;
  if (pair) return `Offers ${relatedPart(evidence, pair.offered)} you asked for`;
  return `Offers ${phrasesOf(offered, 2)}; you asked for others`;
}
