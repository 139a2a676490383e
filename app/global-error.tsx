"use client";

import "./globals.css";
import { fontVariables } from "@/app/fonts/fonts";
import { ErrorPage } from "@/components/layout/error-page";
import { PRODUCT_NAME } from "@/lib/product";

export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  return (
    <html lang="en" className={fontVariables}>
      <body>
        <title>{`Something went wrong, ${PRODUCT_NAME}`}</title>
        <ErrorPage digest={error.digest} onRetry={() => window.location.reload()} />
      </body>
    </html>
  );
}
