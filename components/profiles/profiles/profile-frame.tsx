import type { ReactNode } from "react";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { CountVisits } from "@/components/profiles/profiles/count-visits";
import { ReportLink } from "@/components/staff/reports/report-link";
import { type AccentName, AccentScope } from "@/components/ui/accent-scope";
import { cn } from "@/lib/utils/cn";

/** A public profile's page is the same bytes for everybody. */
export function ProfileFrame({
  accent,
  counts,
  flush,
  children,
}: {
  accent: AccentName;
  /** The id of the profile whose visits the page counts; null where it is nobody's own page. */
  counts: string | null;
  /** The page's last part carries its own rule and space. */
  flush?: boolean;
  children: ReactNode;
}) {
  return (
    <AccentScope accent={accent} className="flex min-h-dvh flex-col">
      <SiteHeader />
      {counts && <CountVisits profileId={counts} />}
      <main id="main" className="flex-1">
        {children}
        {counts && <ReportLink profileId={counts} />}
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
