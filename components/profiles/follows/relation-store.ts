"use client";

import { useEffect, useSyncExternalStore } from "react";
import { fetchViewer, isHinted } from "@/components/layout/viewer-call";
import { loadApi } from "@/lib/client/load-api";

export type Relation = {
  following: boolean;
  saved: boolean;
  /** The count after the viewer's own follow or unfollow on this page; unknown before. */
  followerCount?: number;
};

const relations = new Map<string, Relation>();
const asking = new Set<string>();
const listeners = new Set<() => void>();

export function changeRelation(profileId: string, change: Partial<Relation>): void {
  const before = relations.get(profileId) ?? { following: false, saved: false };
  relations.set(profileId, { ...before, ...change });
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Returns whether the viewer follows or saved a profile: null until it is known, and for the signed out. Every part of
 * the page that shows the profile says the same.
 */
export function useRelation(profileId: string): Relation | null {
  useEffect(() => {
    // The call goes out in the page's first effects, so that this and the header share one.
    if (!isHinted() || relations.has(profileId) || asking.has(profileId)) return;
    asking.add(profileId);
    // With the client at hand a click's request goes out though the page is left in the same moment.
    loadApi().catch(() => {});
    fetchViewer(profileId).then(
      (answer) => {
        asking.delete(profileId);
        // A click that came meanwhile is newer.
        if (!answer || relations.has(profileId)) return;
        changeRelation(profileId, {
          following: answer.following?.includes(profileId) ?? false,
          saved: answer.saved?.includes(profileId) ?? false,
        });
      },
      () => asking.delete(profileId),
    );
  }, [profileId]);
  return useSyncExternalStore(
    subscribe,
    () => relations.get(profileId) ?? null,
    () => null,
  );
}

/** The call arrives though the page is left at once, and the button says when nobody is signed in. */
export const relationCall = (id: string) => ({
  params: { id },
  stayOnUnauthenticated: true,
  keepalive: true,
});
