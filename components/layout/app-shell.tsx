import type { ReactNode } from "react";
import { AppMobileMenu } from "@/components/layout/app-mobile-menu";
import { AppWorker } from "@/components/layout/app-worker";
import { BottomBar } from "@/components/layout/bottom-bar";
import { Logo } from "@/components/layout/logo";
import { NewsroomSwitcher } from "@/components/layout/newsroom-switcher";
import { Rail } from "@/components/layout/rail";
import type { ShellGroup, ShellItem, ShellViewer } from "@/components/layout/shell-types";
import { AccentScope } from "@/components/ui/accent-scope";
import { Link } from "@/components/ui/link";
import { PRODUCT_NAME } from "@/lib/product";
import { cn } from "@/lib/utils/cn";

/**
 * The signed-in shell has a rail left on wide screens, a top and a bottom bar on phones, and `main` with the page.
 * Everything in it carries the viewer's accent. The page draws its own head (AppPage) unless it fills the height
 * (inbox). On phones the bars go as well where the page says so (`HideBars`).
 */
export function AppShell({
  label,
  viewer,
  items,
  lowItems = [],
  current,
  bell,
  railSlot,
  bare = false,
  children,
}: {
  /** The name of this part of the product: "Matching". */
  label: string;
  viewer: ShellViewer;
  /** The rail's and the bottom bar's links, up to five. */
  items: ShellItem[];
  /** Links at the foot of the rail and in the phone's menu. */
  lowItems?: (ShellItem | ShellGroup)[];
  /** The href of the open page. */
  current: string;
  /** The notification bell of the phone's top bar; on wide screens the page's head holds it. */
  bell?: ReactNode;
  railSlot?: ReactNode;
  /** A screen of its own on phones (an open chat) has no top and bottom bar. */
  bare?: boolean;
  children: ReactNode;
}) {
  return (
    <AccentScope
      accent={viewer.accent}
      className="flex min-h-dvh flex-col md:grid md:grid-cols-[4.5rem_minmax(0,1fr)] xl:grid-cols-[14.5rem_minmax(0,1fr)]"
    >
      <Rail
        label={label}
        viewer={viewer}
        items={items}
        lowItems={lowItems}
        current={current}
        slot={railSlot}
      />
      <div className="min-w-0 max-md:flex-1">
        <header
          data-bar="top"
          className={cn(
            "flex h-14 items-center justify-between border-rule border-b pr-2 pl-5 md:hidden",
            bare && "hidden",
          )}
        >
          <Link href="/dashboard" aria-label={`${PRODUCT_NAME}, to the dashboard`}>
            <Logo />
          </Link>
          <div className="flex items-center">
            {bell}
            <NewsroomSwitcher viewer={viewer} />
            <AppMobileMenu items={[...items, ...lowItems]} current={current} viewer={viewer} />
          </div>
        </header>
        <main id="main">{children}</main>
      </div>
      <AppWorker />
      {!bare && <BottomBar label={label} items={items} current={current} />}
    </AccentScope>
  );
}
