"use client";

import { CircleCheck } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { DeadLink } from "@/components/accounts/dead-link";
import { screenMessages } from "@/components/accounts/messages";
import { ResendLink } from "@/components/accounts/resend-link";
import { ErrorState } from "@/components/ui/error-state";
import { LinkButton } from "@/components/ui/link-button";
import { Spinner } from "@/components/ui/spinner";
import { api } from "@/lib/client/api";

type State =
  | { step: "working" }
  | { step: "done"; email: string }
  | { step: "dead" | "failed"; text: string };

/**
 * /verify-email: spends the token by a post once the page is seen, so that a mail program that opens links to look
 * at them spends nothing. Each end says where to go on.
 */
export function VerifyScreen({
  token,
  signedIn,
  confirmedEmail,
}: {
  token: string;
  signedIn: boolean;
  /** The signed-in viewer's address where it is confirmed already: then a used link is no trouble. */
  confirmedEmail: string | null;
}) {
  const [state, setState] = useState<State>({ step: "working" });
  const asked = useRef(false);

  const confirm = useCallback(async () => {
    setState({ step: "working" });
    const response = await api.post("/auth/verify-email", { body: { token } });
    if (response.ok) setState({ step: "done", email: response.data.email });
    else if (response.fields?.token) setState({ step: "dead", text: response.message });
    else setState({ step: "failed", text: response.message || screenMessages.verifyFailed });
  }, [token]);

  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void confirm();
  }, [confirm]);

  const confirmed = state.step === "done" ? state.email : state.step === "dead" ? confirmedEmail : null;
  if (confirmed) {
    return (
      <div role="status" className="grid justify-items-start gap-3">
        <CircleCheck aria-hidden className="size-8 stroke-[1.4] text-good" />
        <h1 className="h1">Your e-mail address is confirmed</h1>
        <p className="lede [overflow-wrap:anywhere]">
          <b className="font-[600] text-ink">{confirmed}</b> is yours. Pitches and messages go out from now
          on.
        </p>
        <LinkButton href={signedIn ? "/dashboard" : "/login"} variant="ink" size="lg" className="mt-4 w-full">
          {signedIn ? "Go to your dashboard" : "Sign In"}
        </LinkButton>
      </div>
    );
  }
  if (state.step === "dead") {
    return (
      <DeadLink text={state.text}>
        {signedIn ? (
          <p className="text-ink-2 text-sm">
            <ResendLink label="Send a new link" />
          </p>
        ) : (
          <LinkButton href="/login?callbackUrl=%2Fdashboard" variant="ink" size="lg" className="w-full">
            Sign in for a new link
          </LinkButton>
        )}
      </DeadLink>
    );
  }
  if (state.step === "failed") {
    return (
      <ErrorState level={1} title={screenMessages.verifyFailed} onRetry={() => void confirm()}>
        {state.text}
      </ErrorState>
    );
  }
  return (
    <div role="status">
      <h1 className="h1">Confirming your e-mail address</h1>
      <p className="lede mt-3 flex items-center gap-3">
        <Spinner />
        One moment.
      </p>
      <noscript>
        <p className="mt-4 text-sm">This page needs JavaScript to confirm the address.</p>
      </noscript>
    </div>
  );
}
