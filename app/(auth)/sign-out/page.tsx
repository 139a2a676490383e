import type { Metadata } from "next";
import type { SearchProps } from "@/app/(auth)/search-props";
import { AccountShell } from "@/components/layout/account-shell";
import { SignOutForm } from "@/components/layout/sign-out-form";
import { FormError } from "@/components/ui/form-error";
import { LinkButton } from "@/components/ui/link-button";
import { refusalMessage } from "@/lib/core/errors";
import { me } from "@/lib/domain/accounts/accounts/queries";
import { page } from "@/lib/transport/page";

export const metadata: Metadata = { title: "Sign Out", robots: { index: false } };
export const dynamic = "force-dynamic";

/** The viewer's menu leads here before and without scripts. */
export default async function SignOutPage({ searchParams }: SearchProps) {
  const { refused } = await searchParams;
  const { user } = await page(me, {}, "/sign-out");
  return (
    <AccountShell>
      <h1 className="h1">Sign Out</h1>
      <p className="lede mt-3 mb-7 [overflow-wrap:anywhere]">You are signed in as {user.email}.</p>
      <FormError>{refusalMessage(refused)}</FormError>
      <div className="mt-5 grid gap-2">
        <SignOutForm variant="ink" size="lg" className="w-full" />
        <LinkButton href="/dashboard" size="lg" className="w-full">
          Back to your dashboard
        </LinkButton>
      </div>
    </AccountShell>
  );
}
