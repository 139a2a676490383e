import { Check, CircleAlert } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Logo } from "@/components/layout/logo";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Spinner } from "@/components/ui/spinner";
import { PRODUCT_NAME } from "@/lib/product";

/** The states of the draft on the server; `idle` before anything was typed. */
export type SaveState = "idle" | "waiting" | "saving" | "saved" | "failed";
/**
 * A form without a draft on the server stores nothing (`nowhere`); or it edits something public, which its button
 * saves, and was not changed yet (`unchanged`), or is stored in this browser until then (`local`).
 */
export type HeadState = SaveState | "nowhere" | "unchanged" | "local";

const texts: Record<Exclude<HeadState, "failed">, string> = {
  idle: "Saved as you type",
  waiting: "Not saved yet",
  saving: "Saving",
  saved: "Saved",
  nowhere: "Nothing is stored",
  unchanged: "Nothing changed yet",
  local: "Kept in this browser",
};

const withCheck: readonly HeadState[] = ["idle", "saved", "local"];

export function WizardHead({
  title,
  saved,
  onRetry,
  children,
}: {
  title: string;
  saved: HeadState;
  onRetry: () => void;
  /** The ways out: links or small buttons. */
  children: ReactNode;
}) {
  // A failed save's button stays while it is tried again, by its press or by itself: nothing moves under a pointer.
  const [shown, setShown] = useState({ saved, isRetrying: false });
  if (shown.saved !== saved) {
    setShown({ saved, isRetrying: saved === "saving" && shown.saved === "failed" });
  }
  const { isRetrying } = shown;
  return (
    <header className="border-rule border-b">
      <div className="wrap flex min-h-14 items-center gap-2 md:min-h-16 md:gap-4">
        <Link href="/" aria-label={`${PRODUCT_NAME}, home`}>
          <Logo />
        </Link>
        <span className="border-rule border-l pl-4 text-ink-2 text-sm max-md:hidden">{title}</span>
        <span className="ml-auto flex min-w-0 items-center gap-2">
          <span role="status" className="meta flex min-w-0 items-center gap-1.5 [&_svg]:size-4">
            {saved === "saving" ? (
              <Spinner />
            ) : saved === "failed" ? (
              <CircleAlert aria-hidden />
            ) : (
              withCheck.includes(saved) && <Check aria-hidden />
            )}
            {saved === "failed" ? (
              <span>
                Not saved<span className="max-md:sr-only">. Nothing typed is lost</span>
              </span>
            ) : (
              texts[saved]
            )}
          </span>
          {(saved === "failed" || isRetrying) && (
            <Button size="sm" className="flex-none" busy={isRetrying} onClick={onRetry}>
              Try again
            </Button>
          )}
        </span>
        {children}
      </div>
    </header>
  );
}
