import { StaffTable } from "@/components/staff/staff-table";
import type { LogEntryView } from "@/lib/domain/staff/audit-log/schema";
import { actAreaLabels } from "@/lib/domain/staff/audit-log/texts";
import { utcMoment } from "@/lib/utils/dates";

/** Acts as a table; on a phone a row is who did what and its facts on wrapping lines. */
export function LogTable({ entries }: { entries: LogEntryView[] }) {
  return (
    <StaffTable heads={["Who", "What", "About", "When (UTC)"]}>
      {entries.map((entry) => (
        <Row key={entry.id} entry={entry} />
      ))}
    </StaffTable>
  );
}

function Row({
  entry: { who, text, area, subject, rest, subjectKind, subjectId, as, at },
}: {
  entry: LogEntryView;
}) {
  const kind = subjectKind.replaceAll("_", " ");
  return (
    <tr className="border-rule border-b max-md:flex max-md:flex-wrap max-md:gap-x-4 max-md:gap-y-1 max-md:py-3">
      <td className="py-2.5 pr-4 max-md:w-full max-md:py-0">
        <span className="block font-[600] [overflow-wrap:anywhere]">{who}</span>
        {as && <span className="meta block">as {as}</span>}
      </td>
      <td className="py-2.5 pr-4 max-md:py-0">
        {text}
        <span className="meta block">{actAreaLabels[area]}</span>
      </td>
      <td className="py-2.5 pr-4 max-md:py-0">
        <span className="[overflow-wrap:anywhere]">{[subject ?? kind, rest].filter(Boolean).join(" ")}</span>
        {subjectId && <span className="meta block [overflow-wrap:anywhere]">{`${kind} ${subjectId}`}</span>}
      </td>
      <td className="num py-2.5 max-md:py-0">{utcMoment(at)}</td>
    </tr>
  );
}
