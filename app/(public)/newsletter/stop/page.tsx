import type { Metadata } from "next";
import type { SearchProps } from "@/app/(auth)/search-props";
import { LetterPage, stopLinkSteps } from "@/components/accounts/newsletter/letter-page";
import { stopSubscription } from "@/lib/actions/letters";

export const metadata: Metadata = {
  title: "Stop the newsletter",
  description: "Stop the newsletter by one button.",
  referrer: "same-origin",
  robots: { index: false },
};
export const dynamic = "force-dynamic";

/** The foot of a newsletter mail leads here. The token in the address makes the page per request, never cached. */
export default async function StopNewsletterPage({ searchParams }: SearchProps) {
  return (
    <LetterPage
      query={await searchParams}
      action={stopSubscription}
      steps={{
        ask: {
          kind: "stop",
          title: "Stop the newsletter?",
          lede: "This stops the newsletter to your address. An account and its mails stay as they are.",
          label: "Stop the newsletter",
        },
        done: { title: "Stopped", lede: "You will not get the newsletter any more." },
        ...stopLinkSteps,
      }}
    />
  );
}
