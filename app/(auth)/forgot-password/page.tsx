import type { Metadata } from "next";
import type { SearchProps } from "@/app/(auth)/search-props";
import { ForgotForm } from "@/components/accounts/accounts/forgot-form";
import { AccountPicture, AccountShell } from "@/components/layout/account-shell";
import { Link } from "@/components/ui/link";

export const metadata: Metadata = { title: "Forgot your password?", robots: { index: false } };
export const dynamic = "force-dynamic";

export default async function ForgotPasswordPage({ searchParams }: SearchProps) {
  const { state } = await searchParams;
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
      <ForgotForm isSent={state === "sent"} />
    </AccountShell>
  );
}
