import { pageMetadata } from "@/app/(public)/_shared/page-metadata";
import { SiteData } from "@/app/(public)/_shared/structured-data";
import { NewsletterBox } from "@/components/accounts/newsletter/newsletter-box";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { AccountTypes } from "@/components/site/landing/account-types";
import { LandingHero, LandingPictures } from "@/components/site/landing/hero";
import { LandingSteps } from "@/components/site/landing/steps";
import { WatchDemo } from "@/components/site/landing/watch-demo";
import { accountMessages } from "@/lib/domain/accounts/accounts/rules";
import { PRODUCT_NAME } from "@/lib/product";

export const generateMetadata = () =>
  pageMetadata({
    path: "/",
    title: `${PRODUCT_NAME}, where pitches meet the people who cover them`,
    absolute: true,
    description: `${PRODUCT_NAME} matches journalists with brands and sources that have news for them. Every pitch answers five questions, every match says why.`,
  });

/** The landing page is cached, the same bytes for everybody. */
export default function LandingPage() {
  return (
    <div data-accent="brand">
      <SiteData />
      <SiteHeader />
      <main id="main" className="wrap">
        {/* A deleted account leads here; only the address's fragment shows the line. */}
        <p
          id="account-deleted"
          role="status"
          tabIndex={-1}
          className="mt-6 hidden rounded-md bg-good-tint px-4 py-3 font-medium text-good text-sm target:block"
        >
          {accountMessages.deleted}
        </p>
        <LandingHero />
        <LandingPictures />
        <AccountTypes />
        <LandingSteps />
        <WatchDemo />
        <NewsletterBox />
      </main>
      <SiteFooter flush />
    </div>
  );
}
