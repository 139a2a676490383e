"use client";

import { useResend } from "@/components/accounts/accounts/use-resend";
import { useHydrated } from "@/components/ui/use-hydrated";

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** The link says what came of it, and when it can be asked for once more. */
export function ResendLink({ label = "Send it again" }: { label?: string }) {
  const { state, wait, text, send } = useResend();
  const hydrated = useHydrated();
  const offered = state !== "busy" && state !== "confirmed" && wait === 0;
  return (
    <span>
      <span role="status">
        {state === "busy" && "Sending…"}
        {state === "sent" && "Sent. "}
        {state === "confirmed" && "Your e-mail address is confirmed already."}
        {state === "failed" && `${text} `}
      </span>
      {offered && (
        <button
          type="button"
          disabled={!hydrated}
          className="hit-area link text-ink"
          onClick={() => void send()}
        >
          {label}
        </button>
      )}
      {state === "sent" && wait > 0 && (
        <>
          Again in <span className="num">{clock(wait)}</span>
        </>
      )}
    </span>
  );
}
