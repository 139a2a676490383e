"use client";

import { useEffect } from "react";
import { useViewer } from "@/components/layout/use-viewer";
import { RingOnPage } from "@/components/messaging/calls/ring-on-page";
import { LinkButton } from "@/components/ui/link-button";
import { useDeferred } from "@/components/ui/use-deferred";

/** Only those signed in have a menu: others do not load it. */
const loadAccountMenu = () =>
  import("@/components/layout/account-menu").then(({ AccountMenu }) => AccountMenu);

const ACCOUNT = "grid size-11 place-items-center rounded-md hover:bg-sunk";

export function ViewerSlot() {
  const state = useViewer();
  const signedIn = state.status === "signedIn";
  const [AccountMenu, askForMenu] = useDeferred(loadAccountMenu);
  useEffect(() => {
    if (signedIn) void askForMenu();
  }, [signedIn, askForMenu]);

  if (!signedIn) {
    return (
      <>
        <LinkButton href="/login" variant="text">
          Sign In
        </LinkButton>
        <LinkButton href="/signup" variant="ink" size="sm">
          Sign Up
        </LinkButton>
      </>
    );
  }
  return (
    <>
      <LinkButton href="/dashboard" variant="text">
        Dashboard
      </LinkButton>
      {state.viewer && <RingOnPage userId={state.viewer.id} />}
      {AccountMenu ? (
        <AccountMenu viewer={state.viewer} className={ACCOUNT} />
      ) : (
        <button type="button" aria-label="Account" onClick={() => void askForMenu()} className={ACCOUNT}>
          <span className="size-8 rounded-full bg-sunk" />
        </button>
      )}
    </>
  );
}
