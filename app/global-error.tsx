"use client";

import "./globals.css";
import { PRODUCT_NAME } from "@/lib/product";

/** Even the layout failed. Every page carries this in its first load, so it is drawn from nothing else. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  return (
    <html lang="en">
      <body>
        <title>{`Something went wrong, ${PRODUCT_NAME}`}</title>
        <main className="wrap py-18">
          <h1 className="d2">Something went wrong</h1>
          <p className="lede mt-2">The page could not be shown. Nothing of yours is lost.</p>
          {error.digest && <p className="meta mt-2">Our note of it: {error.digest}</p>}
          <p className="mt-5 flex gap-6">
            <button type="button" className="link min-h-11" onClick={() => window.location.reload()}>
              Try Again
            </button>
            <a href="/" className="link inline-flex min-h-11 items-center">
              Back home
            </a>
          </p>
        </main>
      </body>
    </html>
  );
}
