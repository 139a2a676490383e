import { ActionForm } from "@/components/ui/action-form";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { retryJob } from "@/lib/actions/staff";
import type { JobView } from "@/lib/domain/staff/jobs/schema";
import { utcMoment } from "@/lib/utils/dates";

/** Jobs with their tries, the error in mono under each, and the way to try a failed one again. */
export function JobList({ jobs, from }: { jobs: JobView[]; from: "jobs" | "mail" }) {
  return (
    <ul className="border-ink border-t-2 text-sm">
      {jobs.map(({ id, name, state, attempts, maxAttempts, lastError, createdAt, runAt }) => (
        <li
          key={id}
          className="grid items-center gap-x-6 gap-y-1 border-rule border-b py-3 md:grid-cols-[minmax(0,1fr)_90px_200px_90px]"
        >
          <span className="min-w-0">
            <span className="block font-[600] [overflow-wrap:anywhere]">{name}</span>
            <span className="meta num">
              Job {id}, since {utcMoment(createdAt)}
            </span>
          </span>
          <span className="num">
            {attempts} of {maxAttempts} tries
          </span>
          <span className="num text-ink-2">
            {state === "FAILED" ? "Not tried again by itself" : `Next: ${utcMoment(runAt)}`}
          </span>
          {state === "FAILED" && (
            <ActionForm action={retryJob} fields={{ id, from }} size="sm" busyLabel="Retrying">
              Retry<VisuallyHidden> {name}</VisuallyHidden>
            </ActionForm>
          )}
          {lastError && (
            <code className="block rounded-sm bg-sunk px-3 py-2 font-mono text-xs [overflow-wrap:anywhere] md:col-span-4">
              {lastError}
            </code>
          )}
        </li>
      ))}
    </ul>
  );
}
