"use client";

import { Send } from "lucide-react";
import { useIsOwnProfile } from "@/components/layout/use-viewer";
import { PitchAnchor } from "@/components/pitching/pitch-composer/pitch-anchor";
import type { ApiUserType } from "@/lib/domain/vocabulary/user-type/user-type";

/** A list of ways to reach a profile begins with this; its owner does not see it. */
export function SendPitchRow({
  profileId,
  slug,
  name,
  userType,
  className,
}: {
  profileId: string;
  slug: string;
  name: string;
  userType: ApiUserType;
  className: string;
}) {
  if (useIsOwnProfile(profileId)) return null;
  return (
    <li className={className}>
      <Send aria-hidden />
      <PitchAnchor
        recipient={{ id: profileId, slug, name, userType }}
        className="link inline-flex min-h-10 items-center"
      >
        Send Pitch
      </PitchAnchor>
    </li>
  );
}
