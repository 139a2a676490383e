"use client";

import { passwordField, SettingsForm } from "@/components/accounts/accounts/settings-form";
import { deleteAccount } from "@/lib/actions/account-security";
import { api } from "@/lib/client/api";

/** The form leaves by a full load, so that nothing of the account stays in memory. */
export function DeleteAccountForm({ codeDue, supportEmail }: { codeDue: boolean; supportEmail: string }) {
  const failed = `Failed to delete account. Please try again or contact support at ${supportEmail}`;
  return (
    <SettingsForm
      action={deleteAccount}
      fields={[{ name: "confirm", label: "Type DELETE to confirm", kind: "text" }, passwordField]}
      codeDue={codeDue}
      submit="Delete account"
      busyLabel="Deleting"
      variant="bad"
      back={{ href: "/settings/data", label: "Keep my account" }}
      failed={failed}
      onSend={async (form) => {
        const text = (name: string) => String(form.get(name) ?? "");
        const confirm = text("confirm");
        const response = await api.delete("/auth/account", {
          body: { password: text("password"), totp: text("totp"), confirm: confirm as "DELETE" },
        });
        if (response.ok) {
          window.location.assign("/#account-deleted");
          return null;
        }
        const { message, fields, details } = response;
        const code = response.code === "unreachable" ? "unavailable" : response.code;
        return { code, message, fields, details, values: { confirm: [confirm] } };
      }}
    />
  );
}
