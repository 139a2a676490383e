import type { Metadata } from "next";
import type { SearchProps } from "@/app/(auth)/search-props";
import { DeadLink } from "@/components/accounts/accounts/dead-link";
import { MailLinkForm } from "@/components/accounts/accounts/mail-link-form";
import { AccountPicture, AccountShell } from "@/components/layout/account-shell";
import { LinkButton } from "@/components/ui/link-button";
import { restoreAccount } from "@/lib/actions/account-security";
import { supportEmail } from "@/lib/site";

export const metadata: Metadata = {
  title: "Restore your account",
  referrer: "same-origin",
  robots: { index: false },
};
export const dynamic = "force-dynamic";

/** The mail about a deletion leads here: for 24 hours one press brings the account back. */
export default async function RestoreAccountPage({ searchParams }: SearchProps) {
  const { token, state } = await searchParams;
  const dead = (
    <p className="text-ink-2 text-sm">
      A deleted account can be restored for 24 hours. If these are not over, write to{" "}
      <a href={`mailto:${supportEmail()}`} className="hit-area link text-ink">
        {supportEmail()}
      </a>
      .
    </p>
  );
  return (
    <AccountShell
      accent="brand"
      asideLabel="Picture"
      aside={<AccountPicture src="/demo/cabin-night.webp" alt="A lit cabin in a winter forest at night" />}
    >
      {state === "done" ? (
        <div role="status">
          <h1 className="h1">Your account is back</h1>
          <p className="lede mt-3 mb-7">With everything that was yours. Sign in as before.</p>
          <LinkButton href="/login" variant="ink" size="lg" className="w-full">
            Sign In
          </LinkButton>
        </div>
      ) : typeof token === "string" && token !== "" ? (
        <MailLinkForm
          action={restoreAccount}
          token={token}
          title="Restore your account"
          submit="Restore my account"
          busyLabel="Restoring"
          dead={dead}
        >
          Your profile, pitches, messages and files come back as they were.
        </MailLinkForm>
      ) : (
        <DeadLink text="A part of the address is missing. Open the link from the mail once more.">
          {dead}
        </DeadLink>
      )}
    </AccountShell>
  );
}
