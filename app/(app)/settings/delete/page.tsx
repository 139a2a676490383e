import type { Metadata } from "next";
import { DeleteAccountForm } from "@/components/accounts/accounts/delete-account-form";
import { readSecurity } from "@/lib/domain/accounts/accounts/queries";
import { supportEmail } from "@/lib/site";
import { page } from "@/lib/transport/page";
import { SettingsSubPage } from "../sub-page";

export const metadata: Metadata = { title: "Delete account", robots: { index: false } };
export const dynamic = "force-dynamic";

const HERE = "/settings/delete";

export default async function DeleteAccountPage() {
  const { security } = await page(readSecurity, {}, HERE);
  const support = supportEmail() ?? "";
  return (
    <SettingsSubPage
      here={HERE}
      title="Delete your account?"
      lede={
        <>
          You are signed out everywhere and nobody sees your profile from that moment. Everything of yours
          goes for good within 24&nbsp;hours; people you wrote to keep what they received, from “Deleted
          user”. A mail confirms it, with a link that brings everything back; or contact {support} within
          24&nbsp;hours.
        </>
      }
    >
      <DeleteAccountForm codeDue={security.codeDue} supportEmail={support} />
    </SettingsSubPage>
  );
}
