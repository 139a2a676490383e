import type { ReactNode } from "react";

/** Screen readers read this where others see a picture or a position. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}
