"use client";

import * as Radix from "@radix-ui/react-dropdown-menu";
import type { ComponentProps } from "react";
import { cn } from "@/lib/utils/cn";

/** The menu is not modal: everybody can still reach the rest of the page, and a click outside closes it. */
export function DropdownMenu(props: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root modal={false} {...props} />;
}

export const DropdownMenuTrigger = Radix.Trigger;

/** The open menu follows its trigger in the document, so that it belongs to the same landmark and accent. */
export function DropdownMenuContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Content
      align="end"
      sideOffset={6}
      collisionPadding={12}
      className={cn(
        "menu-panel z-50 min-w-52 animate-pop focus-visible:outline-none data-[state=closed]:animate-unfade",
        className,
      )}
      {...props}
    />
  );
}

/** An item is one act or, with `asChild` and a link inside, one place. `bad` is for acts that destroy. */
export function DropdownMenuItem({
  bad = false,
  className,
  ...props
}: ComponentProps<typeof Radix.Item> & { bad?: boolean }) {
  return (
    <Radix.Item
      className={cn(
        "flex min-h-10 cursor-pointer items-center gap-3 rounded-sm px-2.5 text-sm outline-none data-disabled:cursor-not-allowed data-highlighted:bg-sunk data-disabled:text-ink-3 pointer-coarse:min-h-11 [&_svg]:size-4",
        bad && "text-bad",
        className,
      )}
      {...props}
    />
  );
}

export function DropdownMenuSeparator() {
  return <Radix.Separator className="-mx-1 my-1 h-px bg-rule" />;
}
