import type { Metadata } from "next";
import { passwordField, SettingsForm } from "@/components/accounts/accounts/settings-form";
import { RefusedBand } from "@/components/accounts/settings/refused-band";
import { changeEmail } from "@/lib/actions/account-security";
import { readSecurity } from "@/lib/domain/accounts/accounts/queries";
import { page } from "@/lib/transport/page";
import { SettingsSubPage } from "../sub-page";

export const metadata: Metadata = { title: "Change email", robots: { index: false } };
export const dynamic = "force-dynamic";

const HERE = "/settings/email";

export default async function EmailPage() {
  const { security } = await page(readSecurity, {}, HERE);
  return (
    <SettingsSubPage
      here={HERE}
      title="Change email"
      lede={
        <>
          Yours is <b className="font-[600] text-ink [overflow-wrap:anywhere]">{security.email}</b>.{" "}
          {security.emailVerified
            ? "A new address counts once its link is opened, and the old one is told."
            : "It is not confirmed yet: the new one takes its place at once."}
        </>
      }
    >
      <RefusedBand security={security} />
      <SettingsForm
        action={changeEmail}
        fields={[{ name: "email", label: "New email", kind: "email", autoComplete: "email" }, passwordField]}
        codeDue={security.codeDue}
        submit="Change email"
        busyLabel="Sending"
        back={{ href: "/settings/security", label: "Cancel" }}
      />
    </SettingsSubPage>
  );
}
