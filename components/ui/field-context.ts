"use client";

import { createContext, use } from "react";

/** A field passes these to its control, so that label, help and error are wired without repeating ids. */
export type FieldControl = {
  id?: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
  "aria-required"?: true;
  "data-warn"?: true;
};

export const FieldContext = createContext<FieldControl>({});

/** Returns attributes for the control of the surrounding field; empty outside one. A control's own props come after. */
export function useFieldControl(own?: { "aria-describedby"?: string }): FieldControl {
  const control = use(FieldContext);
  const describedBy = [own?.["aria-describedby"], control["aria-describedby"]].filter(Boolean).join(" ");
  return { ...control, "aria-describedby": describedBy || undefined };
}
