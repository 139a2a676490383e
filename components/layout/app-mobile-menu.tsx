"use client";

import { MobileMenu } from "@/components/layout/mobile-menu";
import type { ShellGroup, ShellItem, ShellViewer } from "@/components/layout/shell-types";
import { SignOutForm } from "@/components/layout/sign-out-form";
import { ViewerPicture } from "@/components/layout/viewer-picture";
import { NamedIcon } from "@/components/ui/named-icon";

export function AppMobileMenu({
  items,
  current,
  viewer,
}: {
  items: (ShellItem | ShellGroup)[];
  current: string;
  viewer: ShellViewer;
}) {
  const own = viewer.profilePath ? [{ href: viewer.profilePath, label: "My Profile", icon: "user" }] : [];
  return (
    <MobileMenu
      links={[...items, ...own].map(({ icon, ...item }) => ({
        ...item,
        icon: <NamedIcon name={icon} className="size-5 text-ink-3" />,
      }))}
      current={current}
    >
      <div className="mb-2 flex items-center gap-3 text-sm">
        <ViewerPicture viewer={viewer} />
        <span className="min-w-0">
          <b className="block truncate font-[600]">{viewer.name}</b>
          <span className="meta block">
            {viewer.typeLabel}, {viewer.planLabel}
          </span>
        </span>
      </div>
      <SignOutForm />
    </MobileMenu>
  );
}
