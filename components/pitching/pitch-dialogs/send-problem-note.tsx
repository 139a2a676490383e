"use client";

import { ResendLink } from "@/components/accounts/accounts/resend-link";
import type { SendProblem } from "@/components/pitching/pitch-dialogs/send-problem";
import { UpgradeLink } from "@/components/profiles/companies/plan-error";
import { FormError } from "@/components/ui/form-error";
import { Link } from "@/components/ui/link";

/** `onRetry` is the way out where no answer came. Keep the note mounted. */
export function SendProblemNote({ problem, onRetry }: { problem: SendProblem | null; onRetry?: () => void }) {
  return (
    <FormError>
      {problem && (
        <>
          {problem.text}{" "}
          {problem.kind === "unverified" && (
            <span className="font-normal">
              <ResendLink label="Send the confirmation mail again" />
            </span>
          )}
          {problem.kind === "unreachable" && onRetry && (
            <button type="button" className="link hit-area font-normal" onClick={onRetry}>
              Try again
            </button>
          )}
          {problem.kind === "waiting" && problem.href && (
            <Link href={problem.href} prefetch={false} className="link font-normal">
              Open that pitch
            </Link>
          )}
          {problem.kind === "closed" && problem.href && (
            <Link href={problem.href} prefetch={false} className="link font-normal">
              To the newsroom
            </Link>
          )}
          {problem.kind === "quota" && problem.href && <UpgradeLink href={problem.href} />}
        </>
      )}
    </FormError>
  );
}
