"use client";

import { useSearchParams } from "next/navigation";
import { useCallback } from "react";
import { stepFrom, type WizardStep } from "@/components/wizard/wizard-step";

/** The address of a step on this page: the query as it stands, with another step. */
export function stepPath(params: URLSearchParams, step: number): string {
  const query = new URLSearchParams(params);
  query.set("step", String(step));
  return `?${query}`;
}

/** The open step, which stands in the address: the browser's back button leads to the one before. */
export function useWizardStep(steps: readonly WizardStep[]) {
  const params = useSearchParams();
  const step = stepFrom(params.get("step"), steps);
  const open = useCallback(
    (next: number) =>
      window.history.pushState(null, "", stepPath(new URLSearchParams(window.location.search), next)),
    [],
  );
  return { step, open, pathOf: (to: number) => stepPath(new URLSearchParams(params), to) };
}
