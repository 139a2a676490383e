import type { Metadata } from "next";
import type { SearchProps } from "@/app/(auth)/search-props";
import { LetterPage, stopLinkSteps } from "@/components/accounts/newsletter/letter-page";
import { resumeMails, stopMails } from "@/lib/actions/letters";
import { isMailKind, type MailKind } from "@/lib/domain/profiles/notifications/rules";

export const metadata: Metadata = {
  title: "Stop these mails",
  referrer: "same-origin",
  robots: { index: false },
};
export const dynamic = "force-dynamic";

const kinds: Record<MailKind, string> = {
  pitch_received: "mails about pitches you receive",
  pitch_accepted: "mails about pitches that were accepted",
  first_message: "mails about a first message from somebody",
  daily_digest: "the daily digest",
  weekly_digest: "the weekly digest",
  monthly_report: "the monthly report",
  account_news: "mails about your verification, tokens, reports and memberships",
  release_digest: "the daily mail with new releases of newsrooms you follow",
};

/** The foot of a mail leads here. The token in the address makes the page per request, never cached. */
export default async function UnsubscribePage({ searchParams }: SearchProps) {
  const query = await searchParams;
  const named = typeof query.token === "string" ? (query.token.split(".")[1] ?? "") : "";
  const kind = isMailKind(named) ? kinds[named] : "these mails";
  return (
    <LetterPage
      query={query}
      action={stopMails}
      picture={{ src: "/demo/cabin-night.webp", alt: "A lit cabin in a winter forest at night" }}
      steps={{
        ask: {
          kind: "stop",
          title: "Stop these mails?",
          lede: `This stops ${kind}. Everything else stays as it is.`,
          label: "Stop these mails",
        },
        done: { title: "Stopped", lede: "You will not get mails of this kind any more." },
        undo: {
          action: resumeMails,
          title: "You get them again",
          lede: "Mails of this kind come as before.",
          label: "Get these mails again",
        },
        ...stopLinkSteps,
      }}
    />
  );
}
