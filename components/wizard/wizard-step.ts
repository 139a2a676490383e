/** A step as the frame shows it. */
export type WizardStep = {
  /** "Topics" */
  title: string;
  /** What it still needs, as a sentence; empty when Next is open. */
  missing: string;
};

/** The last step that may be opened: the first that still needs something, or the last of all. */
export function lastOpenStep(steps: readonly WizardStep[]): number {
  const closed = steps.findIndex(({ missing }) => missing !== "");
  return closed === -1 ? steps.length : closed + 1;
}

/** The step that an address asks for (`?step=3`), as far as it may be opened; from 1. */
export function stepFrom(asked: string | null, steps: readonly WizardStep[]): number {
  const step = asked && /^[1-9]$/.test(asked) ? Number(asked) : 1;
  return Math.min(step, lastOpenStep(steps));
}
