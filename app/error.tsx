"use client";

import { useRouter } from "next/navigation";
import { startTransition } from "react";
import { ErrorPage } from "@/components/layout/error-page";

export default function PageError({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  const router = useRouter();
  return (
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
  );
}
