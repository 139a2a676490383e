"use client";

import { ActAsLinks } from "@/components/layout/act-as";
import { MobileMenu, menuRow } from "@/components/layout/mobile-menu";
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
      links={[...items, ...own].map((item) => {
        const { label } = item;
        const icon = drawIcon(item.icon);
        if (!("items" in item)) return { href: item.href, label, icon };
        return {
          label,
          draw: (link) => (
            <>
              <p className={menuRow}>
                {icon}
                {label}
              </p>
              <ul aria-label={label} className="grid grid-cols-2 gap-x-4 pb-2 pl-8">
                {item.items.map(({ href, label }) => (
                  <li key={href}>{link({ href, label }, subRow)}</li>
                ))}
              </ul>
            </>
          ),
        };
      })}
      current={current}
    >
      <div className="mb-2 flex items-center gap-3 text-sm">
        <ViewerPicture viewer={viewer} />
        <span className="min-w-0">
          <b className="block truncate font-[600]">{viewer.name}</b>
          <span className="meta block">
            {[viewer.typeLabel, viewer.planLabel].filter(Boolean).join(", ")}
          </span>
        </span>
      </div>
      <ActAsLinks actsFor={viewer.actsFor ?? []} />
      <SignOutForm />
    </MobileMenu>
  );
}

const subRow = "flex min-h-11 items-center aria-[current]:underline";
const drawIcon = (name: string) => <NamedIcon name={name} className="size-5 text-ink-3" />;
