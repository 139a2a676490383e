"use client";

import { Bookmark, BookmarkCheck } from "lucide-react";
import { changeRelation, relationCall, useRelation } from "@/components/profiles/follows/relation-store";
import { ToggleButton } from "@/components/profiles/follows/toggle-button";
import type { ButtonStyle } from "@/components/ui/button-style";
import { save, unsave } from "@/lib/actions/follow-and-save";
import { loadApi } from "@/lib/client/load-api";

/** Save for Later is stored with the account and listed on its dashboard. The signed out come back to the page. */
export function SaveButton({
  profileId,
  slug,
  name,
  path,
  initial = false,
  ...style
}: ButtonStyle & {
  profileId: string;
  slug: string;
  name: string;
  /** The page to come back to. */
  path: string;
  /** The viewer saved it or not; it is given where the page is rendered for them alone. */
  initial?: boolean;
}) {
  const saved = useRelation(profileId)?.saved ?? initial;
  const label = saved ? "Saved for Later" : "Save for Later";
  return (
    <ToggleButton
      profileId={profileId}
      send={async (next) => {
        const api = await loadApi();
        return (next ? api.post : api.delete)("/saved/{id}", relationCall(profileId));
      }}
      slug={slug}
      action={saved ? unsave : save}
      on={saved}
      show={(next) => changeRelation(profileId, { saved: next })}
      back={path}
      label={`${label}: ${name}`}
      {...style}
    >
      {saved ? <BookmarkCheck aria-hidden /> : <Bookmark aria-hidden />}
      {label}
    </ToggleButton>
  );
}
