"use client";

import { useEffect } from "react";

/** Back brings a page as it was left, so its form is reset to what its address says. */
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
