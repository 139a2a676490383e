"use client";

import { CircleCheck, MailX } from "lucide-react";
import { useState } from "react";
import { DeadLink } from "@/components/accounts/dead-link";
import { screenMessages } from "@/components/accounts/messages";
import { Button } from "@/components/ui/button";
import { FormError } from "@/components/ui/form-error";
import { LinkButton } from "@/components/ui/link-button";

const kinds: Record<string, string> = {
  pitch_received: "mails about pitches you receive",
  pitch_accepted: "mails about pitches that were accepted",
  first_message: "mails about a first message from somebody",
  release_digest: "the daily mail with new releases of newsrooms you follow",
};

/** One button that stops one kind of mail: opening the page alone stops nothing, as programs open links too. */
export function UnsubscribeForm({ token }: { token: string }) {
  const [state, setState] = useState<"ready" | "busy" | "done" | "dead">("ready");
  const [problem, setProblem] = useState<string>();
  const kind = kinds[token.split(".")[1] ?? ""] ?? "these mails";

  async function stop() {
    setState("busy");
    setProblem(undefined);
    try {
      const response = await fetch(`/api/unsubscribe?${new URLSearchParams({ token })}`, {
        method: "POST",
        body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
      });
      if (response.ok) return setState("done");
      if (response.status === 400) return setState("dead");
      const { message }: { message?: string } = await response.json().catch(() => ({}));
      setProblem(message || screenMessages.failed);
    } catch {
      setProblem(screenMessages.failed);
    }
    setState("ready");
  }

  if (state === "dead") {
    return (
      <DeadLink text="It was cut or changed on its way. Open the link at the foot of the mail once more.">
        <LinkButton href="/" size="lg" className="w-full">
          Back home
        </LinkButton>
      </DeadLink>
    );
  }
  if (state === "done") {
    return (
      <div role="status" className="grid justify-items-start gap-3">
        <CircleCheck aria-hidden className="size-8 stroke-[1.4] text-good" />
        <h1 className="h1" tabIndex={-1} ref={(heading) => heading?.focus()}>
          Stopped
        </h1>
        <p className="lede">You will not get mails of this kind any more.</p>
      </div>
    );
  }
  return (
    <div className="grid justify-items-start gap-3">
      <MailX aria-hidden className="size-8 stroke-[1.4] text-accent" />
      <h1 className="h1">Stop these mails?</h1>
      <p className="lede">This stops {kind}. Everything else stays as it is.</p>
      <FormError>{problem}</FormError>
      <Button
        variant="ink"
        size="lg"
        className="mt-4 w-full"
        busy={state === "busy"}
        busyLabel="Stopping"
        onClick={() => void stop()}
      >
        Stop these mails
      </Button>
    </div>
  );
}
