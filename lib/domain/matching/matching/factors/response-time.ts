import type { ResponseEvidence } from "../evidence";
import { responseReason } from "../reasons";
import { type Factor, type ScoringProfile, toFactor, UNKNOWN } from "../scoring-profile";

/** At this median the value is one half. */
const HALF_HOURS = 72;
/** The "not known" of a newcomer weighs as much as so many answers. */
const PRIOR_ANSWERS = 1;

/**
 * Measures how fast pitches are answered, 0..1: `1 / (1 + (hours / 72)²)` of the median, so a day is 0.9 and three days
 * 0.5. It is drawn towards 0.5 as if one more answer were unknown, because a single quick answer proves little. Null
 * before the first.
 */
export function measureResponse(candidate: ScoringProfile): number | null {
  const { responseHours, answeredCount } = candidate;
  if (responseHours === null || !(answeredCount > 0) || Number.isNaN(responseHours)) return null;
  const speed = 1 / (1 + (Math.max(0, responseHours) / HALF_HOURS) ** 2);
  const trust = Math.min(answeredCount, 1e9);
  return (speed * trust + UNKNOWN * PRIOR_ANSWERS) / (trust + PRIOR_ANSWERS);
}

export const responseEvidence = (candidate: ScoringProfile): ResponseEvidence => ({
  value: measureResponse(candidate),
  hours: Math.max(0, candidate.responseHours ?? 0),
  answered: candidate.answeredCount,
});

export function responseTime(_viewer: ScoringProfile, candidate: ScoringProfile): Factor {
  const evidence = responseEvidence(candidate);
  return toFactor(evidence.value, responseReason(evidence));
}
