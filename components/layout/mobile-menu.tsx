"use client";

import { Menu, X } from "lucide-react";
import { type MouseEvent, type ReactNode, useRef } from "react";
import { Logo } from "@/components/layout/logo";
import { IconButton } from "@/components/ui/icon-button";
import { Link } from "@/components/ui/link";
import { cn } from "@/lib/utils/cn";

const ID = "menu";

type MenuLink = { href: string; label: string };
/** `icon` comes drawn: public pages have none, and load none. A row with `items` is their heading. */
type MenuRow = { label: string; icon?: ReactNode } & ({ href: string } | { items: MenuLink[] });

/**
 * Phones have a whole-screen menu: links as ruled rows, below them what `children` adds (account, Sign Out). The
 * browser itself opens it as a popover, so it needs no script; with scripts it is a modal dialog that holds the focus.
 */
export function MobileMenu({
  links,
  current,
  children,
}: {
  links: MenuRow[];
  /** The href of the open page. */
  current?: string;
  children?: ReactNode;
}) {
  const panel = useRef<HTMLDialogElement>(null);

  function open(event: MouseEvent) {
    event.preventDefault();
    panel.current?.showModal();
  }
  /** A popover is closed by the browser, by the button's own target. */
  function close(event?: MouseEvent) {
    if (!panel.current?.open) return panel.current?.hidePopover();
    event?.preventDefault();
    panel.current.close();
  }

  const linkTo = ({ href, label }: MenuLink, className: string, icon?: ReactNode) => (
    <Link
      href={href}
      aria-current={href === current ? "page" : undefined}
      onClick={() => close()}
      className={className}
    >
      {icon}
      {label}
    </Link>
  );

  return (
    <>
      <IconButton
        label="Open menu"
        aria-haspopup="dialog"
        popoverTarget={ID}
        className="md:hidden [&_svg]:size-6"
        onClick={open}
      >
        <Menu aria-hidden />
      </IconButton>
      <dialog
        ref={panel}
        id={ID}
        popover="auto"
        aria-label="Menu"
        className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none flex-col overflow-y-auto overscroll-contain border-0 bg-paper p-0 text-ink open:animate-fade max-md:open:flex md:hidden"
      >
        <div className="flex h-14 flex-none items-center justify-between border-rule border-b pr-2 pl-5">
          <Logo />
          <IconButton
            label="Close menu"
            popoverTarget={ID}
            popoverTargetAction="hide"
            className="[&_svg]:size-6"
            onClick={close}
          >
            <X aria-hidden />
          </IconButton>
        </div>
        <nav aria-label="Menu" className="px-5 pt-2">
          <ul>
            {links.map((link) =>
              "items" in link ? (
                <li key={link.label} className="border-rule border-b pb-2">
                  <p className={row}>
                    {link.icon}
                    {link.label}
                  </p>
                  <ul aria-label={link.label} className="grid grid-cols-2 gap-x-4 pl-8">
                    {link.items.map((item) => (
                      <li key={item.href}>
                        {linkTo(item, "flex min-h-11 items-center aria-[current]:underline")}
                      </li>
                    ))}
                  </ul>
                </li>
              ) : (
                <li key={link.href} className="border-rule border-b">
                  {linkTo(link, cn(row, "[&[aria-current]_svg]:text-accent"), link.icon)}
                </li>
              ),
            )}
          </ul>
        </nav>
        <div className="mt-auto grid gap-2 px-5 pt-8 pb-[max(24px,env(safe-area-inset-bottom))]">
          {children}
        </div>
      </dialog>
    </>
  );
}

const row = "h3 flex min-h-14 items-center gap-3";
