import type { Metadata } from "next";
import { InfoPage } from "@/components/site/info/info-page";
import { LinkButton } from "@/components/ui/link-button";
import { newsletterMessages } from "@/lib/domain/accounts/subscribers/rules";

export const metadata: Metadata = {
  title: "Check your email",
  description: "A mail with the link that confirms the newsletter is on its way.",
  robots: { index: false },
};

/** The newsletter box leads here without JavaScript. */
export default function NewsletterSentPage() {
  return (
    <InfoPage
      title={newsletterMessages.subscribed}
      lede="The link in it confirms the newsletter and is good for seven days. Nothing there? Look in spam."
    >
      <div className="mt-8">
        <LinkButton href="/">Back home</LinkButton>
      </div>
    </InfoPage>
  );
}
