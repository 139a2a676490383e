"use client";

import { Check, Plus } from "lucide-react";
import type { FormEvent } from "react";
import { changeStanding, useStanding } from "@/components/follows/standing-store";
import { useToggle } from "@/components/follows/use-toggle";
import { useViewer } from "@/components/layout/use-viewer";
import { type ButtonStyle, buttonClass } from "@/components/ui/button-style";

type Props = ButtonStyle & {
  profileId: string;
  slug: string;
  name: string;
  /** As the cached page knows it; shown beside the button by `FollowerCount`. */
  followerCount: number;
};

/**
 * FOLLOW, or FOLLOWING for those who do: at once, with the way back. A form around it leads the signed out, and
 * browsers without JavaScript, to sign in and back to the profile's follow page. Nothing on one's own profile.
 */
export function FollowButton({ profileId, slug, name, followerCount, variant = "line", ...style }: Props) {
  const viewer = useViewer();
  const signedIn = viewer.status === "signedIn";
  const standing = useStanding(profileId);
  const following = standing?.following ?? false;
  const back = `/follow/${slug}`;
  const { toggle, busy } = useToggle<{ following: boolean; followerCount: number }>({
    path: `/users/${profileId}/follow`,
    on: following,
    show: (next) =>
      changeStanding(profileId, {
        following: next,
        followerCount: Math.max(
          0,
          (standing?.followerCount ?? followerCount) + Number(next) - Number(following),
        ),
      }),
    settle: (answer) => changeStanding(profileId, answer),
    signIn: `/login?callbackUrl=${encodeURIComponent(back)}`,
  });
  if (signedIn && viewer.viewer?.profile?.id === profileId) return null;

  function submit(event: FormEvent) {
    if (!signedIn) return;
    event.preventDefault();
    toggle();
  }

  return (
    <form method="get" action="/login" onSubmit={submit} className="contents">
      <input type="hidden" name="callbackUrl" value={back} />
      <button
        type="submit"
        aria-pressed={following}
        aria-busy={busy || undefined}
        aria-label={`${following ? "FOLLOWING" : "FOLLOW"} ${name}`}
        className={buttonClass({ variant, caps: true, ...style })}
      >
        {following ? <Check aria-hidden /> : <Plus aria-hidden />}
        {following ? "FOLLOWING" : "FOLLOW"}
      </button>
    </form>
  );
}
