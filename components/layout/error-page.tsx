"use client";

import { usePathname } from "next/navigation";
import { CurrentPath } from "@/components/layout/current-path";
import { buttonClass } from "@/components/ui/button-style";
import { PRODUCT_NAME } from "@/lib/product";
import { failureTitle } from "@/lib/utils/failure-title";

/**
 * In place of a page that failed this says that nothing is lost, and offers Try again and the way home. It is drawn
 * from plain elements, because it is loaded when something already went wrong.
 */
export function ErrorPage({ digest, onRetry }: { digest?: string; onRetry: () => void }) {
  const title = failureTitle(usePathname());
  const rows = [
    ["Who", "Us, not you"],
    ["What", "A fault while making this page"],
    ["Where", <CurrentPath key="where" />],
    ["When", "Just now"],
    ["Why", digest ? `We don’t know yet. Our note of it: ${digest}` : "We don’t know yet"],
  ];
  return (
    <>
      <header className="border-rule border-b">
        <div className="wrap flex h-14 items-center md:h-16">
          <a href="/" className="font-[600] font-serif text-[1.4375rem] leading-11 tracking-[-0.02em]">
            {PRODUCT_NAME}
          </a>
        </div>
      </header>
      <main
        id="main"
        data-accent="brand"
        className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 py-6 md:grid-cols-2 md:gap-18 md:py-18"
      >
        <div>
          <p className="kick text-ink-3">Error</p>
          <h1 className="d2 mt-2.5 mb-2">{title}</h1>
          <p className="lede">The page could not be shown. Nothing of yours is lost.</p>
          <div className="mt-5 grid md:flex md:flex-wrap md:gap-3 max-md:gap-2">
            <button type="button" className={buttonClass({ variant: "ink" })} onClick={onRetry}>
              Try Again
            </button>
            {/* The load is a full one on purpose: the app's state may be what is broken. */}
            <a href="/" className={buttonClass({})}>
              Back home
            </a>
          </div>
        </div>
        <dl className="border-ink border-t-2 md:mt-2">
          {rows.map(([name, value]) => (
            <div
              key={String(name)}
              className="grid grid-cols-[84px_minmax(0,1fr)] items-baseline gap-3 border-rule border-b pt-[11px] pb-3 md:gap-5"
            >
              <dt className="w-word text-2xl leading-none tracking-[-0.03em]">{name}</dt>
              <dd className="min-w-0 text-sm [overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
        </dl>
      </main>
    </>
  );
}
