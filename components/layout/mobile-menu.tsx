"use client";

import * as Dialog from "@radix-ui/react-dialog";
import { Menu, X } from "lucide-react";
import Link from "next/link";
import { type ReactNode, useState } from "react";
import { Logo } from "@/components/layout/logo";
import type { MenuLink } from "@/components/layout/site-links";
import { IconButton } from "@/components/ui/icon-button";
import { NamedIcon } from "@/components/ui/named-icon";

/** The whole-screen menu of phones: places as ruled rows, below them what `children` adds (account, Sign Out). */
export function MobileMenu({
  links,
  current,
  children,
}: {
  links: MenuLink[];
  /** The href of the open page. */
  current?: string;
  children?: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <IconButton label="Open menu" className="md:hidden [&_svg]:size-6">
          <Menu aria-hidden />
        </IconButton>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-0 z-50 flex animate-fade flex-col overflow-y-auto bg-paper focus-visible:outline-none data-[state=closed]:animate-unfade md:hidden"
        >
          <Dialog.Title className="sr-only">Menu</Dialog.Title>
          <div className="flex h-14 flex-none items-center justify-between border-rule border-b pr-2 pl-5">
            <Logo />
            <Dialog.Close asChild>
              <IconButton label="Close menu" className="[&_svg]:size-6">
                <X aria-hidden />
              </IconButton>
            </Dialog.Close>
          </div>
          <nav aria-label="Menu" className="px-5 pt-2">
            <ul>
              {links.map((link) => (
                <li key={link.href} className="border-rule border-b">
                  <Link
                    href={link.href}
                    aria-current={link.href === current ? "page" : undefined}
                    onClick={() => setOpen(false)}
                    className="h3 flex min-h-14 items-center gap-3 [&[aria-current]_svg]:text-accent"
                  >
                    {link.icon && <NamedIcon name={link.icon} className="size-5 text-ink-3" />}
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className="mt-auto grid gap-2 px-5 pt-8 pb-[max(24px,env(safe-area-inset-bottom))]">
            {children}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
