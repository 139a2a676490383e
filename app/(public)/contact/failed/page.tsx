import type { Metadata } from "next";
import { InfoPage } from "@/components/site/info/info-page";
import { supportEmail } from "@/lib/site";

export const metadata: Metadata = {
  title: "Message not sent",
  description: "Your message was not sent. Go back to the form, or write a mail.",
  robots: { index: false },
};

/** The contact form leads here without JavaScript when the message was refused. */
export default function ContactFailedPage() {
  const email = supportEmail();
  return (
    <InfoPage
      title="Your message was not sent"
      lede="Go back: your words still stand in the form. Every field is needed, and after several messages a quarter of an hour has to pass."
    >
      {email && (
        <p className="mt-6 text-ink-2">
          Or write to{" "}
          <a href={`mailto:${email}`} className="link text-ink">
            {email}
          </a>
          .
        </p>
      )}
    </InfoPage>
  );
}
