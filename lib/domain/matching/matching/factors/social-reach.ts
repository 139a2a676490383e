import type { ReachEvidence } from "../evidence";
import { reachReason } from "../reasons";
import { type Factor, type ScoringProfile, toFactor } from "../scoring-profile";

/** A reach of so many decimal digits counts in full: 10 to the power of 6.5, about 3.2 million. */
const FULL_DIGITS = 6.5;

/**
 * Measures reach by orders of magnitude, 0..1: `log10(1 + reach) / 6.5`, at most 1. A thousand followers are 0.46,
 * 184,000 are 0.81, so that a small outlet is not drowned by a large one. Null when no reach is stated.
 */
export function measureReach(candidate: ScoringProfile): number | null {
  if (candidate.reach === null || !Number.isFinite(candidate.reach)) return null;
  return Math.min(1, Math.log10(1 + Math.max(0, candidate.reach)) / FULL_DIGITS);
}

export const reachEvidence = (candidate: ScoringProfile): ReachEvidence => ({
  value: measureReach(candidate),
  reach: Math.max(0, candidate.reach ?? 0),
});

export function socialReach(_viewer: ScoringProfile, candidate: ScoringProfile): Factor {
  const evidence = reachEvidence(candidate);
  return toFactor(evidence.value, reachReason(evidence));
}
