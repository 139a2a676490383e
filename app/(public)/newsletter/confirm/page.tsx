import type { Metadata } from "next";
import type { SearchProps } from "@/app/(auth)/search-props";
import { DeadLink } from "@/components/accounts/dead-link";
import { LetterShell, LetterStep, TokenForm } from "@/components/newsletter/letter-steps";
import { LinkButton } from "@/components/ui/link-button";
import { confirmSubscription } from "@/lib/actions/letters";
import { DEAD_LINK } from "@/lib/domain/subscribers/rules";

export const metadata: Metadata = {
  title: "Confirm the newsletter",
  description: "Confirm that you want the newsletter.",
  referrer: "same-origin",
  robots: { index: false },
};
export const dynamic = "force-dynamic";

/** From the confirmation mail. Per request, for the token in the address: no page of the cache. */
export default async function ConfirmNewsletterPage({ searchParams }: SearchProps) {
  const { token, state } = await searchParams;
  const hasToken = typeof token === "string" && token !== "";
  return (
    <LetterShell>
      {state === "done" ? (
        <LetterStep
          kind="done"
          title="You are subscribed"
          lede="The next letter comes to you. The link at its foot stops it at any time."
        >
          <LinkButton href="/" size="lg" className="w-full">
            Back home
          </LinkButton>
        </LetterStep>
      ) : state === "failed" ? (
        <LetterStep
          kind="failed"
          title="That did not work"
          lede="Nothing is lost. Open the link in the mail once more in a few minutes."
        />
      ) : hasToken ? (
        <LetterStep
          kind="ask"
          title="Do you want our newsletter?"
          lede="At most one letter a month, about what desks are looking for."
        >
          <TokenForm action={confirmSubscription} token={token}>
            Confirm the newsletter
          </TokenForm>
        </LetterStep>
      ) : (
        <DeadLink text={DEAD_LINK}>
          <LinkButton href="/#newsletter" size="lg" className="w-full">
            To the newsletter
          </LinkButton>
        </DeadLink>
      )}
    </LetterShell>
  );
}
