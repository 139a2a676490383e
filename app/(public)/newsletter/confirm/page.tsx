import type { Metadata } from "next";
import type { SearchProps } from "@/app/(auth)/search-props";
import { LetterPage } from "@/components/accounts/newsletter/letter-page";
import { confirmSubscription } from "@/lib/actions/letters";
import { DEAD_LINK } from "@/lib/domain/accounts/subscribers/rules";

export const metadata: Metadata = {
  title: "Confirm the newsletter",
  description: "Confirm that you want the newsletter.",
  referrer: "same-origin",
  robots: { index: false },
};
export const dynamic = "force-dynamic";

/** The confirmation mail leads here. The token in the address makes the page per request, never cached. */
export default async function ConfirmNewsletterPage({ searchParams }: SearchProps) {
  return (
    <LetterPage
      query={await searchParams}
      action={confirmSubscription}
      steps={{
        ask: {
          kind: "ask",
          title: "Do you want our newsletter?",
          lede: "At most one letter a month, about what desks are looking for.",
          label: "Confirm the newsletter",
        },
        done: {
          title: "You are subscribed",
          lede: "The next letter comes to you. The link at its foot stops it at any time.",
          link: { href: "/", label: "Back home" },
        },
        failed: "Nothing is lost. Open the link in the mail once more in a few minutes.",
        dead: { text: DEAD_LINK, href: "/#newsletter", label: "To the newsletter" },
      }}
    />
  );
}
