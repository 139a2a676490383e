import type { Metadata } from "next";
import type { SearchProps } from "@/app/(auth)/search-props";
import { DeadLink } from "@/components/accounts/dead-link";
import { LetterShell, LetterStep, TokenForm } from "@/components/newsletter/letter-steps";
import { LinkButton } from "@/components/ui/link-button";
import { stopSubscription } from "@/lib/actions/letters";

export const metadata: Metadata = {
  title: "Stop the newsletter",
  description: "Stop the newsletter by one button.",
  referrer: "same-origin",
  robots: { index: false },
};
export const dynamic = "force-dynamic";

/** From the foot of a newsletter mail. Per request, for the token in the address: no page of the cache. */
export default async function StopNewsletterPage({ searchParams }: SearchProps) {
  const { token, state } = await searchParams;
  const hasToken = typeof token === "string" && token !== "";
  return (
    <LetterShell>
      {state === "done" ? (
        <LetterStep kind="done" title="Stopped" lede="You will not get the newsletter any more." />
      ) : state === "failed" ? (
        <LetterStep
          kind="failed"
          title="That did not work"
          lede="Open the link at the foot of the mail once more in a few minutes."
        />
      ) : hasToken ? (
        <LetterStep
          kind="stop"
          title="Stop the newsletter?"
          lede="This stops the newsletter to your address. An account and its mails stay as they are."
        >
          <TokenForm action={stopSubscription} token={token}>
            Stop the newsletter
          </TokenForm>
        </LetterStep>
      ) : (
        <DeadLink text="It was cut or changed on its way. Open the link at the foot of the mail once more.">
          <LinkButton href="/" size="lg" className="w-full">
            Back home
          </LinkButton>
        </DeadLink>
      )}
    </LetterShell>
  );
}
