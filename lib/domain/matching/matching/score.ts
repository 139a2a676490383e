import { topicLabel } from "@/lib/domain/vocabulary/topics/taxonomy";
import type { TopicEvidence } from "./evidence";
import { locationEvidence, measureLocation } from "./factors/location-proximity";
import { measurePerks, perksEvidence, sharedPerks } from "./factors/perks-alignment";
import { measureReputation, reputationEvidence } from "./factors/reputation-factor";
import { measureResponse, responseEvidence } from "./factors/response-time";
import { measureReach, reachEvidence } from "./factors/social-reach";
import { measureTopics, topicEvidence } from "./factors/topic-alignment";
import { adjustmentFor, type FeedbackWeights } from "./feedback";
import { toPerkSet } from "./perk-set";
import {
  fitReason,
  locationReason,
  perksReason,
  reachReason,
  reputationReason,
  responseReason,
  topicReason,
} from "./reasons";
import { type Factor, type ScoringPitch, type ScoringProfile, toFactor, UNKNOWN } from "./scoring-profile";
import { sidesOf, toTopicSet, type ViewerSide } from "./viewer-side";
import { type FactorKey, factorKeys, factorWeights } from "./weights";

/**
 * A score is the sum of the factors by their weights (docs/product.md#matching), moved by at most 0.1 by the viewer's
 * own feedback. Numbers (`scoreFactors`) and reasons (`explain`) are separate, since many candidates are scored and few
 * are shown.
 */
export interface MatchScore {
  /** The score, 0..1. */
  score: number;
  factors: Record<FactorKey, Factor>;
  /** The best reasons, three at most: each is that of a factor in the candidate's favour. */
  reasons: string[];
  /** Short words for the card, four at most: what both sides have, and what was measured of the candidate. */
  tags: string[];
  /** Great-circle miles from the place of the best pitch, else from the viewer's; null when one is not known. */
  distanceMiles: number | null;
  /** The active pitch that scores best; null when scored without one. */
  bestPitchId: string | null;
}

/** The viewer is prepared once, to score many candidates against. */
export interface PreparedViewer {
  viewer: ScoringProfile;
  sides: readonly ViewerSide[];
  feedback: FeedbackWeights | null;
}

/** A number is null where there is no data. */
export interface ScoredFactors {
  score: number;
  values: Record<FactorKey, number | null>;
  side: ViewerSide;
}

export function prepareViewer(
  viewer: ScoringProfile,
  pitches: readonly ScoringPitch[],
  feedback: FeedbackWeights | null = null,
): PreparedViewer {
  return { viewer, sides: sidesOf(viewer, pitches), feedback };
}

/** Scores one candidate by the pitch that suits it best (the first among equals). */
export function scoreFactors(prepared: PreparedViewer, candidate: ScoringProfile): ScoredFactors {
  const topics = toTopicSet(candidate);
  const offered = toPerkSet(candidate.perksOffered);
  const wanted = toPerkSet(candidate.perksWanted);
  const weigh = (key: FactorKey, value: number | null) => factorWeights[key] * (value ?? UNKNOWN);
  let best = -1;
  let chosen: ViewerSide | undefined;
  let topicAlignment: number | null = null;
  let locationProximity: number | null = null;
  let perksAlignment: number | null = null;
  for (const side of prepared.sides) {
    const alignment = measureTopics(side, topics, candidate.meaning);
    const nearness = measureLocation(side.place, candidate.place);
    const perks = measurePerks(side, offered, wanted);
    const sum =
      weigh("topicAlignment", alignment) +
      weigh("locationProximity", nearness) +
      weigh("perksAlignment", perks);
    if (sum <= best) continue;
    best = sum;
    chosen = side;
    topicAlignment = alignment;
    locationProximity = nearness;
    perksAlignment = perks;
  }
  const socialReach = measureReach(candidate);
  const responseTime = measureResponse(candidate);
  const reputation = measureReputation(candidate);
  const sum =
    best +
    weigh("socialReach", socialReach) +
    weigh("responseTime", responseTime) +
    weigh("reputation", reputation) +
    (prepared.feedback ? adjustmentFor(prepared.feedback, candidate) : 0);
  return {
    score: Math.max(0, Math.min(1, sum)),
    values: { topicAlignment, socialReach, locationProximity, responseTime, reputation, perksAlignment },
    side: chosen ?? (prepared.sides[0] as ViewerSide),
  };
}

