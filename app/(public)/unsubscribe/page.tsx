import type { Metadata } from "next";
import type { SearchProps } from "@/app/(auth)/search-props";
import { DeadLink } from "@/components/accounts/dead-link";
import { UnsubscribeForm } from "@/components/accounts/unsubscribe-form";
import { AccountPicture, AccountShell } from "@/components/layout/account-shell";
import { LinkButton } from "@/components/ui/link-button";

export const metadata: Metadata = {
  title: "Stop these mails",
  referrer: "no-referrer",
  robots: { index: false },
};
export const dynamic = "force-dynamic";

/** From the foot of a mail. Per request, for the token in the address: no page of the cache. */
export default async function UnsubscribePage({ searchParams }: SearchProps) {
  const { token } = await searchParams;
  return (
    <AccountShell
      accent="brand"
      asideLabel="Picture"
      aside={<AccountPicture src="/demo/cabin-night.webp" alt="A lit cabin in a winter forest at night" />}
    >
      {typeof token === "string" && token !== "" ? (
        <UnsubscribeForm token={token} />
      ) : (
        <DeadLink text="A part of the address is missing. Open the link at the foot of the mail once more.">
          <LinkButton href="/" size="lg" className="w-full">
            Back home
          </LinkButton>
        </DeadLink>
      )}
    </AccountShell>
  );
}
