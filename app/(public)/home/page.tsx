import { pageMetadata } from "@/app/(public)/_shared/page-metadata";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { HomeWelcome } from "@/components/site/landing/home-welcome";
import { LandingSteps } from "@/components/site/landing/steps";
import { LinkButton } from "@/components/ui/link-button";

export const generateMetadata = () =>
  pageMetadata({
    path: "/home",
    title: "Home",
    description: "Sign up for the free beta or log in: matches, pitches, newsrooms and your own page.",
  });

/** The page is cached, the same bytes for everybody; the header's one call brings the viewer's banner and cards. */
export default function HomePage() {
  return (
    <div data-accent="brand" className="flex min-h-dvh flex-col">
      <SiteHeader />
      <main id="main" className="wrap flex-1">
        <HomeWelcome />
        <LandingSteps />
        <section aria-labelledby="help" className="mt-18 border-rule border-t pt-6 md:mt-28">
          <h2 id="help" className="h3">
            New here?
          </h2>
          <div className="mt-4 flex flex-wrap gap-3">
            <LinkButton href="/help">Help</LinkButton>
            <LinkButton href="/about">About</LinkButton>
          </div>
        </section>
      </main>
      <SiteFooter />
    </div>
  );
}
