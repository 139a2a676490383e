import type { Metadata } from "next";
import { AccountTypes } from "@/components/landing/account-types";
import { LandingHero, LandingPictures } from "@/components/landing/hero";
import { LandingSteps } from "@/components/landing/steps";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { PRODUCT_NAME } from "@/lib/product";

export const metadata: Metadata = {
  title: { absolute: `${PRODUCT_NAME}, where pitches meet the people who cover them` },
};

/** The landing page: cached, the same bytes for everybody. */
export default function LandingPage() {
  return (
    <div data-accent="brand">
      <SiteHeader />
      <main id="main" className="wrap">
        <LandingHero />
        <LandingPictures />
        <AccountTypes />
        <LandingSteps />
      </main>
      <SiteFooter />
    </div>
  );
}
