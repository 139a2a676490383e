import type { ReactNode } from "react";
import { Breadcrumbs, type Crumb } from "@/components/layout/breadcrumbs";
import { cn } from "@/lib/utils/cn";

/**
 * A page inside the app shell is 1280 wide at most, with 40 px gutters, 20 on phones. There a notice takes the room at
 * its end, so that the pressed button stays in sight.
 */
export function AppPage({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={cn("mx-auto w-full max-w-page px-5 pt-4 pb-28 md:px-10 md:pt-6 md:pb-18", className)}>
      {children}
    </div>
  );
}

/** The head has the way to it, a grey line, the one h1, and right the bell and the one ink button. */
export function AppPageHead({
  way = [],
  lead,
  title,
  actions,
  className,
}: {
  way?: readonly Crumb[];
  lead?: ReactNode;
  title: ReactNode;
  actions?: ReactNode;
  className?: string;
}) {
  return (
    <div
      className={cn(
        "mb-5 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 md:flex md:justify-between md:gap-8",
        className,
      )}
    >
      <div className="min-w-0">
        <Breadcrumbs way={way} />
        {lead && <p className="meta">{lead}</p>}
        <h1 className="h1 mt-1">{title}</h1>
      </div>
      {actions && <div className="flex items-center gap-3">{actions}</div>}
    </div>
  );
}
