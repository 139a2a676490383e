import { passwordField, SettingsForm } from "@/components/accounts/accounts/settings-form";
import { confirmIdentity } from "@/lib/actions/account-security";

/** The owner proves who they are here, and comes back to the page of what was asked for. */
export function ConfirmIdentityForm({ codeDue }: { codeDue: boolean }) {
  return (
    <SettingsForm
      action={confirmIdentity}
      fields={[passwordField]}
      codeDue={codeDue}
      submit="Continue"
      busyLabel="Checking"
      back={{ href: "/settings", label: "Back to settings" }}
    />
  );
}
