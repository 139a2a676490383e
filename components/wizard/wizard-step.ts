export type WizardStep = {
  /** A title such as "Topics". */
  title: string;
  /** A sentence about what it still needs; empty when Next is open. */
  missing: string;
};

/** The last step that may be opened is the first that still needs something, or the last of all. */
export function lastOpenStep(steps: readonly WizardStep[]): number {
  const closed = steps.findIndex(({ missing }) => missing !== "");
  return closed === -1 ? steps.length : closed + 1;
}

/** Returns the step that an address asks for (`?step=3`), as far as it may be opened; from 1. */
export function stepFrom(asked: string | null, steps: readonly WizardStep[]): number {
  const step = asked && /^[1-9]$/.test(asked) ? Number(asked) : 1;
  return Math.min(step, lastOpenStep(steps));
}
