"use client";

import type { HeaderViewer } from "@/components/layout/use-viewer";
import { UserMenu } from "@/components/layout/user-menu";
import { viewerLinks } from "@/components/layout/viewer-links";
import { Portrait } from "@/components/ui/portrait";

export function AccountMenu({ viewer, className }: { viewer: HeaderViewer | null; className: string }) {
  return (
    <UserMenu links={viewerLinks(viewer).slice(1)}>
      <button
        type="button"
        aria-label={viewer ? `Account of ${viewer.name}` : "Account"}
        className={className}
      >
        <Portrait name={viewer?.name ?? ""} company="…" src={viewer?.profile?.avatarUrl} size="sm" />
      </button>
    </UserMenu>
  );
}
