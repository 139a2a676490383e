import type { ReactNode } from "react";
import { pageMetadata } from "@/app/(public)/_shared/page-metadata";
import { InfoPage } from "@/components/site/info/info-page";
import { Link } from "@/components/ui/link";
import { PRODUCT_NAME } from "@/lib/product";
import { supportEmail } from "@/lib/site";

export const generateMetadata = () =>
  pageMetadata({
    path: "/support",
    title: "Support",
    description: `How to reach the people of ${PRODUCT_NAME}: answers, contact form, mail and privacy requests.`,
  });

export default function SupportPage() {
  const email = supportEmail();
  return (
    <InfoPage title="Support" lede="Many answers are written down already. For the rest, a person answers.">
      <dl className="mt-8 border-ink border-t-2 md:mt-12">
        <Way name="Read first" to={<Go href="/help">Help</Go>}>
          Pitches, matches, verification and how a collaboration ends, in five answers.
        </Way>
        <Way name="Look it up" to={<Go href="/faqs">FAQs</Go>}>
          Accounts and costs, pitches, newsrooms, privacy.
        </Way>
        <Way name="Ask us" to={<Go href="/contact">Contact</Go>}>
          The form takes your question with its topic; the answer comes by mail.
        </Way>
        {email && (
          <Way name="Write a mail" to={<Go href={`mailto:${email}`}>{email}</Go>}>
            From your account's address if it is about your account, so that we know it is you.
          </Way>
        )}
        <Way name="Can't sign in?" to={<Go href="/forgot-password">Reset your password</Go>}>
          A link comes to the address you signed up with and works for one hour.
        </Way>
        <Way name="Your data" to={<Go href="/privacy">Privacy Policy</Go>}>
          Choose Privacy request in the contact form. Requests are answered within 30 days.
        </Way>
        <Way name="Something is not right" to={<Go href="/contact">Report it</Go>}>
          A false claim, a stolen picture, a person who misbehaves: name the page, and say what is wrong.
        </Way>
      </dl>
    </InfoPage>
  );
}

function Way({ name, to, children }: { name: string; to: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-x-12 gap-y-1 border-rule border-b py-4 md:grid-cols-[minmax(0,3fr)_minmax(0,6fr)_minmax(0,3fr)] md:items-baseline">
      <dt className="h4">{name}</dt>
      <dd className="text-ink-2 text-pretty">{children}</dd>
      <dd className="md:text-right">{to}</dd>
    </div>
  );
}

const linkStyle = "link inline-flex min-h-11 min-w-0 items-center text-sm [overflow-wrap:anywhere]";

function Go({ href, children }: { href: string; children: ReactNode }) {
  if (href.startsWith("/")) {
    return (
      <Link href={href} className={linkStyle}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} className={linkStyle}>
      {children}
    </a>
  );
}
