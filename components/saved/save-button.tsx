"use client";

import { Bookmark, BookmarkCheck } from "lucide-react";
import type { FormEvent } from "react";
import { changeStanding, useStanding } from "@/components/follows/standing-store";
import { useToggle } from "@/components/follows/use-toggle";
import { useViewer } from "@/components/layout/use-viewer";
import { type ButtonStyle, buttonClass } from "@/components/ui/button-style";

/**
 * Save for Later, stored with the account and listed on its dashboard. The signed out sign in and come back to the
 * page. Nothing on one's own profile.
 */
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
  const viewer = useViewer();
  const signedIn = viewer.status === "signedIn";
  const saved = useStanding(profileId)?.saved ?? false;
  const { toggle, busy } = useToggle<{ saved: boolean }>({
    path: `/saved/${profileId}`,
    on: saved,
    show: (next) => changeStanding(profileId, { saved: next }),
    signIn: `/login?callbackUrl=${encodeURIComponent(path)}`,
  });
  if (signedIn && viewer.viewer?.profile?.id === profileId) return null;

  function submit(event: FormEvent) {
    if (!signedIn) return;
    event.preventDefault();
    toggle();
  }

  return (
    <form method="get" action="/login" onSubmit={submit} className="contents">
      <input type="hidden" name="callbackUrl" value={path} />
      <button
        type="submit"
        aria-pressed={saved}
        aria-busy={busy || undefined}
        aria-label={saved ? `Saved for Later: ${name}` : `Save for Later: ${name}`}
        className={buttonClass(style)}
      >
        {saved ? <BookmarkCheck aria-hidden /> : <Bookmark aria-hidden />}
        {saved ? "Saved for Later" : "Save for Later"}
      </button>
    </form>
  );
}
