"use client";

import { useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { stepFrom, type WizardStep } from "@/components/wizard/wizard-step";

/** Writes the address of a step on this page: the current query with another step. */
export function stepPath(params: URLSearchParams, step: number): string {
  const query = new URLSearchParams(params);
  query.set("step", String(step));
  return `?${query}`;
}

/** The address names the step, and the wizard follows. */
export function openStep(step: number): void {
  window.history.pushState(null, "", stepPath(new URLSearchParams(window.location.search), step));
}

/**
 * The open step is in the address: the browser's back button leads to the one before. An address that asks for a closed
 * step is corrected, so that nobody is led on while they fill in what opens it.
 */
export function useWizardStep(steps: readonly WizardStep[]) {
  const params = useSearchParams();
  const asked = params.get("step");
  const step = stepFrom(asked, steps);
  useEffect(() => {
    if (asked === null || asked === String(step)) return;
    // The router, whose effects run after these, follows the history only then.
    const timer = setTimeout(() =>
      window.history.replaceState(null, "", stepPath(new URLSearchParams(window.location.search), step)),
    );
    return () => clearTimeout(timer);
  }, [asked, step]);
  return { step, open: openStep, pathOf: (to: number) => stepPath(new URLSearchParams(params), to) };
}
