import type { ActView } from "@/lib/domain/profiles/companies/schema";
import { utcMoment } from "@/lib/utils/dates";

/** One act of a log: who did what to what, as which newsroom, and when. */
export function ActLine({ act: { who, text, subject, as, at } }: { act: ActView }) {
  return (
    <li className="border-rule border-b py-3 text-sm [overflow-wrap:anywhere]">
      <b className="font-[600]">{who}</b> {text}
      {subject && ` “${subject}”`}
      {as && `, as ${as}`}
      <span className="meta block">{utcMoment(at)}</span>
    </li>
  );
}
