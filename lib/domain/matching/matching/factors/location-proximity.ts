import { haversineMiles } from "@/lib/utils/geo";
import type { LocationEvidence } from "../evidence";
import { locationReason } from "../reasons";
import { type Factor, type ScoringPlace, type ScoringProfile, toFactor } from "../scoring-profile";

/** At this distance nearness is one half. */
const HALF_MILES = 350;

export function distanceMiles(from: ScoringPlace | null, to: ScoringPlace | null): number | null {
  if (!from || !to) return null;
  const miles = haversineMiles(from, to);
  return Number.isFinite(miles) ? miles : null;
}

/**
 * Measures nearness 0..1 as `1 / (1 + miles / 350)`: the same place 1, 148 miles 0.70, across an ocean about 0.1. Null
 * where a place is not known.
 */
export function measureLocation(from: ScoringPlace | null, to: ScoringPlace | null): number | null {
  const miles = distanceMiles(from, to);
  return miles === null ? null : 1 / (1 + miles / HALF_MILES);
}

export const locationEvidence = (
  mine: ScoringPlace | null,
  theirs: ScoringPlace | null,
): LocationEvidence => ({
  value: measureLocation(mine, theirs),
  mine,
  theirs,
  miles: distanceMiles(mine, theirs),
});

export function locationProximity(viewer: ScoringProfile, candidate: ScoringProfile): Factor {
  const evidence = locationEvidence(viewer.place, candidate.place);
  return toFactor(evidence.value, locationReason(evidence));
}
