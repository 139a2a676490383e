import type { ReactNode } from "react";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { type AccentName, AccentScope } from "@/components/ui/accent-scope";
import { cn } from "@/lib/utils/cn";

/** A public profile's page is the same bytes for everybody. */
export function ProfileFrame({
  accent,
  flush,
  children,
}: {
  accent: AccentName;
  /** The page's last part carries its own rule and space. */
  flush?: boolean;
  children: ReactNode;
}) {
  return (
    <AccentScope accent={accent} className="flex min-h-dvh flex-col">
      <SiteHeader />
      <main id="main" className="flex-1">
        {children}
      </main>
      <SiteFooter flush={flush} />
    </AccentScope>
  );
}

/** The text is in one column, the facts beside it. */
export function ProfileColumns({
  aside,
  asideLabel,
  flush = false,
  children,
}: {
  aside: ReactNode;
  asideLabel: string;
  /** The panel around it has its own space above. */
  flush?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      className={cn(
        "grid grid-cols-[minmax(0,1fr)] gap-12 md:grid-cols-[minmax(0,1fr)_304px] md:gap-10 lg:gap-18",
        !flush && "pt-6 md:pt-8",
      )}
    >
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-12 md:gap-14">{children}</div>
      <aside aria-label={asideLabel} className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">
        {aside}
      </aside>
    </div>
  );
}
