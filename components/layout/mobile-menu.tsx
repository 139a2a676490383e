"use client";

import { Menu } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import type { MenuLink } from "@/components/layout/site-links";
import { IconButton } from "@/components/ui/icon-button";
import { useDeferred } from "@/components/ui/use-deferred";

const loadPanel = () => import("@/components/layout/menu-panel").then(({ MenuPanel }) => MenuPanel);

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
  const [MenuPanel, askForPanel] = useDeferred(loadPanel);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={opener}
        label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={open && MenuPanel !== null}
        className="md:hidden [&_svg]:size-6"
        // On its way while the finger is still down.
        onPointerDown={() => void askForPanel()}
        onClick={() => {
          setOpen(true);
          void askForPanel();
        }}
      >
        <Menu aria-hidden />
      </IconButton>
      {MenuPanel && (
        <MenuPanel links={links} current={current} open={open} onOpenChange={setOpen} opener={opener}>
          {children}
        </MenuPanel>
      )}
    </>
  );
}
