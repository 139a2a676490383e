"use client";

import { Send } from "lucide-react";
import { useOwns } from "@/components/profiles/pitch-link";
import { Link } from "@/components/ui/link";

/** The first way to reach somebody, in a list of them; nothing for the owner of the profile. */
export function SendPitchRow({ profileId, className }: { profileId: string; className: string }) {
  if (useOwns(profileId)) return null;
  return (
    <li className={className}>
      <Send aria-hidden />
      <Link
        href={`/matching/${profileId}`}
        prefetch={false}
        className="link inline-flex min-h-10 items-center"
      >
        Send Pitch
      </Link>
    </li>
  );
}
