"use client";

import { useViewer } from "@/components/layout/use-viewer";
import { UserMenu } from "@/components/layout/user-menu";
import { viewerLinks } from "@/components/layout/viewer-links";
import { Avatar } from "@/components/ui/avatar";
import { LinkButton } from "@/components/ui/link-button";

/** The header's right end: Sign In and Sign Up, or for a signed-in viewer the dashboard and the own menu. */
export function ViewerSlot() {
  const state = useViewer();
  if (state.status === "signedOut") {
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
  return (
    <>
      <LinkButton href="/dashboard" variant="text">
        Dashboard
      </LinkButton>
      <UserMenu links={viewerLinks(viewer).slice(1)}>
        <button
          type="button"
          aria-label={viewer ? `Account of ${viewer.name}` : "Account"}
          className="grid size-11 place-items-center rounded-md hover:bg-sunk"
        >
          <Avatar name={viewer?.name ?? ""} company="…" src={viewer?.profile?.avatarUrl} size="sm" />
        </button>
      </UserMenu>
    </>
  );
}
