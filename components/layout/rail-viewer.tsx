"use client";

import { ChevronsUpDown } from "lucide-react";
import { ActingPicture } from "@/components/layout/acting-picture";
import type { ShellViewer } from "@/components/layout/shell-types";
import { UserMenu } from "@/components/layout/user-menu";
import { insteadOfPost } from "@/components/ui/in-place";

/** The viewer stands at the foot of the rail with picture, name, type and plan; the menu opens upward. */
export function RailViewer({ viewer }: { viewer: ShellViewer }) {
  const links = viewer.profilePath ? [{ href: viewer.profilePath, label: "My Profile", icon: "user" }] : [];
  return (
    <div className="mt-2 border-rule border-t pt-2">
      {/* Before and without scripts the button leads to the page with Sign Out. */}
      <form action="/sign-out" onSubmit={insteadOfPost(() => {})}>
        <UserMenu links={links} actsFor={viewer.actsFor} side="top" align="start">
          <button
            type="submit"
            className="flex w-full items-center gap-2.5 rounded-md px-2.5 py-1 text-left hover:bg-paper max-xl:justify-center max-xl:px-0"
          >
            <ActingPicture viewer={viewer} />
            <span className="min-w-0 text-sm max-xl:sr-only">
              <b className="block truncate font-[600]">{viewer.name}</b>
              <span className="meta block">
                {[viewer.typeLabel, viewer.planLabel].filter(Boolean).join(", ")}
              </span>
            </span>
            {Boolean(viewer.actsFor?.length) && (
              <>
                <ChevronsUpDown aria-hidden className="ml-auto size-4 text-ink-3 max-xl:hidden" />
                <span className="sr-only">, switch newsroom</span>
              </>
            )}
          </button>
        </UserMenu>
      </form>
    </div>
  );
}
