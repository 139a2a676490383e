"use client";

import type { FormEvent, ReactNode } from "react";
import { useToggle } from "@/components/follows/use-toggle";
import { useViewer } from "@/components/layout/use-viewer";
import { isHinted } from "@/components/layout/viewer-call";
import { type ButtonStyle, buttonClass } from "@/components/ui/button-style";
import type { ApiResult } from "@/lib/client/api-types";

/**
 * What the viewer has switched on or not about a profile: at once, with the way back. A form around it leads the
 * signed out, and browsers without JavaScript, to sign in and come back. Nothing on one's own profile.
 */
export function ToggleButton<Answer>({
  profileId,
  send,
  on,
  show,
  settle,
  back,
  label,
  children,
  ...style
}: ButtonStyle & {
  profileId: string;
  send: (on: boolean) => Promise<ApiResult<Answer>>;
  on: boolean;
  show: (on: boolean) => void;
  settle?: (answer: Answer) => void;
  /** The page to come back to. */
  back: string;
  label: string;
  children: ReactNode;
}) {
  const viewer = useViewer();
  const signedIn = viewer.status === "signedIn";
  const signIn = `/login?callbackUrl=${encodeURIComponent(back)}`;
  const { toggle, busy } = useToggle({ send, on, show, settle, signIn });
  if (signedIn && viewer.viewer?.profile?.id === profileId) return null;

  function submit(event: FormEvent) {
    // The hint is there before the viewer's state is.
    if (!signedIn && !isHinted()) return;
    event.preventDefault();
    toggle();
  }

  return (
    <form method="get" action="/login" onSubmit={submit} className="contents">
      <input type="hidden" name="callbackUrl" value={back} />
      <button
        type="submit"
        aria-pressed={on}
        aria-busy={busy || undefined}
        aria-label={label}
        className={buttonClass(style)}
      >
        {children}
      </button>
    </form>
  );
}
