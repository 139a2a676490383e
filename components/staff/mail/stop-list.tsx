import { ActionForm } from "@/components/ui/action-form";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { liftStop } from "@/lib/actions/staff";
import type { StopView } from "@/lib/domain/staff/stopped-addresses/schema";
import { utcMoment } from "@/lib/utils/dates";

/** Addresses that take no mail, what their servers answered in mono under each, and the way to lift it. */
export function StopList({ addresses }: { addresses: StopView[] }) {
  return (
    <ul className="border-ink border-t-2 text-sm">
      {addresses.map(({ id, email, answer, since, userId }) => (
        <li
          key={id}
          className="grid items-center gap-x-6 gap-y-1 border-rule border-b py-3 md:grid-cols-[minmax(0,1fr)_90px_200px_90px]"
        >
          <span className="min-w-0 font-[600] [overflow-wrap:anywhere]">{email}</span>
          <span>
            {/* A plain link fetches nothing ahead, because each opening of an account is recorded. */}
            {userId && (
              <a href={`/admin/people/${userId}`} className="link">
                Account
              </a>
            )}
          </span>
          <span className="num text-ink-2">Since {utcMoment(since)}</span>
          <ActionForm action={liftStop} fields={{ id }} size="sm" busyLabel="Lifting">
            Lift<VisuallyHidden> {email}</VisuallyHidden>
          </ActionForm>
          <code className="block rounded-sm bg-sunk px-3 py-2 font-mono text-xs [overflow-wrap:anywhere] md:col-span-4">
            {answer}
          </code>
        </li>
      ))}
    </ul>
  );
}
