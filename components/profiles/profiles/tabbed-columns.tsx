import type { ReactNode } from "react";
import { type PageTab, PageTabs, whileOpen } from "@/components/ui/page-tabs";

/**
 * Under the tabs are the open panel and, beside it, the facts. The panel `whole` is short: it takes the page's width,
 * and the aside is under it, in columns of equal length.
 */
export function TabbedColumns({
  tabs,
  initial,
  opens,
  whole,
  label,
  root,
  panel,
  aside,
  asideLabel,
}: {
  tabs: PageTab[];
  initial: string;
  opens?: string;
  whole: string;
  label: string;
  /** `opens` and `root` are those of `PageTabs`. */
  root: string;
  panel?: string;
  aside: ReactNode;
  asideLabel: string;
}) {
  return (
    <div
      data-tabbed-columns
      className="mt-6 grid grid-cols-[minmax(0,1fr)] md:mt-8 md:grid-cols-[minmax(0,1fr)_304px] md:gap-x-10 lg:gap-x-18 [&>[data-page-tabs]]:contents [&_[role=tablist]]:col-span-full [&_[role=tabpanel]]:min-w-0"
    >
      <style>{wholeCss(whole, panel ?? opens)}</style>
      <PageTabs tabs={tabs} initial={initial} opens={opens} label={label} root={root} panel={panel} />
      <aside
        aria-label={asideLabel}
        className="grid grid-cols-[minmax(0,1fr)] content-start gap-10 pt-12 md:col-start-2 md:row-start-2 md:pt-10"
      >
        {aside}
      </aside>
    </div>
  );
}

function wholeCss(tab: string, first?: string): string {
  const open = `[data-tabbed-columns]${whileOpen(tab, first)}`;
  return [
    `@media (min-width:48rem){${open}>[data-page-tabs]>#${tab}{grid-column:1/-1}`,
    `${open}>aside{grid-column:1/-1;grid-row:3;display:block;columns:3 16rem;column-gap:3.5rem;padding-top:3.5rem}`,
    `${open}>aside>*{break-inside:avoid;margin-bottom:2.5rem}}`,
  ].join("");
}
