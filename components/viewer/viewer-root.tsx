"use client";

import { createContext, type ReactNode, use, useState } from "react";
import { insteadOfOpening } from "@/components/ui/in-place";
import { useDeferred } from "@/components/ui/use-deferred";
import type { Slide } from "@/components/viewer/slide";

const loadViewer = () => import("@/components/viewer/viewer").then(({ Viewer }) => Viewer);
const OpenContext = createContext<((id: string) => void) | null>(null);

/** The viewer itself loads with the first click on a picture of this part of a page. */
export function ViewerRoot({ slides, children }: { slides: Slide[]; children: ReactNode }) {
  const [Viewer, ask] = useDeferred(loadViewer);
  const [openId, setOpenId] = useState<string | null>(null);
  const kind = slides.find(({ id }) => id === openId)?.kind;

  async function open(id: string) {
    await ask();
    setOpenId(id);
  }

  return (
    <OpenContext value={(id) => void open(id)}>
      {children}
      {Viewer && openId && (
        <Viewer
          slides={slides.filter((slide) => slide.kind === kind)}
          startId={openId}
          onClose={() => setOpenId(null)}
        />
      )}
    </OpenContext>
  );
}

/** The link leads to the page of the asset, and opens it in the viewer instead once scripts are there. */
export function OpenAsset({
  id,
  href,
  label,
  className,
  children,
}: {
  id: string;
  href: string;
  label: string;
  className?: string;
  children: ReactNode;
}) {
  const open = use(OpenContext);
  return (
    <a
      href={href}
      aria-label={label}
      onClick={open ? insteadOfOpening(() => open(id)) : undefined}
      className={className}
    >
      {children}
    </a>
  );
}
