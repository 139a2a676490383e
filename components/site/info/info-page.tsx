import type { ReactNode } from "react";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";

/** A page of the product's own texts has a headline and a lede under the public header. */
export function InfoPage({
  title,
  lede,
  above,
  meta,
  children,
}: {
  title: string;
  lede?: ReactNode;
  /** The part over the headline, such as a way back. */
  above?: ReactNode;
  /** The line under the headline, such as a date. */
  meta?: string;
  children?: ReactNode;
}) {
  return (
    <div className="flex min-h-dvh flex-col" data-accent="brand">
      <SiteHeader />
      <main id="main" className="wrap flex-1 pt-8 md:pt-14">
        {above}
        <h1 className={above ? "d2 mt-4" : "d2"}>{title}</h1>
        {meta && <p className="meta mt-3">{meta}</p>}
        {lede && <p className="lede mt-4 max-w-[34em]">{lede}</p>}
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
