"use client";

import { CircleCheck } from "lucide-react";
import { useActionState, useState } from "react";
import { DeadLink } from "@/components/accounts/accounts/dead-link";
import { screenMessages } from "@/components/accounts/accounts/messages";
import { ResendLink } from "@/components/accounts/accounts/resend-link";
import { SubmitButton } from "@/components/accounts/accounts/submit-button";
import { FormError } from "@/components/ui/form-error";
import { insteadOfPost } from "@/components/ui/in-place";
import { LinkButton } from "@/components/ui/link-button";
import { verifyEmail } from "@/lib/actions/accounts";
import { api } from "@/lib/client/api";

type State =
  | { step: "ready" | "working" }
  | { step: "done"; email: string }
  | { step: "dead" | "failed"; text: string };
type Refusal = { message: string; fields?: Record<string, string[]> };

/**
 * /verify-email uses the token up at a press, so that a mail program that opens links to look at them, with or without
 * running their scripts, uses nothing up. Each end says where to go on.
 */
export function VerifyScreen({
  token,
  isDone,
  signedIn,
  confirmedEmail,
}: {
  token: string;
  /** The form was sent, and the address is confirmed. */
  isDone: boolean;
  signedIn: boolean;
  /** The signed-in viewer's address where it is confirmed already: then a used link is no trouble. */
  confirmedEmail: string | null;
}) {
  // The action's state answers a form that was sent before or without scripts.
  const [sent, action] = useActionState(verifyEmail, null);
  const [state, setState] = useState<State>(() =>
    isDone ? { step: "done", email: confirmedEmail ?? "" } : sent ? refused(sent) : { step: "ready" },
  );

  async function confirm() {
    setState({ step: "working" });
    const response = await api.post("/auth/verify-email", { body: { token } });
    setState(response.ok ? { step: "done", email: response.data.email } : refused(response));
  }

  const confirmed = state.step === "done" ? state.email : state.step === "dead" ? confirmedEmail : null;
  if (confirmed !== null) {
    return (
      <div role="status" className="grid justify-items-start gap-3">
        <CircleCheck aria-hidden className="size-8 stroke-[1.4] text-good" />
        <h1 className="h1">Your e-mail address is confirmed</h1>
        <p className="lede [overflow-wrap:anywhere]">
          {confirmed && (
            <>
              <b className="font-[600] text-ink">{confirmed}</b> is yours.{" "}
            </>
          )}{" "}
          Pitches and messages go out from now on.
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
  return (
    <>
      <h1 className="h1">Confirm your e-mail address</h1>
      <p className="lede mt-3">From then on you can send pitches and messages.</p>
      <form action={action} onSubmit={insteadOfPost(() => void confirm())} className="mt-5">
        <FormError>{state.step === "failed" && `${screenMessages.verifyFailed}. ${state.text}`}</FormError>
        <input type="hidden" name="token" value={token} />
        <SubmitButton busy={state.step === "working"} busyLabel="Confirming">
          Confirm
        </SubmitButton>
      </form>
    </>
  );
}

/** A link that is used up is dead; anything else can be tried again. */
function refused({ message, fields }: Refusal): State {
  if (fields?.token) return { step: "dead", text: message };
  return { step: "failed", text: message };
}
