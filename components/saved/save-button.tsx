"use client";

import { Bookmark, BookmarkCheck } from "lucide-react";
import { changeStanding, useStanding } from "@/components/follows/standing-store";
import { ToggleButton } from "@/components/follows/toggle-button";
import type { ButtonStyle } from "@/components/ui/button-style";
import { api } from "@/lib/client/api";

const callFor = (id: string) => ({ params: { id }, stayOnUnauthenticated: true });

/** Save for Later, stored with the account and listed on its dashboard. The signed out come back to the page. */
export function SaveButton({
  profileId,
  name,
  path,
  ...style
}: ButtonStyle & {
  profileId: string;
  name: string;
  /** The page to come back to. */
  path: string;
}) {
  const saved = useStanding(profileId)?.saved ?? false;
  const words = saved ? "Saved for Later" : "Save for Later";
  return (
    <ToggleButton
      profileId={profileId}
      send={(next) => (next ? api.post : api.delete)("/saved/{id}", callFor(profileId))}
      on={saved}
      show={(next) => changeStanding(profileId, { saved: next })}
      back={path}
      label={`${words}: ${name}`}
      {...style}
    >
      {saved ? <BookmarkCheck aria-hidden /> : <Bookmark aria-hidden />}
      {words}
    </ToggleButton>
  );
}
