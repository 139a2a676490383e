import type { Metadata } from "next";
import type { SearchProps } from "@/app/(auth)/search-props";
import { VerifyScreen } from "@/components/accounts/accounts/verify-screen";
import { AccountPicture, AccountShell } from "@/components/layout/account-shell";
import { me } from "@/lib/domain/accounts/accounts/queries";
import { page, pageActor } from "@/lib/transport/page";

export const metadata: Metadata = {
  title: "Confirm your e-mail address",
  referrer: "same-origin",
  robots: { index: false },
};
export const dynamic = "force-dynamic";

/** Opening the page does not use the token up: a press on its button does. */
export default async function VerifyEmailPage({ searchParams }: SearchProps) {
  const { token, state } = await searchParams;
  const actor = await pageActor();
  const viewer = actor.kind === "user" ? (await page(me, {}, "/verify-email")).user : null;
  return (
    <AccountShell
      accent="brand"
      asideLabel="Picture"
      aside={<AccountPicture src="/demo/ridge-dawn.webp" alt="Mountain ridges at dawn" />}
    >
      <VerifyScreen
        token={typeof token === "string" ? token : ""}
        isDone={state === "done"}
        signedIn={viewer !== null}
        confirmedEmail={viewer?.emailVerified ? viewer.email : null}
      />
    </AccountShell>
  );
}
