import type { Metadata } from "next";
import type { SearchProps } from "@/app/(auth)/search-props";
import { VerifyScreen } from "@/components/accounts/verify-screen";
import { AccountPicture, AccountShell } from "@/components/layout/account-shell";
import { currentActor } from "@/lib/platform/auth/current-actor";

export const metadata: Metadata = { title: "Confirm your e-mail address", referrer: "no-referrer" };
export const dynamic = "force-dynamic";

/** Opening it spends nothing: the screen posts the token once it is shown. */
export default async function VerifyEmailPage({ searchParams }: SearchProps) {
  const { token } = await searchParams;
  const actor = await currentActor();
  return (
    <AccountShell
      accent="brand"
      asideLabel="Picture"
      aside={<AccountPicture src="/demo/ridge-dawn.webp" alt="Mountain ridges at dawn" />}
    >
      <VerifyScreen token={typeof token === "string" ? token : ""} signedIn={actor.kind === "user"} />
    </AccountShell>
  );
}
