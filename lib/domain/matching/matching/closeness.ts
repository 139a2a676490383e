import { cosineOf, type PreparedVector } from "@/lib/domain/vocabulary/meaning/vector";

/** The first is the cosine of texts that have nothing in common, the second that of texts that say nearly the same. */
const NOTHING = 0.1;
const SAME = 0.6;

/** Measures how close two texts are in meaning, 0..1; null where the meaning of one is not known. */
export function measureCloseness(
  mine: PreparedVector | null,
  theirs: string | null | undefined,
): number | null {
  if (!mine || !theirs) return null;
  return Math.max(0, Math.min(1, (cosineOf(mine, theirs) - NOTHING) / (SAME - NOTHING)));
}
