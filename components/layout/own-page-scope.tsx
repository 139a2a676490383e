"use client";

import { createContext, type ReactNode, useContext } from "react";
import { useViewer } from "@/components/layout/use-viewer";

const OwnPage = createContext("");

/** A page that only its own people get says whose it is, so that this is known before scripts run and without them. */
export function OwnPageScope({ profileId, children }: { profileId: string; children: ReactNode }) {
  return <OwnPage value={profileId}>{children}</OwnPage>;
}

export function useIsOwnProfile(profileId: string): boolean {
  const own = useContext(OwnPage);
  const state = useViewer();
  return own === profileId || (state.status === "signedIn" && state.viewer?.profile?.id === profileId);
}
