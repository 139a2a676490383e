import { FileSearch } from "lucide-react";
import { AppealForm } from "@/components/profiles/verification/appeal-form";
import { EvidenceLine } from "@/components/profiles/verification/evidence-line";
import { statusLabels } from "@/components/profiles/verification/labels";
import { ActionForm } from "@/components/ui/action-form";
import { Badge } from "@/components/ui/badge";
import { EmptyState } from "@/components/ui/empty-state";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { removeSubmission } from "@/lib/actions/verification";
import type { SubmissionView } from "@/lib/domain/profiles/evidence/schema";

/** The newest submission is first, each with its result and its acts. */
export function SubmissionList({ submissions }: { submissions: SubmissionView[] }) {
  if (submissions.length === 0) {
    return (
      <EmptyState icon={<FileSearch />} title="Nothing submitted yet">
        Submit a first piece of evidence below. It is checked within a minute or so.
      </EmptyState>
    );
  }
  return (
    <ul>
      {submissions.map((submission) => (
        <li key={submission.id} className="border-rule border-b py-4">
          <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4">
            <EvidenceLine piece={submission} />
            <ActionForm
              action={removeSubmission}
              fields={{ id: submission.id }}
              size="sm"
              variant="text"
              busyLabel="Removing"
            >
              Remove<VisuallyHidden> {submission.outlet}</VisuallyHidden>
            </ActionForm>
          </div>
          <Result submission={submission} />
        </li>
      ))}
    </ul>
  );
}

function Result({ submission }: { submission: SubmissionView }) {
  const { id, status, finding, appeal, reviewReason } = submission;
  const { label, tone } = statusLabels[status];
  return (
    <div className="mt-2 text-sm [overflow-wrap:anywhere]">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={tone}>{label}</Badge>
        {status === "CHECKING" && <span className="text-ink-2">We look at it now. Reload in a moment.</span>}
        {(status === "REFUSED" || status === "APPEALED") && <span className="text-ink-2">{finding}</span>}
      </p>
      {appeal && (
        <p className="mt-2 whitespace-pre-line text-ink-2">
          <span className="font-[560] text-ink">You wrote:</span> {appeal}
        </p>
      )}
      {reviewReason && (
        <p className="mt-2 whitespace-pre-line text-ink-2">
          <span className="font-[560] text-ink">Our staff:</span> {reviewReason}
        </p>
      )}
      {status === "REFUSED" && <AppealForm id={id} />}
    </div>
  );
}
