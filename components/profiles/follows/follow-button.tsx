"use client";

import { Check, Plus } from "lucide-react";
import { changeRelation, relationCall, useRelation } from "@/components/profiles/follows/relation-store";
import { ToggleButton } from "@/components/profiles/follows/toggle-button";
import type { ButtonStyle } from "@/components/ui/button-style";
import { follow, unfollow } from "@/lib/actions/follow-and-save";
import { loadApi } from "@/lib/client/load-api";

type Props = ButtonStyle & {
  profileId: string;
  slug: string;
  name: string;
  /** The count that the cached page knows; `FollowerCount` shows it beside the button. */
  followerCount: number;
  /** The viewer follows or not; it is given where the page is rendered for them alone. */
  initial?: boolean;
  /** A list comes back to this place of the button on the page. */
  anchor?: string;
};

/** FOLLOW becomes FOLLOWING for those who do. The signed out come back to the profile's follow page. */
export function FollowButton({
  profileId,
  slug,
  name,
  followerCount,
  initial = false,
  anchor,
  variant = "line",
  ...style
}: Props) {
  const relation = useRelation(profileId);
  const following = relation?.following ?? initial;
  const count = relation?.followerCount ?? followerCount;
  const word = following ? "FOLLOWING" : "FOLLOW";
  return (
    <ToggleButton
      profileId={profileId}
      send={async (next) => {
        const api = await loadApi();
        return (next ? api.post : api.delete)("/users/{id}/follow", relationCall(profileId));
      }}
      slug={slug}
      action={following ? unfollow : follow}
      on={following}
      show={(next) =>
        changeRelation(profileId, {
          following: next,
          followerCount: Math.max(0, count + Number(next) - Number(following)),
        })
      }
      settle={(answer) => changeRelation(profileId, answer)}
      back={`/follow/${slug}`}
      anchor={anchor}
      label={`${word} ${name}`}
      variant={variant}
      caps
      {...style}
    >
      {following ? <Check aria-hidden /> : <Plus aria-hidden />}
      {word}
    </ToggleButton>
  );
}
