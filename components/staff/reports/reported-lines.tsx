import { Flag } from "lucide-react";
import type { OpenedCaseView } from "@/lib/domain/staff/reports/schema";
import { cn } from "@/lib/utils/cn";
import { utcMoment } from "@/lib/utils/dates";

/** What was reported, as it was then; a message stands between the one before it and the one after it. */
export function ReportedLines({ report: { title, lines, subject, subjectId } }: { report: OpenedCaseView }) {
  return (
    <section aria-labelledby="reported">
      <h2 id="reported" className="h4 mb-3">
        {subject === "APPEAL" ? "What staff had decided" : "What was reported, in its place"}
      </h2>
      {title && <p className="mb-2 font-serif text-lg">{title}</p>}
      <ol className="grid gap-4">
        {lines.map(({ id, name, text, at }) => (
          <li key={id} className="max-w-[560px]">
            <p
              className={cn(
                "whitespace-pre-line rounded-lg bg-sunk px-4 py-3 text-sm [overflow-wrap:anywhere]",
                id === subjectId && "shadow-[inset_0_0_0_1px_var(--ink)]",
              )}
            >
              {text || "Message deleted"}
            </p>
            <p className="meta mt-1 flex items-center gap-1.5">
              {id === subjectId && <Flag aria-hidden className="size-3.5" />}
              {name}, {utcMoment(at)}
              {id === subjectId && ", reported"}
            </p>
          </li>
        ))}
      </ol>
      {subject === "MESSAGE" && (
        <p className="meta mt-3">
          The messages around it. The rest of the conversation stays closed to staff.
        </p>
      )}
    </section>
  );
}
