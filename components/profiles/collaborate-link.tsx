"use client";

import { Handshake } from "lucide-react";
import { useChoice } from "@/components/profiles/offer-choice";
import { PitchLink } from "@/components/profiles/pitch-link";

/** The way to the pitch to a creator, with what is ticked of their offer. */
export function CollaborateLink(profile: { profileId: string; slug: string; name: string }) {
  return (
    <PitchLink
      {...profile}
      userType="PAID_MEDIA"
      text="Start Collaboration"
      icon={<Handshake aria-hidden className="max-sm:hidden" />}
      choice={useChoice(profile.profileId)}
    />
  );
}
