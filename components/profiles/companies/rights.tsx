"use client";

import { createContext, type ReactNode, use } from "react";
import {
  type CompanyAct,
  companyActNames,
  companyActs,
  type PressedAct,
} from "@/lib/domain/profiles/companies/rules";
import { cn } from "@/lib/utils/cn";

/** What the viewer may do for their profile; all of it on pages that are the same for everybody. */
const Rights = createContext<readonly CompanyAct[]>(companyActNames);

/** Around a signed-in page: the viewer's `acts`, as the account's view names them. */
export function RightsProvider({ acts, children }: { acts: readonly CompanyAct[]; children: ReactNode }) {
  return <Rights value={acts}>{children}</Rights>;
}

export const useMay = (act: PressedAct): boolean => use(Rights).includes(act);

/** Who does it instead of the viewer. */
export function WaitsNote({ act, className }: { act: PressedAct; className?: string }) {
  return <p className={cn("text-pretty text-ink-2 text-sm", className)}>{companyActs[act].waits}</p>;
}

/** A button for those who may press it; the others read in its place who does. */
export function MayPress({
  act,
  className,
  children,
}: {
  act: PressedAct;
  /** Of the sentence. */
  className?: string;
  children: ReactNode;
}) {
  return useMay(act) ? children : <WaitsNote act={act} className={className} />;
}

/** Fields for those who may save them; the others read them as they are. */
export function MayEdit({ act, children }: { act: PressedAct; children: ReactNode }) {
  const may = useMay(act);
  return (
    <fieldset disabled={!may} className="contents">
      {children}
    </fieldset>
  );
}