/** Up to this distance two are near each other, and their distance is a reason and not only a fact. */
const NEARBY_MILES = 50;
/** From so many answers on their median says how fast somebody answers. */
const ENOUGH_ANSWERS = 3;

const isNearby = (miles: number | null) => miles !== null && miles <= NEARBY_MILES;

/** Picks the factors in the candidate's favour, those that lift the score most first. */
function bestReasons(
  factors: Record<FactorKey, Factor>,
  fits: boolean,
  miles: number | null,
  candidate: ScoringProfile,
): string[] {
  const lift = (key: FactorKey) => factorWeights[key] * (factors[key].value - UNKNOWN);
  const speaks = (key: FactorKey) => {
    if (key === "topicAlignment") return fits;
    return key !== "locationProximity" || isNearby(miles);
  };
  const chosen = factorKeys
    .filter((key) => lift(key) > 0 && speaks(key))
    .sort((a, b) => lift(b) - lift(a))
    .slice(0, 3)
    .map((key) => factors[key].reason);
  if (chosen.length > 0) return chosen;
  const { answeredCount, thumbsUp, thumbsDown } = candidate;
  return answeredCount + thumbsUp + thumbsDown === 0 ? ["New here: nothing known yet"] : [];
}

function buildTags(
  { values, side }: ScoredFactors,
  candidate: ScoringProfile,
  { sharedWithPitch, sharedWithProfile }: TopicEvidence,
  miles: number | null,
): string[] {
  // The tags stand under the pitch's title, so that a topic of its sender alone would be taken for the pitch's.
  const shared = side.pitchId === null ? sharedWithProfile : sharedWithPitch;
  const tags = shared.slice(0, 2).map(topicLabel);
  const perk = sharedPerks(side, candidate)[0];
  if (isNearby(miles)) tags.push("Nearby");
  if (candidate.answeredCount >= ENOUGH_ANSWERS && (values.responseTime ?? 0) >= 0.7)
    tags.push("Quick to answer");
  if (values.reputation !== null && values.reputation >= 0.8) tags.push("Well rated");
  if (perk) tags.push(perk);
  return tags.slice(0, 4);
}

/** Adds the reasons to a scored candidate, each made of the evidence of its factor. */
export function explain(candidate: ScoringProfile, scored: ScoredFactors): MatchScore {
  const { side } = scored;
  const topics = topicEvidence(side, candidate);
  const reach = reachEvidence(candidate);
  const place = locationEvidence(side.place, candidate.place);
  const response = responseEvidence(candidate);
  const ratings = reputationEvidence(candidate);
  const perks = perksEvidence(side, candidate);
  const factors: Record<FactorKey, Factor> = {
    topicAlignment: toFactor(topics.value, topicReason(topics)),
    socialReach: toFactor(reach.value, reachReason(reach)),
    locationProximity: toFactor(place.value, locationReason(place)),
    responseTime: toFactor(response.value, responseReason(response)),
    reputation: toFactor(ratings.value, reputationReason(ratings)),
    perksAlignment: toFactor(perks.value, perksReason(perks)),
  };
  return {
    score: scored.score,
    factors,
    reasons: bestReasons(factors, fitReason(topics) !== null, place.miles, candidate),
    tags: buildTags(scored, candidate, topics, place.miles),
    distanceMiles: place.miles,
    bestPitchId: side.pitchId,
  };
}

/** Scores and explains one candidate; `rankCandidates` does it for many. */
export function scoreMatch(
  viewer: ScoringProfile,
  pitches: readonly ScoringPitch[],
  candidate: ScoringProfile,
  feedback: FeedbackWeights | null = null,
): MatchScore {
  const prepared = prepareViewer(viewer, pitches, feedback);
  return explain(candidate, scoreFactors(prepared, candidate));
}
