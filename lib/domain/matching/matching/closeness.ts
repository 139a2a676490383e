import { cosineOf, type PreparedVector } from "@/lib/domain/vocabulary/meaning/vector";

/** Cosines of texts that have nothing in common, and of those that say nearly the same. */
const NOTHING = 0.1;
const SAME = 0.6;

/** How close what two say is in meaning, 0..1. Null where one's meaning is not known. */
export function measureCloseness(
  mine: PreparedVector | null,
  theirs: string | null | undefined,
): number | null {
  if (!mine || !theirs) return null;
  return Math.max(0, Math.min(1, (cosineOf(mine, theirs) - NOTHING) / (SAME - NOTHING)));
}
