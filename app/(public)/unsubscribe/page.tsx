import type { Metadata } from "next";
import type { SearchProps } from "@/app/(auth)/search-props";
import { DeadLink } from "@/components/accounts/dead-link";
import { LetterShell, LetterStep, TokenForm } from "@/components/newsletter/letter-steps";
import { LinkButton } from "@/components/ui/link-button";
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
  release_digest: "the daily mail with new releases of newsrooms you follow",
};

/**
 * From the foot of a mail: one button that stops one kind of mail. Opening the page alone stops nothing, as programs
 * open links too. Per request, for the token in the address: no page of the cache.
 */
export default async function UnsubscribePage({ searchParams }: SearchProps) {
  const { token, state } = await searchParams;
  return (
    <LetterShell picture={{ src: "/demo/cabin-night.webp", alt: "A lit cabin in a winter forest at night" }}>
      {state === "done" ? (
        <LetterStep kind="done" title="Stopped" lede="You will not get mails of this kind any more." />
      ) : state === "failed" ? (
        <LetterStep
          kind="failed"
          title="That did not work"
          lede="Open the link at the foot of the mail once more in a few minutes."
        />
      ) : typeof token === "string" && token !== "" ? (
        <LetterStep
          kind="stop"
          title="Stop these mails?"
          lede={`This stops ${kinds[token.split(".")[1] ?? ""] ?? "these mails"}. Everything else stays as it is.`}
        >
          <TokenForm action={stopMails} token={token}>
            Stop these mails
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
