"use client";

import type { FormEvent, ReactNode } from "react";
import { useIsOwnProfile } from "@/components/layout/use-viewer";
import { isHinted } from "@/components/layout/viewer-call";
import { useToggle } from "@/components/profiles/follows/use-toggle";
import { type ButtonStyle, buttonClass } from "@/components/ui/button-style";
import type { ApiResult } from "@/lib/client/api-types";

/**
 * The button is a form with a server action, so that it works before and without scripts; with them the API is called
 * and the new state shows at once. It is absent on one's own profile.
 */
export function ToggleButton<Data>({
  profileId,
  send,
  slug,
  action,
  on,
  show,
  settle,
  back,
  anchor,
  label,
  children,
  ...style
}: ButtonStyle & {
  profileId: string;
  send: (on: boolean) => Promise<ApiResult<Data>>;
  slug: string;
  /** Turns `on` around, for a form sent without scripts. */
  action: (form: FormData) => Promise<void>;
  on: boolean;
  show: (on: boolean) => void;
  settle?: (data: Data) => void;
  /** The page to come back to from signing in. */
  back: string;
  /** The id on the page to come back to after the form was sent without scripts. */
  anchor?: string;
  label: string;
  children: ReactNode;
}) {
  const isOwn = useIsOwnProfile(profileId);
  const signIn = `/login?callbackUrl=${encodeURIComponent(back)}`;
  const { toggle, busy } = useToggle({ send, on, show, settle, signIn });
  if (isOwn) return null;

  function submit(event: FormEvent) {
    event.preventDefault();
    // The hint is there before the viewer's state is.
    if (isHinted()) toggle();
    else window.location.assign(signIn);
  }

  return (
    <form action={action} onSubmit={submit} className="contents">
      <input type="hidden" name="profileId" value={profileId} />
      <input type="hidden" name="status" value={`/follow/${slug}/status`} />
      <input type="hidden" name="back" value={back} />
      {anchor && <input type="hidden" name="anchor" value={anchor} />}
      <noscript>
        <input type="hidden" name="scripts" value="off" />
      </noscript>
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
