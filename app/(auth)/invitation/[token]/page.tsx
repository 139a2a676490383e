import type { Metadata } from "next";
import { signupStories } from "@/components/accounts/accounts/signup-stories";
import { AccountNote, AccountPicture, AccountShell } from "@/components/layout/account-shell";
import { InvitationNote, InvitationScreen } from "@/components/profiles/companies/invitation-screen";
import { showInvitation } from "@/lib/domain/profiles/companies/queries/invitations";
import { page, pageActor } from "@/lib/transport/page";

export const metadata: Metadata = {
  title: "Invitation",
  referrer: "same-origin",
  robots: { index: false },
};
export const dynamic = "force-dynamic";

/** Opening the page uses nothing up: a press on its button accepts. */
export default async function InvitationPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const here = `/invitation/${token}`;
  const [shown, actor] = await Promise.all([
    page(showInvitation, { token: decodeURIComponent(token) }, here),
    pageActor(),
  ]);
  return (
    <AccountShell
      accent="brand"
      asideLabel="What you join"
      aside={
        <>
          <AccountPicture {...signupStories.brand.picture} />
          {shown.invitation && (
            <AccountNote>
              <InvitationNote invitation={shown.invitation} />
            </AccountNote>
          )}
        </>
      }
    >
      <InvitationScreen
        shown={shown}
        token={decodeURIComponent(token)}
        here={here}
        isSignedIn={actor.kind === "user"}
      />
    </AccountShell>
  );
}
