"use client";

import { RotateCw } from "lucide-react";
import { CurrentPath } from "@/components/layout/current-path";
import { Logo } from "@/components/layout/logo";
import { ProblemPage } from "@/components/layout/problem-page";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-style";
import { PRODUCT_NAME } from "@/lib/product";

/** What stands in place of a page that failed: it says nothing is lost, and offers Try again and the way home. */
export function ErrorPage({ digest, onRetry }: { digest?: string; onRetry: () => void }) {
  return (
    <>
      <header className="border-rule border-b">
        <div className="wrap flex h-14 items-center md:h-16">
          <a href="/" aria-label={`${PRODUCT_NAME}, home`}>
            <Logo />
          </a>
        </div>
      </header>
      <main id="main" data-accent="brand">
        <ProblemPage
          kicker="Error"
          title="Something went wrong"
          lede="The page could not be shown. Nothing of yours is lost."
          action={
            <>
              <Button variant="ink" onClick={onRetry}>
                <RotateCw aria-hidden />
                Try Again
              </Button>
              {/* A full load on purpose: the app's state may be what is broken. */}
              <a href="/" className={buttonClass({ variant: "line" })}>
                Back home
              </a>
            </>
          }
          values={{
            who: "Us, not you",
            what: "A fault while making this page",
            where: <CurrentPath />,
            when: "Just now",
            why: digest ? `We don’t know yet. Our note of it: ${digest}` : "We don’t know yet",
          }}
        />
      </main>
    </>
  );
}
