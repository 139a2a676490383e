import { Clock } from "lucide-react";
import { Moment } from "@/components/ui/moment";
import { Portrait } from "@/components/ui/portrait";
import type { ActView, MemberView } from "@/lib/domain/profiles/companies/schema";
import { PRODUCT_NAME } from "@/lib/product";
import { quoted } from "@/lib/utils/quoted";

/** One act of a log: who did what to what, as which newsroom, and when. What a job did, nobody did. */
export function ActLine({
  act: { id, who, by, userId, text, subject, rest, as, at },
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
      {by === "JOB" ? (
        <span
          aria-hidden
          className="grid size-9 flex-none place-items-center rounded-full bg-sunk text-ink-3"
        >
          <Clock className="size-4" />
        </span>
      ) : (
        <Portrait name={who} src={members.find(({ id }) => id === userId)?.avatarUrl} size="rail" />
      )}
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <b className="font-[600]">{by === "JOB" ? PRODUCT_NAME : who}</b> {text}
        {subject && ` ${quoted(subject)}`}
        {rest && ` ${rest}`}
        {as && `, as ${as}`}
        <Moment iso={at} className="meta block" />
      </span>
    </li>
  );
}
