import { LogIn } from "lucide-react";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";

/** A visitor without an account sees this at /matching. */
export function SignInRequired() {
  return (
    <main id="main" className="mx-auto max-w-page px-5 py-18 md:px-10">
      <EmptyState
        icon={<LogIn />}
        title="Authentication Required"
        level={1}
        action={<LinkButton href="/login?callbackUrl=%2Fmatching">Go to Login</LinkButton>}
      >
        Please log in to access the matching platform.
      </EmptyState>
    </main>
  );
}
