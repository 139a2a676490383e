import type { ReactNode } from "react";

/** The key is hidden from screen readers: the control beside it already has a name. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd
      aria-hidden
      className="inline-flex items-center gap-0.5 rounded-sm border border-rule px-[5px] font-medium font-sans text-[0.6875rem] text-ink-3 leading-4 [&_svg]:size-4"
    >
      {children}
    </kbd>
  );
}
