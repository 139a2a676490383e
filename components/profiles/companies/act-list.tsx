import { Moment } from "@/components/ui/moment";
import { Portrait } from "@/components/ui/portrait";
import type { ActView, MemberView } from "@/lib/domain/profiles/companies/schema";

/** One act of a log: who did what to what, as which newsroom, and when. */
export function ActLine({
  act: { id, who, userId, text, subject, rest, as, at },
  members = [],
  isLinked,
}: {
  act: ActView;
  /** Their portraits are shown. */
  members?: MemberView[];
  /** A link leads to it; it is once on its page. */
  isLinked?: true;
}) {
  return (
    <li
      id={isLinked ? `act-${id}` : undefined}
      className="flex scroll-mt-24 gap-3 border-rule border-b py-3 text-sm"
    >
      <Portrait name={who} src={members.find(({ id }) => id === userId)?.avatarUrl} size="rail" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <b className="font-[600]">{who}</b> {text}
        {subject && ` “${subject}”`}
        {rest && ` ${rest}`}
        {as && `, as ${as}`}
        <Moment iso={at} className="meta block" />
      </span>
    </li>
  );
}
