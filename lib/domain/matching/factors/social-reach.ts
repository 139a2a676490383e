import { spellCount } from "@/lib/utils/fold-text";
import { type Factor, type ScoringProfile, toFactor } from "../scoring-profile";

/** Decimal digits of the reach that counts in full: 10 to the power of 6.5, about 3.2 million. */
const FULL_DIGITS = 6.5;

/**
 * Reach by orders of magnitude, 0..1: `log10(1 + reach) / 6.5`, at most 1. A thousand readers are 0.46, 184,000 are
 * 0.81, so a small outlet is not drowned by a large one. Null when no reach is stated.
 */
export function measureReach(candidate: ScoringProfile): number | null {
  if (candidate.reach === null || !Number.isFinite(candidate.reach)) return null;
  return Math.min(1, Math.log10(1 + Math.max(0, candidate.reach)) / FULL_DIGITS);
}

/** A count as screens write it: "1.2M", "184K", "950". Plain below a thousand, like the newsroom's total. */
export function formatReach(count: number): string {
  if (count >= 999_500) return `${(count / 1e6).toFixed(1)}M`;
  return count >= 1000 ? `${Math.round(count / 1000)}K` : String(Math.round(count));
}

/** "184K readers across three outlets" */
export function explainReach(candidate: ScoringProfile): string {
  if (measureReach(candidate) === null || candidate.reach === null) return "Reach not known yet";
  const unit = candidate.kind === "press" ? "reader" : "follower";
  const place = candidate.kind === "press" ? "outlet" : "platform";
  const count = `${formatReach(Math.max(0, candidate.reach))} ${unit}${candidate.reach === 1 ? "" : "s"}`;
  return candidate.outlets > 1 ? `${count} across ${spellCount(candidate.outlets)} ${place}s` : count;
}

/** Number and reason together; the viewer plays no part. */
export function socialReach(_viewer: ScoringProfile, candidate: ScoringProfile): Factor {
  return toFactor(measureReach(candidate), explainReach(candidate));
}
