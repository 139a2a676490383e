"use client";

import * as Dialog from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { Logo } from "@/components/layout/logo";
import type { MenuLink } from "@/components/layout/site-links";
import { IconButton } from "@/components/ui/icon-button";
import { Link } from "@/components/ui/link";
import { NamedIcon } from "@/components/ui/named-icon";

/** The open menu of phones. A module of its own: pages load it, and the dialog under it, when it is first opened. */
export function MenuPanel({
  links,
  current,
  open,
  onOpenChange,
  opener,
  children,
}: {
  links: MenuLink[];
  current?: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Gets the focus back. */
  opener: RefObject<HTMLButtonElement | null>;
  children?: ReactNode;
}) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener.current?.focus();
          }}
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
                    onClick={() => onOpenChange(false)}
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
