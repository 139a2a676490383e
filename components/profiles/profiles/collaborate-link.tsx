"use client";

import type { ReactNode } from "react";
import { useChoice } from "@/components/profiles/profiles/offer-choice";
import { PitchLink } from "@/components/profiles/profiles/pitch-link";

/** The link leads to the pitch to a creator, with what is ticked of their offer. */
export function CollaborateLink(profile: { profileId: string; slug: string; name: string; icon: ReactNode }) {
  return (
    <PitchLink
      {...profile}
      userType="PAID_MEDIA"
      text="Start Collaboration"
      choice={useChoice(profile.profileId)}
    />
  );
}
