"use client";

import { type ReactNode, useEffect, useRef } from "react";

/** A button unfolds a panel over the page, without scripts too. Escape, and a press elsewhere, fold it again. */
export function FoldOut({
  label,
  className,
  panelClass,
  across = false,
  children,
}: {
  label: ReactNode;
  className: string;
  panelClass: string;
  /** The panel is placed in what the button stands in, so that it may be as wide as that. */
  across?: boolean;
  children: ReactNode;
}) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const fold = ({ target }: Event) => {
      if (details.current?.open && target instanceof Node && !details.current.contains(target))
        details.current.open = false;
    };
    document.addEventListener("pointerdown", fold);
    document.addEventListener("focusin", fold);
    return () => {
      document.removeEventListener("pointerdown", fold);
      document.removeEventListener("focusin", fold);
    };
  }, []);
  return (
    <details
      ref={details}
      className={across ? undefined : "relative"}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== "Escape" || !currentTarget.open) return;
        currentTarget.open = false;
        currentTarget.querySelector("summary")?.focus();
      }}
    >
      <summary className={className}>{label}</summary>
      <div className={panelClass}>{children}</div>
    </details>
  );
}
