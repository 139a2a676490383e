import type { Metadata } from "next";
import type { SearchProps } from "@/app/(auth)/search-props";
import { LetterPage, stopLinkSteps } from "@/components/accounts/newsletter/letter-page";
import { stopMails } from "@/lib/actions/letters";

export const metadata: Metadata = {
  title: "Stop these mails",
  referrer: "same-origin",
  robots: { index: false },
};
export const dynamic = "force-dynamic";

const kinds: Record<string, string> = {
  pitch_received: "mails about pitches you receive",
  pitch_accepted: "mails about pitches that were accepted",
  first_message: "mails about a first message from somebody",
  weekly_digest: "the weekly digest",
  release_digest: "the daily mail with new releases of newsrooms you follow",
};

/** The foot of a mail leads here. The token in the address makes the page per request, never cached. */
export default async function UnsubscribePage({ searchParams }: SearchProps) {
  const query = await searchParams;
  const kind = typeof query.token === "string" ? kinds[query.token.split(".")[1] ?? ""] : undefined;
  return (
    <LetterPage
      query={query}
      action={stopMails}
      picture={{ src: "/demo/cabin-night.webp", alt: "A lit cabin in a winter forest at night" }}
      steps={{
        ask: {
          kind: "stop",
          title: "Stop these mails?",
          lede: `This stops ${kind ?? "these mails"}. Everything else stays as it is.`,
          label: "Stop these mails",
        },
        done: { title: "Stopped", lede: "You will not get mails of this kind any more." },
        ...stopLinkSteps,
      }}
    />
  );
}
