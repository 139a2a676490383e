"use client";

import { Pencil } from "lucide-react";
import { useIsOwnProfile } from "@/components/profiles/pitch-link";
import { LinkButton } from "@/components/ui/link-button";

/** The owner's way from a part of the newsroom to its editor; nothing for everybody else. */
export function ManageLink({ ownerId, href, label }: { ownerId: string; href: string; label: string }) {
  if (!useIsOwnProfile(ownerId)) return null;
  return (
    <LinkButton href={href} prefetch={false} size="sm">
      <Pencil aria-hidden />
      {label}
    </LinkButton>
  );
}
