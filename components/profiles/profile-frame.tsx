import type { ReactNode } from "react";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { type AccentName, AccentScope } from "@/components/ui/accent-scope";

/** A public profile's page in its type's accent: the same bytes for everybody. */
export function ProfileFrame({ accent, children }: { accent: AccentName; children: ReactNode }) {
  return (
    <AccentScope accent={accent} className="flex min-h-dvh flex-col">
      <SiteHeader />
      <main id="main" className="flex-1">
        {children}
      </main>
      <SiteFooter />
    </AccentScope>
  );
}

/** The page's two columns: what there is to read, and beside it what one wants to know. */
export function ProfileColumns({
  aside,
  asideLabel,
  children,
}: {
  aside: ReactNode;
  asideLabel: string;
  children: ReactNode;
}) {
  return (
    <div className="grid gap-12 pt-6 md:grid-cols-[minmax(0,1fr)_304px] md:gap-10 md:pt-8 lg:gap-18">
      <div className="grid min-w-0 content-start gap-12 md:gap-14">{children}</div>
      <aside aria-label={asideLabel} className="grid content-start gap-10">
        {aside}
      </aside>
    </div>
  );
}
