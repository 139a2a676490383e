"use client";

import { type ComponentProps, lazy, Suspense } from "react";
import type { NotFoundPage as Page } from "@/components/layout/not-found-page";

const NotFoundPage = lazy(() =>
  import("@/components/layout/not-found-page").then((part) => ({ default: part.NotFoundPage })),
);

/**
 * Next puts what app/not-found.tsx draws into every page, and twice into its data, so the page is a chunk of its own.
 */
export function DeferredNotFound(props: ComponentProps<typeof Page>) {
  return (
    <Suspense>
      <NotFoundPage {...props} />
    </Suspense>
  );
}
