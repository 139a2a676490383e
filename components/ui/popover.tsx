"use client";

import * as Radix from "@radix-ui/react-popover";
import type { ComponentProps } from "react";
import { useAccent } from "@/components/ui/accent-scope";
import { cn } from "@/lib/utils/cn";

export const Popover = Radix.Root;
export const PopoverTrigger = Radix.Trigger;

/** Give the panel an `aria-label`. */
export function PopoverContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        data-accent={useAccent()}
        align="end"
        sideOffset={6}
        collisionPadding={12}
        className={cn(
          "menu-panel z-50 w-[min(400px,calc(100vw-24px))] animate-pop overflow-y-auto focus-visible:outline-none data-[state=closed]:animate-unfade",
          "max-h-(--radix-popover-content-available-height)",
          className,
        )}
        {...props}
      />
    </Radix.Portal>
  );
}
