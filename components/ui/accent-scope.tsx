"use client";

import { createContext, type ReactNode, use } from "react";

/** The four kinds of profile, as the accents are named. */
export type AccentName = "press" | "brand" | "source" | "paid";

const AccentContext = createContext<AccentName | undefined>(undefined);

/** The accent around, for what is drawn in a portal at the end of the body: dialogs, menus, popovers. */
export function useAccent(): AccentName | undefined {
  return use(AccentContext);
}

/** A part of the page in a profile's accent, its dialogs and menus included. */
export function AccentScope({
  accent,
  className,
  children,
}: {
  accent?: AccentName;
  className?: string;
  children: ReactNode;
}) {
  return (
    <AccentContext value={accent}>
      <div data-accent={accent} className={className}>
        {children}
      </div>
    </AccentContext>
  );
}
