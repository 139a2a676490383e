import { tabPath } from "./tabs";

/**
 * The address names the active pitch that the Matches tab is scored by; undefined for all of them, and for one that is
 * not active any more, so that an old bookmark still opens.
 */
export function readForPitch(value: unknown, active: readonly { id: string }[]): string | undefined {
  return active.find(({ id }) => id === value)?.id;
}

/** The tab is scored by one pitch, or by all. */
export const forPitchPath = (pitchId: string | undefined) =>
  pitchId ? `${tabPath("matches")}&for=${pitchId}` : tabPath("matches");

/** Writes "Both active pitches": the choice that leaves none out. */
export const allPitchesLabel = (count: number) =>
  count === 2 ? "Both active pitches" : `All ${count} active pitches`;
