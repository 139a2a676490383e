"use client";

import { useEffect } from "react";
import { useViewer } from "@/components/layout/use-viewer";
import { viewerLinks } from "@/components/layout/viewer-links";
import { Avatar } from "@/components/ui/avatar";
import { LinkButton } from "@/components/ui/link-button";
import { useDeferred } from "@/components/ui/use-deferred";

/** Only those signed in have a menu: others do not load it. */
const loadUserMenu = () => import("@/components/layout/user-menu").then(({ UserMenu }) => UserMenu);

/** The header's right end: Sign In and Sign Up, or for a signed-in viewer the dashboard and the own menu. */
export function ViewerSlot() {
  const state = useViewer();
  const signedIn = state.status === "signedIn";
  const [UserMenu, askForMenu] = useDeferred(loadUserMenu);
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
  const { viewer } = state;
  const account = (
    <button
      type="button"
      aria-label={viewer ? `Account of ${viewer.name}` : "Account"}
      onClick={UserMenu ? undefined : () => void askForMenu()}
      className="grid size-11 place-items-center rounded-md hover:bg-sunk"
    >
      <Avatar name={viewer?.name ?? ""} company="…" src={viewer?.profile?.avatarUrl} size="sm" />
    </button>
  );
  return (
    <>
      <LinkButton href="/dashboard" variant="text">
        Dashboard
      </LinkButton>
      {UserMenu ? <UserMenu links={viewerLinks(viewer).slice(1)}>{account}</UserMenu> : account}
    </>
  );
}
