import type { Metadata } from "next";
import type { SearchProps } from "@/app/(auth)/search-props";
import { DeadLink } from "@/components/accounts/accounts/dead-link";
import { MailLinkForm } from "@/components/accounts/accounts/mail-link-form";
import { AccountPicture, AccountShell } from "@/components/layout/account-shell";
import { LinkButton } from "@/components/ui/link-button";
import { confirmNewEmail, stopEmailChange } from "@/lib/actions/account-security";

export const metadata: Metadata = {
  title: "Change email",
  referrer: "same-origin",
  robots: { index: false },
};
export const dynamic = "force-dynamic";

const toSettings = (
  <LinkButton href="/settings" variant="ink" size="lg" className="w-full">
    Go to your settings
  </LinkButton>
);

/** The two mails of a change of address lead here: the new address confirms it, the old one stops it. */
export default async function ChangeEmailPage({ searchParams }: SearchProps) {
  const { token, stop, state } = await searchParams;
  return (
    <AccountShell
      accent="brand"
      asideLabel="Picture"
      aside={<AccountPicture src="/demo/cabin-night.webp" alt="A lit cabin in a winter forest at night" />}
    >
      <Content token={token} stop={stop} state={state} />
    </AccountShell>
  );
}

function Content({ token, stop, state }: Awaited<SearchProps["searchParams"]>) {
  if (state === "changed") {
    return (
      <div role="status">
        <h1 className="h1">Your e-mail address is changed</h1>
        <p className="lede mt-3 mb-7">From now on you sign in with it, and our mails go there.</p>
        {toSettings}
      </div>
    );
  }
  if (state === "kept") {
    return (
      <div role="status">
        <h1 className="h1">Your e-mail address stays as it was</h1>
        <p className="lede mt-3 mb-7">
          Everybody is signed out. Whoever asked for the change knew your password: choose a new one.
        </p>
        <LinkButton href="/forgot-password" variant="ink" size="lg" className="w-full">
          Choose a new password
        </LinkButton>
      </div>
    );
  }
  if (typeof stop === "string" && stop !== "") {
    return (
      <MailLinkForm
        action={stopEmailChange}
        token={stop}
        title="Keep this address"
        submit="Keep this address"
        busyLabel="Stopping"
        dead={toSettings}
      >
        The change is stopped, or taken back where it is done, and everybody is signed out.
      </MailLinkForm>
    );
  }
  if (typeof token === "string" && token !== "") {
    return (
      <MailLinkForm
        action={confirmNewEmail}
        token={token}
        title="Confirm your new e-mail address"
        submit="Use this address"
        busyLabel="Confirming"
        dead={toSettings}
      >
        From then on you sign in with it, and our mails go there.
      </MailLinkForm>
    );
  }
  return (
    <DeadLink text="A part of the address is missing. Open the link from the mail once more.">
      {toSettings}
    </DeadLink>
  );
}
