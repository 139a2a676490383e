"use client";

import { Send } from "lucide-react";
import { PitchAnchor } from "@/components/pitching/pitch-composer/pitch-anchor";
import { useIsOwnProfile } from "@/components/profiles/profiles/pitch-link";
import type { ApiUserType } from "@/lib/domain/vocabulary/user-type/user-type";

/** The first way to reach a profile, in a list of them; nothing for the owner of the profile. */
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
