"use client";

import { createContext, type ReactNode, use } from "react";
import {
  type CompanyAct,
  companyActNames,
  companyActs,
  type PressedAct,
  readOnlyNote,
} from "@/lib/domain/profiles/companies/rules";
import { cn } from "@/lib/utils/cn";

/** Pages that are the same for everybody show what all rights allow. */
const Rights = createContext<{ acts: readonly CompanyAct[]; readOnlyAt: string | null }>({
  acts: companyActNames,
  readOnlyAt: null,
});

/** A signed-in page has the viewer's `acts` around it, as the account's view names them. */
export function RightsProvider({
  of: { acts, readOnlyAt },
  children,
}: {
  of: { acts: readonly CompanyAct[]; readOnlyAt: string | null };
  children: ReactNode;
}) {
  return <Rights value={{ acts, readOnlyAt }}>{children}</Rights>;
}

export const useMay = (act: PressedAct): boolean => use(Rights).acts.includes(act);

/** The note says who does it instead of the viewer, or since when nobody does. */
export function WaitsNote({ act, className }: { act: PressedAct; className?: string }) {
  const { readOnlyAt } = use(Rights);
  const isOverPlan = readOnlyAt !== null && "changes" in companyActs[act];
  return (
    <p className={cn("text-pretty text-ink-2 text-sm", className)}>
      {isOverPlan ? readOnlyNote(readOnlyAt) : companyActs[act].waits}
    </p>
  );
}

/** Those who may press it get the button; the others read in its place who does. */
export function MayPress({
  act,
  className,
  children,
}: {
  act: PressedAct;
  /** The class of the sentence. */
  className?: string;
  children: ReactNode;
}) {
  return useMay(act) ? children : <WaitsNote act={act} className={className} />;
}

/** Those who may save get fields; the others read the values. */
export function MayEdit({ act, children }: { act: PressedAct; children: ReactNode }) {
  const may = useMay(act);
  return (
    <fieldset disabled={!may} className="contents">
      {children}
    </fieldset>
  );
}
