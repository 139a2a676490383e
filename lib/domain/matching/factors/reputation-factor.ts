import { reputationBadge, reputationLabel, reputationShare } from "@/lib/domain/reputation/reputation";
import { spellCount } from "@/lib/utils/fold-text";
import { type Factor, type ScoringProfile, toFactor } from "../scoring-profile";

/** Ratings of completed collaborations, 0..1: `(up + 1) / (up + down + 2)`. Null without a rating. */
export function measureReputation(candidate: ScoringProfile): number | null {
  return reputationShare(candidate.thumbsUp, candidate.thumbsDown);
}

/** "Silver: 5 thumbs up, none down" */
export function explainReputation(candidate: ScoringProfile): string {
  const { thumbsUp, thumbsDown } = candidate;
  if (measureReputation(candidate) === null) return "Reputation not known yet";
  const badge = reputationBadge(thumbsUp);
  const down = thumbsDown === 0 ? "none" : String(thumbsDown);
  const counts = `${thumbsUp === 0 ? spellCount(0) : thumbsUp} thumb${thumbsUp === 1 ? "" : "s"} up, ${down} down`;
  return badge ? `${reputationLabel(badge)}: ${counts}` : counts.charAt(0).toUpperCase() + counts.slice(1);
}

/** Number and reason together; the viewer plays no part. */
export function reputation(_viewer: ScoringProfile, candidate: ScoringProfile): Factor {
  return toFactor(measureReputation(candidate), explainReputation(candidate));
}
