"use client";

import { createContext, type ReactNode, use } from "react";

export type AccentName = "press" | "brand" | "source" | "paid";

const AccentContext = createContext<AccentName | undefined>(undefined);

/** Dialogs, menus and popovers are drawn in a portal at the end of the body, so they take the accent from here. */
export function useAccent(): AccentName | undefined {
  return use(AccentContext);
}

/** The profile's accent covers a part of the page with its dialogs and menus. */
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
