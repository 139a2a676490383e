import type { Metadata } from "next";
import { NewsletterForm } from "@/components/accounts/newsletter/newsletter-form";
import { InfoPage } from "@/components/site/info/info-page";
import { newsletterMessages } from "@/lib/domain/accounts/subscribers/rules";

export const metadata: Metadata = {
  title: "Newsletter",
  description: "The newsletter could not be asked for. Try again here.",
  robots: { index: false },
};

/** The newsletter box leads here without JavaScript when the address was refused. */
export default function NewsletterFailedPage() {
  return (
    <InfoPage
      title={newsletterMessages.failed}
      lede="Use a valid business or personal email address. After several tries, wait a quarter of an hour."
    >
      <div className="mt-8 max-w-[560px]">
        <NewsletterForm />
      </div>
    </InfoPage>
  );
}
