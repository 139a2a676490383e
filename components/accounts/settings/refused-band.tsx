import { ActionForm } from "@/components/ui/action-form";
import { resumeMail } from "@/lib/actions/account-security";
import type { SecurityView } from "@/lib/domain/accounts/accounts/schema";
import { utcDay } from "@/lib/utils/dates";

/** Says that mail to the account's address is refused, what its server answered, and how it is tried again. */
export function RefusedBand({
  security: { email, refused },
}: {
  security: Pick<SecurityView, "email" | "refused">;
}) {
  if (!refused) return null;
  return (
    <aside aria-label="Refused mail" className="mb-6 rounded-md bg-warn-tint px-4 py-3 text-sm">
      <p className="[overflow-wrap:anywhere]">
        <b className="font-[600]">Mail to {email} is refused.</b> On {utcDay(refused.since)} this came back:{" "}
        {refused.answer}
      </p>
      <p className="mt-2 mb-4 text-ink-2">
        We write there no more, but for links that confirm the address or reset the password.
      </p>
      <ActionForm action={resumeMail} size="sm" busyLabel="Sending">
        Try again
      </ActionForm>
    </aside>
  );
}
