"use client";

import { LogOut } from "lucide-react";
import type { ReactNode } from "react";
import { ActAsItems } from "@/components/layout/act-as";
import type { ShellViewer } from "@/components/layout/shell-types";
import { signOut } from "@/components/layout/sign-out";
import type { MenuLink } from "@/components/layout/site-links";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { Link } from "@/components/ui/link";
import { NamedIcon } from "@/components/ui/named-icon";

/** `children` is the trigger, one button. */
export function UserMenu({
  links,
  actsFor = [],
  side = "bottom",
  align = "end",
  children,
}: {
  links: MenuLink[];
  /** The profiles that the viewer may act for. */
  actsFor?: ShellViewer["actsFor"];
  side?: "top" | "bottom";
  align?: "start" | "end";
  children: ReactNode;
}) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>{children}</DropdownMenuTrigger>
      <DropdownMenuContent side={side} align={align}>
        {links.map((link) => (
          <DropdownMenuItem key={link.href} asChild>
            <Link href={link.href}>
              {link.icon && <NamedIcon name={link.icon} />}
              {link.label}
            </Link>
          </DropdownMenuItem>
        ))}
        {links.length > 0 && <DropdownMenuSeparator />}
        {actsFor.length > 0 && (
          <>
            <ActAsItems actsFor={actsFor} />
            <DropdownMenuSeparator />
          </>
        )}
        <DropdownMenuItem onSelect={() => void signOut()}>
          <LogOut aria-hidden />
          Sign Out
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
