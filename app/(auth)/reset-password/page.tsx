import type { Metadata } from "next";
import type { SearchProps } from "@/app/(auth)/search-props";
import { DeadLink } from "@/components/accounts/accounts/dead-link";
import { ResetForm } from "@/components/accounts/accounts/reset-form";
import { AccountPicture, AccountShell } from "@/components/layout/account-shell";
import { Link } from "@/components/ui/link";
import { LinkButton } from "@/components/ui/link-button";

export const metadata: Metadata = {
  title: "Choose a new password",
  referrer: "same-origin",
  robots: { index: false },
};
export const dynamic = "force-dynamic";

export default async function ResetPasswordPage({ searchParams }: SearchProps) {
  const { token, state } = await searchParams;
  const isDone = state === "done";
  return (
    <AccountShell
      accent="brand"
      headerEnd={
        <Link href="/login" className="hit-area link font-medium">
          Back to Sign In
        </Link>
      }
      asideLabel="Picture"
      aside={<AccountPicture src="/demo/cabin-night.webp" alt="A lit cabin in a winter forest at night" />}
    >
      {isDone || (typeof token === "string" && token !== "") ? (
        <ResetForm token={String(token)} isDone={isDone} />
      ) : (
        <DeadLink text="A part of the address is missing. Open the link from the mail once more, or ask for a new one.">
          <LinkButton href="/forgot-password" variant="ink" size="lg" className="w-full">
            Send a new link
          </LinkButton>
        </DeadLink>
      )}
    </AccountShell>
  );
}
