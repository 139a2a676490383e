import type { Metadata } from "next";
import { CurrentPath } from "@/components/layout/current-path";
import { DeferredSiteHeader } from "@/components/layout/deferred-site-header";
import { ProblemPage } from "@/components/layout/problem-page";
import { SiteFooter } from "@/components/layout/site-footer";
import { buttonClass } from "@/components/ui/button-style";
import { PAGE_NOT_FOUND, PROFILE_NOT_FOUND } from "@/lib/utils/not-found-text";

export const metadata: Metadata = { title: "Page Not Found" };

export default function NotFound() {
  return (
    <div data-accent="source" className="flex min-h-dvh flex-col">
      <DeferredSiteHeader />
      <main id="main" className="flex-1">
        <ProblemPage
          kicker="404"
          title="Page Not Found"
          lede={
            <>
              <span>{PAGE_NOT_FOUND}</span>
              <CurrentPath forProfile={<span className="mt-2 block">{PROFILE_NOT_FOUND}</span>} />
            </>
          }
          action={
            <a href="/" className={buttonClass({ variant: "ink" })}>
              Back home
            </a>
          }
          values={{
            who: "You, and a link",
            what: "A page that moved, or never was",
            where: <CurrentPath />,
            when: "Just now",
            why: "A slip in the address, most often",
          }}
        />
      </main>
      <SiteFooter />
    </div>
  );
}
