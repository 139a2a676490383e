import { pageMetadata } from "@/app/(public)/_shared/page-metadata";
import { ContactForm } from "@/components/site/info/contact-form";
import { InfoPage } from "@/components/site/info/info-page";
import { Link } from "@/components/ui/link";
import { PRODUCT_NAME } from "@/lib/product";
import { supportEmail } from "@/lib/site";

export const generateMetadata = () =>
  pageMetadata({
    path: "/contact",
    title: "Contact",
    description: `Write to the people of ${PRODUCT_NAME}: questions, privacy requests, reports.`,
  });

export default function ContactPage() {
  const email = supportEmail();
  return (
    <InfoPage title="Contact" lede="Write to us. A person reads it, and the answer comes by mail.">
      <div className="mt-8 grid items-start gap-12 md:mt-12 md:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] md:gap-18">
        <ContactForm />
        <aside aria-label="Other ways" className="rule-ink text-sm">
          <h2 className="font-[620]">Other ways</h2>
          {email && (
            <p className="mt-3 text-ink-2 text-pretty">
              By mail:{" "}
              <a href={`mailto:${email}`} className="link text-ink [overflow-wrap:anywhere]">
                {email}
              </a>
            </p>
          )}
          <p className="mt-3 text-ink-2 text-pretty">
            Many answers stand in the{" "}
            <Link href="/faqs" className="link text-ink">
              FAQs
            </Link>{" "}
            already. About your account, write from its address, so that we know it is you.
          </p>
          <p className="mt-3 text-ink-2 text-pretty">
            Questions about a newsroom's news go to its press contacts, and pitches to the people themselves.
          </p>
        </aside>
      </div>
    </InfoPage>
  );
}
