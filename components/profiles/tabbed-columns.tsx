import type { ReactNode } from "react";
import { type PageTab, PageTabs } from "@/components/ui/page-tabs";

/** Tabs over the page's width; under them the open panel and, beside each of them, what one wants to know. */
export function TabbedColumns({
  tabs,
  initial,
  label,
  aside,
  asideLabel,
}: {
  tabs: PageTab[];
  initial: string;
  label: string;
  aside: ReactNode;
  asideLabel: string;
}) {
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] md:mt-8 md:grid-cols-[minmax(0,1fr)_304px] md:gap-x-10 lg:gap-x-18 [&>[data-page-tabs]]:contents [&_[role=tablist]]:col-span-full [&_[role=tabpanel]]:min-w-0">
      <PageTabs tabs={tabs} initial={initial} label={label} />
      <aside
        aria-label={asideLabel}
        className="grid grid-cols-[minmax(0,1fr)] content-start gap-10 pt-12 md:col-start-2 md:row-start-2 md:pt-10"
      >
        {aside}
      </aside>
    </div>
  );
}
