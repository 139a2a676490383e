"use client";

import type { ReactNode } from "react";
import { OwnPage } from "@/components/layout/use-viewer";

/** A page that only its own people get says whose it is, so that this is known before scripts run and without them. */
export function OwnPageScope({ profileId, children }: { profileId: string; children: ReactNode }) {
  return <OwnPage value={profileId}>{children}</OwnPage>;
}
