import type { Metadata } from "next";
import { InfoPage } from "@/components/site/info/info-page";
import { LinkButton } from "@/components/ui/link-button";
import { contactMessages } from "@/lib/domain/messaging/contact/rules";

export const metadata: Metadata = {
  title: "Message sent",
  description: "Your message is on its way; the answer comes by mail.",
  robots: { index: false },
};

/** The contact form leads here without JavaScript. */
export default function ContactSentPage() {
  return (
    <InfoPage
      title={contactMessages.sent}
      lede="A person reads it and answers to the address you gave. Privacy requests are answered within 30 days."
    >
      <div className="mt-8">
        <LinkButton href="/">Back home</LinkButton>
      </div>
    </InfoPage>
  );
}
