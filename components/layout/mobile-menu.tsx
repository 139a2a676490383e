"use client";

import { Menu, X } from "lucide-react";
import { type MouseEvent, type ReactNode, useRef } from "react";
import { Logo } from "@/components/layout/logo";
import { IconButton } from "@/components/ui/icon-button";
import { Link } from "@/components/ui/link";

const ID = "menu";

type MenuLink = { href: string; label: string; icon?: ReactNode };
/** Draws a link that closes the menu. */
type DrawLink = (link: MenuLink, className: string) => ReactNode;
/** `icon` comes drawn: public pages have none, and load none. A row that `draw` gives holds links of its own. */
type MenuRow = MenuLink | { label: string; draw: (link: DrawLink) => ReactNode };

/** A row of the menu is one line in large serif. */
export const menuRow = "h3 flex min-h-14 items-center gap-3 [&[aria-current]_svg]:text-accent";

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

  const drawLink: DrawLink = ({ href, label, icon }, className) => (
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
            {links.map((link) => (
              <li key={link.label} className="border-rule border-b">
                {"draw" in link ? link.draw(drawLink) : drawLink(link, menuRow)}
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-auto grid gap-2 px-5 pt-8 pb-[max(24px,env(safe-area-inset-bottom))]">
          {children}
        </div>
      </dialog>
    </>
  );
}
