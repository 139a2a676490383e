"use client";

import { type ComponentProps, lazy, Suspense } from "react";
import type { NotFoundPage as Page } from "@/components/layout/not-found-page";

const NotFoundPage = lazy(() =>
  import("@/components/layout/not-found-page").then((part) => ({ default: part.NotFoundPage })),
);

/** The 404 page in a chunk of its own: Next has every page carry what app/not-found.tsx draws, and twice in its data. */
export function DeferredNotFound(props: ComponentProps<typeof Page>) {
  return (
    <Suspense>
      <NotFoundPage {...props} />
    </Suspense>
  );
}
