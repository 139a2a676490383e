"use client";

import { Pencil } from "lucide-react";
import { useViewer } from "@/components/layout/use-viewer";
import { LinkButton } from "@/components/ui/link-button";

/** The owner's way to the editor; nothing for everybody else. */
export function ManageLink({ ownerId }: { ownerId: string }) {
  const state = useViewer();
  if (state.status !== "signedIn" || state.viewer?.profile?.id !== ownerId) return null;
  return (
    <LinkButton href="/assets" prefetch={false} size="sm">
      <Pencil aria-hidden />
      Manage assets
    </LinkButton>
  );
}
