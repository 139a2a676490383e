import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import type { SearchProps } from "@/app/(auth)/search-props";
import { pageMetadata } from "@/app/(public)/_shared/page-metadata";
import { DeadSession } from "@/components/accounts/accounts/dead-session";
import { LoginForm } from "@/components/accounts/accounts/login-form";
import { screenMessages } from "@/components/accounts/accounts/messages";
import { AccountPicture, AccountShell } from "@/components/layout/account-shell";
import { Link } from "@/components/ui/link";
import { sessionCookieName } from "@/lib/platform/auth/session-cookie";
import { PRODUCT_NAME } from "@/lib/product";
import { pageActor } from "@/lib/transport/page";
import { safePath, withCallback } from "@/lib/utils/safe-path";

export const generateMetadata = () =>
  pageMetadata({
    path: "/login",
    title: "Sign In",
    description: `Sign in to ${PRODUCT_NAME}: your matches, pitches, messages and your own page.`,
  });
export const dynamic = "force-dynamic";

export default async function LoginPage({ searchParams }: SearchProps) {
  const { callbackUrl, error } = await searchParams;
  const next = safePath(callbackUrl, "/matching");
  const actor = await pageActor();
  if (actor.kind === "user") redirect(next);
  const signedOutElsewhere = (await cookies()).has(sessionCookieName());
  const callback = next === "/matching" ? null : next;
  return (
    <AccountShell
      accent="brand"
      headerEnd={
        <>
          <span className="meta max-sm:hidden">New here?</span>
          <Link href={withCallback("/signup", callback)} className="hit-area link font-medium">
            Sign Up
          </Link>
        </>
      }
      asideLabel="Picture"
      aside={
        <AccountPicture
          src="/demo/night-train.webp"
          alt="A lit sleeper train crossing a viaduct at night"
          position="50% 50%"
        />
      }
    >
      {signedOutElsewhere && <DeadSession />}
      <h1 className="h1">Sign In</h1>
      <LoginForm next={next} refusal={error ? screenMessages.loginFailed : undefined} />
    </AccountShell>
  );
}
