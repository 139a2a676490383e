"use client";

import { createContext, use, useEffect, useState } from "react";
import { fetchViewer, isHinted, type ViewerData } from "@/components/layout/viewer-call";

/** The header shows this part of GET /api/v1/auth/me. */
export type HeaderViewer = Pick<
  ViewerData["user"],
  "id" | "name" | "email" | "userType" | "profile" | "managedProfiles"
>;

export type ViewerState =
  | { status: "signedOut"; viewer?: null }
  | { status: "signedIn"; viewer: HeaderViewer | null };

let asked: Promise<HeaderViewer | null> | undefined;

/** A page load makes one request, however many parts of the page ask. Null when the session has ended. */
function askOnce(): Promise<HeaderViewer | null> {
  asked ??= fetchViewer().then((answer) => answer?.user ?? null);
  return asked;
}

/**
 * Returns the viewer of a cached page: signed out for everybody until the browser's hint cookie says otherwise, then
 * signed in at once, with the viewer's facts as soon as they arrive. A failed request leaves the links of a signed-in
 * viewer.
 */
export function useViewer(): ViewerState {
  const [state, setState] = useState<ViewerState>({ status: "signedOut" });
  useEffect(() => {
    if (!isHinted()) return;
    setState({ status: "signedIn", viewer: null });
    askOnce().then(
      (viewer) => setState(viewer ? { status: "signedIn", viewer } : { status: "signedOut" }),
      () => {
        asked = undefined;
      },
    );
  }, []);
  return state;
}

/** The id of the profile whose own people alone get the page; `OwnPageScope` gives it. */
export const OwnPage = createContext("");

/** On a page for everybody this is known after load. */
export function useIsOwnProfile(profileId: string): boolean {
  return [use(OwnPage), useViewer().viewer?.profile?.id].includes(profileId);
}
