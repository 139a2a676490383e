"use client";

import { Pencil, Send } from "lucide-react";
import { usePathname } from "next/navigation";
import { useViewer } from "@/components/layout/use-viewer";
import { LinkButton } from "@/components/ui/link-button";

/**
 * To this profile's card in the matching platform, where a pitch is chosen or written; its owner gets to edit it
 * instead. The page itself is the same for everybody: who looks at it is known after load.
 */
export function PitchLink({ profileId, name }: { profileId: string; name: string }) {
  const path = usePathname();
  if (useOwns(profileId)) {
    return (
      // A key of its own: as the same element it would fade from one colour to the other.
      <LinkButton
        key="edit"
        href={`/setup-profile?callbackUrl=${encodeURIComponent(path)}`}
        prefetch={false}
        className="max-md:w-full"
      >
        <Pencil aria-hidden />
        Edit profile
      </LinkButton>
    );
  }
  return (
    <LinkButton
      key="pitch"
      href={`/matching/${profileId}`}
      prefetch={false}
      variant="ink"
      caps
      aria-label={`PITCH ${name}`}
      className="max-md:w-full"
    >
      <Send aria-hidden />
      PITCH
    </LinkButton>
  );
}

/** Whether the page's viewer looks at their own profile. */
export function useOwns(profileId: string): boolean {
  const state = useViewer();
  return state.status === "signedIn" && state.viewer?.profile?.id === profileId;
}
