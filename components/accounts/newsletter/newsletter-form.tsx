"use client";

import { CircleCheck } from "lucide-react";
import { type FormEvent, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field-note";
import { useHydrated } from "@/components/ui/use-hydrated";
import { subscribe } from "@/lib/actions/letters";
import { accountMessages } from "@/lib/domain/accounts/accounts/rules";
import { newsletterMessages } from "@/lib/domain/accounts/subscribers/rules";
import { looksLikeEmail } from "@/lib/utils/email-hints";

/** Every newsletter box sends these (docs/product.md#newsletter). */
const FIXED = { name: "Newsletter Subscriber", userType: "general" };

/** Without JavaScript the form posts itself and is led on to a page. */
export function NewsletterForm() {
  const id = useId();
  const hydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<"ready" | "busy" | "done">("ready");
  const [problem, setProblem] = useState<string>();

  function refuse(text: string) {
    setProblem(text);
    setState("ready");
    field.current?.focus();
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    if (state === "busy") return;
    const email = field.current?.value.trim() ?? "";
    if (!email) return refuse(accountMessages.emailRequired);
    if (!looksLikeEmail(email)) return refuse(accountMessages.email);
    setProblem(undefined);
    setState("busy");
    try {
      const response = await fetch("/api/subscribe", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email, ...FIXED }),
      });
      if (response.ok) return setState("done");
      const { message }: { message?: string } = await response.json().catch(() => ({}));
      refuse(message || newsletterMessages.failed);
    } catch {
      refuse(newsletterMessages.network);
    }
  }

  return (
    <form action={subscribe} noValidate={hydrated} onSubmit={send} className="grid gap-1.5">
      {Object.entries(FIXED).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id} className="label">
        E-mail
      </label>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-2">
        <input
          ref={field}
          id={id}
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          placeholder="you@outlet.com"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-said` : undefined}
          className="control"
        />
        <Button type="submit" variant="ink" busy={state === "busy"} busyLabel="Sending">
          Subscribe
        </Button>
      </div>
      <div id={`${id}-said`} role="status" className="min-h-5">
        {problem ? (
          <FieldError>{problem}</FieldError>
        ) : (
          state === "done" && (
            <p className="flex gap-1.5 font-medium text-good text-xs">
              <CircleCheck aria-hidden className="mt-0.5 size-4" />
              {newsletterMessages.subscribed}
            </p>
          )
        )}
      </div>
    </form>
  );
}
