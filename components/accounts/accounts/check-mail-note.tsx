"use client";

import { MailCheck } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { ChangeEmailForm } from "@/components/accounts/accounts/change-email-form";
import { ResendLink } from "@/components/accounts/accounts/resend-link";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { TestingTerms } from "@/lib/site";

/** Until the address is confirmed this says where the link went, what it unlocks, and how to correct the address. */
export function CheckMailNote({
  email,
  testing,
  level = 2,
}: {
  email: string;
  /** Null where testing mode is off. */
  testing: TestingTerms | null;
  level?: 2 | 3;
}) {
  const Heading = `h${level}` as const;
  const router = useRouter();
  const hydrated = useHydrated();
  const [changing, setChanging] = useState(false);
  const [changedTo, setChangedTo] = useState<string>();
  const opener = useRef<HTMLButtonElement>(null);
  const wasChanging = useRef(false);
  const sentTo = changedTo ?? email;

  function close(address?: string) {
    setChanging(false);
    if (address) {
      setChangedTo(address);
      // The rest of the screen names the address too.
      router.refresh();
    }
  }

  // The button is back only once React has drawn it: a frame counted from the click may come too early.
  useEffect(() => {
    if (wasChanging.current && !changing) opener.current?.focus();
    wasChanging.current = changing;
  }, [changing]);

  return (
    <section
      aria-label="E-mail confirmation"
      className="grid grid-cols-[24px_minmax(0,1fr)] gap-3 rounded-md bg-accent-tint px-4 py-3.5 text-sm"
    >
      <MailCheck aria-hidden className="mt-0.5 size-5 text-accent" />
      <div className="grid gap-1">
        <Heading className="font-[600]">Check your mail</Heading>
        <p role="status" className="text-ink-2 [overflow-wrap:anywhere]">
          We sent a link to <b className="font-[600] text-ink">{sentTo}</b>. It works for 24 hours.{" "}
          {testing
            ? "Testing mode is on: pitches and messages go out before the address is confirmed, too."
            : "Pitches and messages go out once the address is confirmed."}
        </p>
        <p className="text-ink-2">
          {testing?.mailbox ? (
            <>
              No mail leaves this site: it is in{" "}
              <a href={testing.mailbox} className="hit-area link text-ink">
                the mailbox
              </a>
              .
            </>
          ) : (
            "Nothing yet? Look in spam."
          )}{" "}
          <ResendLink />
        </p>
        {changing ? (
          <ChangeEmailForm onChanged={close} onCancel={() => close()} />
        ) : (
          <p className="text-ink-2">
            Typo?{" "}
            <button
              ref={opener}
              type="button"
              disabled={!hydrated}
              className="hit-area link text-ink"
              onClick={() => setChanging(true)}
            >
              Change the address
            </button>
          </p>
        )}
      </div>
    </section>
  );
}
