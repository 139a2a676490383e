import { redirect } from "next/navigation";
import type { SearchProps } from "@/app/(auth)/search-props";
import { pageMetadata } from "@/app/(public)/_shared/page-metadata";
import { SignupScreen } from "@/components/accounts/accounts/signup-screen";
import { showInvitation } from "@/lib/domain/profiles/companies/queries/invitations";
import { parseUserType } from "@/lib/domain/vocabulary/user-type/user-type";
import { page, pageActor } from "@/lib/transport/page";
import { invitationOf, safePath } from "@/lib/utils/safe-path";

export const generateMetadata = () =>
  pageMetadata({
    path: "/signup",
    title: "Create Your Free Account",
    description:
      "Journalists, brands, sources and creators: a page of your own, matches and pitches. Free while in beta.",
  });
export const dynamic = "force-dynamic";

/**
 * `?type=` chooses the account type beforehand, for the landing page's four ways in; `?email=` fills in the address that
 * an invitation went to.
 */
export default async function SignupPage({ searchParams }: SearchProps) {
  const { callbackUrl, type, email } = await searchParams;
  const callback = safePath(callbackUrl, "");
  const actor = await pageActor();
  if (actor.kind === "user") redirect(callback || "/dashboard");
  const token = invitationOf(callback);
  const invitation = token ? (await page(showInvitation, { token }, callback)).invitation : null;
  return (
    <SignupScreen
      initialType={typeof type === "string" ? parseUserType(type) : null}
      invitedBy={invitation?.company ?? null}
      email={typeof email === "string" ? email.slice(0, 320) : undefined}
      callback={callback || null}
    />
  );
}
