import { ArrowLeft } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { MailboxFrame } from "@/app/dev/mailbox/mailbox-frame";
import { Link } from "@/components/ui/link";
import { Section } from "@/components/ui/section";
import { readOutbox } from "@/lib/platform/mail/outbox";
import { settings } from "@/lib/platform/settings/settings";
import { utcMoment } from "@/lib/utils/dates";

export const metadata: Metadata = { title: "Mail", robots: { index: false } };
export const dynamic = "force-dynamic";

/** The page shows one mail as its reader sees it, and its text part. It exists in the demo deployment only. */
export default async function MailPage({ params }: { params: Promise<{ id: string }> }) {
  if (settings().DEPLOYMENT !== "demo") notFound();
  const mail = await readOutbox((await params).id);
  if (!mail) notFound();
  const facts = { From: mail.from, To: mail.to, Written: utcMoment(mail.createdAt), ...mail.headers };
  return (
    <MailboxFrame>
      <Link href="/dev/mailbox" className="link inline-flex min-h-11 items-center gap-2 text-sm">
        <ArrowLeft aria-hidden className="size-4" />
        Mailbox
      </Link>
      <h1 className="h1 mt-4">{mail.subject}</h1>
      <dl className="mt-4 text-sm">
        {Object.entries(facts).map(([name, value]) => (
          <div
            key={name}
            className="grid gap-x-4 border-rule border-t py-2 md:grid-cols-[180px_minmax(0,1fr)]"
          >
            <dt className="text-ink-3">{name}</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Section title="As seen">
          {/* The frame has no scripts and no origin of its own; its links open in the whole window. */}
          <iframe
            title={`Mail: ${mail.subject}`}
            sandbox="allow-top-navigation-by-user-activation"
            srcDoc={withTopLinks(mail.html)}
            className="mt-4 h-[720px] w-full border border-rule"
          />
        </Section>
        <Section title="Text part">
          <pre className="mt-4 whitespace-pre-wrap font-sans text-sm [overflow-wrap:anywhere]">
            {linkAddresses(mail.text)}
          </pre>
        </Section>
      </div>
    </MailboxFrame>
  );
}

/** Links of the mail, which React Email sends to new windows, open in this one. */
const withTopLinks = (html: string) => html.replaceAll('target="_blank"', 'target="_top"');

/** Mail programs show the addresses in a text as links. */
function linkAddresses(text: string) {
  return text.split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one fixed text
      <a key={index} href={part} className="link">
        {part}
      </a>
    ) : (
      part
    ),
  );
}
