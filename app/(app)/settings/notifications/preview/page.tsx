import { MailQuestion } from "lucide-react";
import type { Metadata } from "next";
import type { SearchProps } from "@/app/(auth)/search-props";
import { previewTitles } from "@/components/accounts/settings/notification-rows";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { previewDigest } from "@/lib/domain/insights/digests/queries/preview";
import { previewKinds } from "@/lib/domain/insights/digests/schema";
import { page } from "@/lib/transport/page";
import { SettingsSubPage } from "../../sub-page";

export const metadata: Metadata = { title: "Mails as they come", robots: { index: false } };
export const dynamic = "force-dynamic";

/** Shows a mail as it would go out now, made of what is there now. */
export default async function PreviewPage({ searchParams }: SearchProps) {
  const asked = (await searchParams).kind;
  const kind = previewKinds.find((one) => one === asked) ?? "daily_digest";
  const { mail } = await page(previewDigest, { kind }, `/settings/notifications/preview?kind=${kind}`);
  return (
    <SettingsSubPage
      here="/settings/notifications"
      title="Mails as they come"
      lede="Made of what is there now, as it would be mailed at this moment; your last pitch or message stands for the next one."
      width="list"
    >
      <nav aria-label="Mails" className="mb-6 flex flex-wrap gap-x-6">
        {previewKinds.map((one) => (
          <Link
            key={one}
            href={`/settings/notifications/preview?kind=${one}`}
            aria-current={one === kind ? "page" : undefined}
            className="link inline-flex min-h-11 items-center text-sm aria-[current=page]:font-[620] aria-[current=page]:no-underline"
          >
            {previewTitles[one]}
          </Link>
        ))}
      </nav>
      {mail ? (
        <>
          <h2 className="h3 mb-4 [overflow-wrap:anywhere]">{mail.subject}</h2>
          {/* The frame has no scripts and no origin of its own; its links open in the whole window. */}
          <iframe
            title={`Mail: ${mail.subject}`}
            sandbox="allow-top-navigation-by-user-activation"
            srcDoc={mail.html.replaceAll('target="_blank"', 'target="_top"')}
            className="h-[720px] w-full border border-rule"
          />
        </>
      ) : (
        <EmptyState icon={<MailQuestion />} title="Nothing would go out now" level={2}>
          Nothing has happened that this mail would be about, so none is sent. What only waits comes along
          with the next one.
        </EmptyState>
      )}
    </SettingsSubPage>
  );
}
