"use client";

import { lazy, Suspense } from "react";

const SiteHeader = lazy(() =>
  import("@/components/layout/site-header").then((part) => ({ default: part.SiteHeader })),
);

/** The public header in a chunk of its own: every page carries the 404 page's code, and only a 404 needs its header. */
export function DeferredSiteHeader() {
  return (
    <Suspense fallback={<div className="h-14 border-rule border-b md:h-16" />}>
      <SiteHeader />
    </Suspense>
  );
}
