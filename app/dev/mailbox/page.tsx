import { Inbox } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { MailboxFrame } from "@/app/dev/mailbox/mailbox-frame";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { listOutbox } from "@/lib/platform/mail/outbox";
import { settings } from "@/lib/platform/settings/settings";
import { utcMoment } from "@/lib/utils/dates";

export const metadata: Metadata = { title: "Mailbox", robots: { index: false } };
export const dynamic = "force-dynamic";

/** The page lists every mail that this machine would have sent. It exists in the demo deployment only. */
export default async function MailboxPage() {
  if (settings().DEPLOYMENT !== "demo") notFound();
  const mails = await listOutbox();
  return (
    <MailboxFrame>
      <h1 className="d2">Mailbox</h1>
      <p className="lede mt-3">
        No mail server is set, so what would be sent is kept on this machine. Newest first.
      </p>
      {mails.length === 0 ? (
        <EmptyState icon={<Inbox />} title="No mail yet" level={2} className="mt-6">
          Sign up or ask for a new password, and it appears here.
        </EmptyState>
      ) : (
        <ul className="mt-8 border-ink border-t-2">
          {mails.map(({ id, to, subject, createdAt }) => (
            <li key={id} className="border-rule border-b">
              <Link
                href={`/dev/mailbox/${id}`}
                className="group grid gap-x-6 gap-y-0.5 py-3.5 md:grid-cols-[minmax(0,1fr)_280px_160px] md:items-baseline"
              >
                <span className="h4 group-hover:underline">{subject}</span>
                <span className="truncate text-ink-2 text-sm">{to}</span>
                <time dateTime={createdAt} className="meta num md:text-right">
                  {utcMoment(createdAt)}
                </time>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </MailboxFrame>
  );
}
