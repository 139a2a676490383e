import { Moment } from "@/components/ui/moment";
import { Portrait } from "@/components/ui/portrait";
import type { ActView, MemberView } from "@/lib/domain/profiles/companies/schema";

/** One act of a log: who did what to what, as which newsroom, and when. */
export function ActLine({
  act: { who, userId, text, subject, as, at },
  members = [],
}: {
  act: ActView;
  /** Their portraits are shown. */
  members?: MemberView[];
}) {
  return (
    <li className="flex gap-3 border-rule border-b py-3 text-sm">
      <Portrait name={who} src={members.find(({ id }) => id === userId)?.avatarUrl} size="rail" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <b className="font-[600]">{who}</b> {text}
        {subject && ` “${subject}”`}
        {as && `, as ${as}`}
        <Moment iso={at} className="meta block" />
      </span>
    </li>
  );
}
