"use client";

import { ActingField } from "@/components/layout/acting";
import { ActingPicture } from "@/components/layout/acting-picture";
import type { ShellViewer } from "@/components/layout/shell-types";
import { UserMenu } from "@/components/layout/user-menu";
import { IconButton } from "@/components/ui/icon-button";
import { insteadOfPost } from "@/components/ui/in-place";

/** Whoever has several newsrooms switches in the phone's top bar. Before and without scripts it leads to their list. */
export function NewsroomSwitcher({ viewer }: { viewer: ShellViewer }) {
  if (!viewer.actsFor?.length) return null;
  return (
    <form action="/settings/company" onSubmit={insteadOfPost(() => {})}>
      <ActingField />
      <UserMenu links={[]} actsFor={viewer.actsFor}>
        <IconButton type="submit" label={`Acting as ${viewer.name}, switch newsroom`}>
          <ActingPicture viewer={viewer} />
        </IconButton>
      </UserMenu>
    </form>
  );
}
