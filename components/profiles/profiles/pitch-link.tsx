"use client";

import { Pencil, Send } from "lucide-react";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { useIsOwnProfile } from "@/components/layout/use-viewer";
import { PitchAnchor } from "@/components/pitching/pitch-composer/pitch-anchor";
import { pitchPath } from "@/components/pitching/pitch-composer/recipient";
import { type ButtonStyle, buttonClass } from "@/components/ui/button-style";
import { Link } from "@/components/ui/link";
import { LinkButton } from "@/components/ui/link-button";
import type { Choice } from "@/lib/domain/profiles/profiles/choice";
import type { ApiUserType } from "@/lib/domain/vocabulary/user-type/user-type";
import { cn } from "@/lib/utils/cn";

type Props = ButtonStyle & {
  profileId: string;
  name: string;
  /** The slug saves a redirect. */
  slug?: string;
  userType?: ApiUserType;
  /** The label, if not PITCH, or COLLABORATE for creators: "Start Collaboration". */
  text?: string;
  icon?: ReactNode;
  /** The chosen part of a creator's offer. */
  choice?: Choice;
};

/**
 * The link opens the window to pitch to this profile, or leads to the page to collaborate with a creator; its owner
 * gets to edit it instead. The page itself is the same for everybody: its viewer is known after load.
 */
export function PitchLink({
  profileId,
  name,
  slug = profileId,
  userType,
  text,
  icon,
  choice,
  ...style
}: Props) {
  const path = usePathname();
  const className = cn("max-md:w-full", style.className);
  if (useIsOwnProfile(profileId)) {
    return (
      <LinkButton
        href={`/setup-profile?callbackUrl=${encodeURIComponent(path)}`}
        prefetch={false}
        className={className}
      >
        <Pencil aria-hidden />
        Edit profile
      </LinkButton>
    );
  }
  const looks = buttonClass({ variant: "ink", caps: text === undefined, ...style, className });
  // A creator's button leads to the page; the dialog is for the other types.
  if (userType === "PAID_MEDIA") {
    const shown = text ?? "COLLABORATE";
    return (
      <Link
        href={pitchPath({ slug }, choice)}
        prefetch={false}
        aria-label={`${shown} with ${name}`}
        className={looks}
      >
        {icon ?? <Send aria-hidden />}
        {shown}
      </Link>
    );
  }
  const shown = text ?? "PITCH";
  return (
    <PitchAnchor
      recipient={{ id: profileId, slug, name, userType }}
      label={`${shown} ${name}`}
      className={looks}
    >
      {icon ?? <Send aria-hidden />}
      {shown}
    </PitchAnchor>
  );
}
