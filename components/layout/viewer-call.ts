"use client";

import type { DataAt } from "@/lib/client/api-types";
import { HINT_COOKIE } from "@/lib/hint-cookie";

/** Only where this browser carries a session's hint there is anybody to ask about. */
export const isHinted = () => document.cookie.split("; ").includes(`${HINT_COOKIE}=1`);

export type ViewerData = DataAt<"GET", "/auth/me">;

let waiting: Set<string> | undefined;
let asked: Promise<ViewerData | null> | undefined;

/**
 * Asks who looks at the page, and whether they follow or saved a profile on it. Everything that asks in one moment (the
 * header, every follow button) shares one call. Null when the session has ended; rejects when there was no answer.
 */
export function fetchViewer(profileId?: string): Promise<ViewerData | null> {
  if (!waiting || !asked) {
    const ids = new Set<string>();
    waiting = ids;
    asked = Promise.resolve().then(() => {
      waiting = undefined;
      return call([...ids]);
    });
  }
  if (profileId) waiting.add(profileId);
  return asked;
}

/** The API client is more than a public page needs for one call, so this does without it. */
async function call(profileIds: string[]): Promise<ViewerData | null> {
  const query = profileIds.length > 0 ? `?profiles=${profileIds.join(",")}` : "";
  const response = await fetch(`/api/v1/auth/me${query}`, { headers: { accept: "application/json" } });
  if (!response.ok) return null;
  const body: { data?: ViewerData } = await response.json();
  return body.data ?? null;
}
