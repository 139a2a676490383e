"use client";

import { CircleCheck, Sparkles } from "lucide-react";
import type { Ref } from "react";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field-note";
import { LinkButton } from "@/components/ui/link-button";
import type { AssistNote } from "./use-assist";

/** The bar asks the assistant, and says what came of it where there is nothing to decide. */
export function AssistBar({
  busy,
  disabled,
  href,
  note,
  onAsk,
  ref,
}: {
  busy: boolean;
  /** There is no text yet. */
  disabled: boolean;
  /** The page that does the same before and without scripts. */
  href: string | undefined;
  note: AssistNote;
  onAsk: () => void;
  /** The button's ref. */
  ref: Ref<HTMLButtonElement>;
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {href ? (
        <LinkButton href={href} prefetch={false} size="sm">
          <Sparkles aria-hidden />
          Improve with AI
        </LinkButton>
      ) : (
        <Button ref={ref} size="sm" busy={busy} busyLabel="Reading" disabled={disabled} onClick={onAsk}>
          <Sparkles aria-hidden />
          Improve with AI
        </Button>
      )}
      <span role="status" className="min-w-0 flex-1">
        {note?.kind === "failed" ? (
          <FieldError>{note.message}</FieldError>
        ) : note?.kind === "notice" ? (
          <span className="text-ink-2 text-sm">{note.message}</span>
        ) : note?.kind === "nothing" ? (
          <span className="meta flex items-center gap-1.5">
            <CircleCheck aria-hidden className="size-4 text-good" />
            Nothing to change: your own words say it plainly.
          </span>
        ) : (
          <span className="meta">Proposes changes piece by piece. You decide on each.</span>
        )}
      </span>
    </div>
  );
}
