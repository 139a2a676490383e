import { reputationShare } from "@/lib/domain/vocabulary/reputation/reputation";
import type { ReputationEvidence } from "../evidence";
import { reputationReason } from "../reasons";
import { type Factor, type ScoringProfile, toFactor } from "../scoring-profile";

/** Measures the ratings of completed collaborations, 0..1: `(up + 1) / (up + down + 2)`. Null without a rating. */
export function measureReputation(candidate: ScoringProfile): number | null {
  return reputationShare(candidate.thumbsUp, candidate.thumbsDown);
}

export const reputationEvidence = (candidate: ScoringProfile): ReputationEvidence => ({
  value: measureReputation(candidate),
  thumbsUp: candidate.thumbsUp,
  thumbsDown: candidate.thumbsDown,
});

export function reputation(_viewer: ScoringProfile, candidate: ScoringProfile): Factor {
  const evidence = reputationEvidence(candidate);
  return toFactor(evidence.value, reputationReason(evidence));
}
