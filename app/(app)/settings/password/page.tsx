import type { Metadata } from "next";
import { screenMessages } from "@/components/accounts/accounts/messages";
import { SettingsForm } from "@/components/accounts/accounts/settings-form";
import { changePassword } from "@/lib/actions/account-security";
import { readSecurity } from "@/lib/domain/accounts/accounts/queries";
import { page } from "@/lib/transport/page";
import { SettingsSubPage } from "../sub-page";

export const metadata: Metadata = { title: "Change password", robots: { index: false } };
export const dynamic = "force-dynamic";

const HERE = "/settings/password";

export default async function PasswordPage() {
  const { security } = await page(readSecurity, {}, HERE);
  return (
    <SettingsSubPage here={HERE} title="Change password" lede="You are signed out everywhere else then.">
      <SettingsForm
        action={changePassword}
        fields={[
          {
            name: "currentPassword",
            label: "Current password",
            kind: "password",
            autoComplete: "current-password",
          },
          { name: "newPassword", label: "New password", kind: "new-password", autoComplete: "new-password" },
          {
            name: "confirmPassword",
            label: "Confirm password",
            kind: "password",
            autoComplete: "new-password",
          },
        ]}
        codeDue={security.codeDue}
        submit="Change password"
        busyLabel="Saving"
        failed={screenMessages.passwordChangeFailed}
        back={{ href: "/settings/security", label: "Cancel" }}
      />
    </SettingsSubPage>
  );
}
