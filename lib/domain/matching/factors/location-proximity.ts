import { haversineMiles } from "@/lib/utils/geo";
import { cityOf, type Factor, type ScoringPlace, type ScoringProfile, toFactor } from "../scoring-profile";

/** The distance at which nearness is one half. */
const HALF_MILES = 350;

/** Miles between two places; null when one is not known. */
export function distanceMiles(from: ScoringPlace | null, to: ScoringPlace | null): number | null {
  if (!from || !to) return null;
  const miles = haversineMiles(from, to);
  return Number.isFinite(miles) ? miles : null;
}

/** Nearness 0..1: `1 / (1 + miles / 350)`. Same place 1, 148 miles 0.70, across an ocean about 0.1. Null: not known. */
export function measureLocation(from: ScoringPlace | null, to: ScoringPlace | null): number | null {
  const miles = distanceMiles(from, to);
  return miles === null ? null : 1 / (1 + miles / HALF_MILES);
}

function milesText(miles: number): string {
  const rounded = Math.round(miles);
  return `${rounded.toLocaleString("en-US")} mile${rounded === 1 ? "" : "s"}`;
}

/** "148 miles away", as the card shows it. */
export function formatDistance(miles: number): string {
  return `${milesText(miles)} away`;
}

/** "Bergen, 148 miles from Rjukan" */
export function explainLocation(from: ScoringPlace | null, to: ScoringPlace | null): string {
  if (!to) return "Location not known yet";
  const miles = distanceMiles(from, to);
  if (!from || miles === null) return `${cityOf(to)}; the distance is not known yet`;
  return miles < 1 ? `Also in ${cityOf(to)}` : `${cityOf(to)}, ${milesText(miles)} from ${cityOf(from)}`;
}

/** Number and reason together, from profile to profile. */
export function locationProximity(viewer: ScoringProfile, candidate: ScoringProfile): Factor {
  return toFactor(
    measureLocation(viewer.place, candidate.place),
    explainLocation(viewer.place, candidate.place),
  );
}
