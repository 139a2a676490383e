"use client";

import { Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { useIsOwnProfile } from "@/components/layout/use-viewer";
import { LinkButton } from "@/components/ui/link-button";

type Props = { ownerId: string; href: string; label: string; children?: ReactNode };

/** The owner gets a link from a part of the newsroom to its editor; everybody else gets `children`, or nothing. */
export function ManageLink({ ownerId, href, label, children }: Props) {
  if (!useIsOwnProfile(ownerId)) return children;
  return (
    <LinkButton href={href} prefetch={false} size="sm">
      <Pencil aria-hidden />
      {label}
    </LinkButton>
  );
}
