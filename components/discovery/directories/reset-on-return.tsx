"use client";

import { useEffect } from "react";

/** A page that Back brings back as it was left shows its form as its address says again. */
export function ResetOnReturn({ form }: { form: string }) {
  useEffect(() => {
    const reset = ({ persisted }: PageTransitionEvent) => {
      const element = document.getElementById(form);
      if (persisted && element instanceof HTMLFormElement) element.reset();
    };
    addEventListener("pageshow", reset);
    return () => removeEventListener("pageshow", reset);
  }, [form]);
  return null;
}
