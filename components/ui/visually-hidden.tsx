import type { ReactNode } from "react";

/** Words for screen readers where the eye has a picture or a position. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}
