"use client";

import { waitingElsewhere } from "@/components/layout/act-as";
import { ActingField } from "@/components/layout/acting";
import type { ShellViewer } from "@/components/layout/shell-types";
import { UserMenu } from "@/components/layout/user-menu";
import { ViewerPicture } from "@/components/layout/viewer-picture";
import { CornerCount } from "@/components/ui/count-badge";
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
          <span className="relative">
            <ViewerPicture viewer={viewer} size="rail" />
            <CornerCount
              count={waitingElsewhere(viewer)}
              counted="waiting elsewhere"
              className="-top-1 -right-1.5"
            />
          </span>
        </IconButton>
      </UserMenu>
    </form>
  );
}
