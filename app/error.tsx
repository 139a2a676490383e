"use client";

import { useRouter } from "next/navigation";
import { lazy, Suspense, startTransition } from "react";

// Every page carries this file. Should the rest not arrive, its fault goes on to the page of global-error.
const ErrorPage = lazy(() =>
  import("@/components/layout/error-page").then((part) => ({ default: part.ErrorPage })),
);

export default function PageError({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  const router = useRouter();
  return (
    <Suspense>
      <ErrorPage
        digest={error.digest}
        onRetry={() =>
          startTransition(() => {
            // The failed part came from the server: asking only React to draw again would show the same fault.
            router.refresh();
            reset();
          })
        }
      />
    </Suspense>
  );
}
