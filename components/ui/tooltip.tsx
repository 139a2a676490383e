"use client";

import * as Radix from "@radix-ui/react-tooltip";
import type { ReactNode } from "react";

/** The child must be able to take focus; nothing essential may be said only here. */
export function Tooltip({
  content,
  side = "top",
  children,
}: {
  content: ReactNode;
  side?: "top" | "right" | "bottom" | "left";
  children: ReactNode;
}) {
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={12}
            className="z-60 max-w-72 animate-fade rounded-md bg-ink px-3 py-2 text-on-ink text-xs text-pretty shadow-lift"
          >
            {content}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
