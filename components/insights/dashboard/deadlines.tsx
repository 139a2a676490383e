"use client";

import { ClockAlert } from "lucide-react";
import { Link } from "@/components/ui/link";
import { useHydrated } from "@/components/ui/use-hydrated";
import { When } from "@/components/ui/when-time";
import { dueIn } from "@/lib/domain/insights/dashboard/rules";
import type { DeadlineView } from "@/lib/domain/insights/dashboard/schema";
import { ANSWER_DAYS } from "@/lib/product";
import { cn } from "@/lib/utils/cn";
import { localBrief, localTimeZone } from "@/lib/utils/dates";
import { quoted } from "@/lib/utils/quoted";

type DeadlineText = { what: string; note: string; href: string };

function tell({ kind, id, title, party }: DeadlineView): DeadlineText {
  const name = party?.name ?? "their";
  const pitch = `/matching?tab=inbox&pitch=${id}`;
  switch (kind) {
    case "answer":
      return {
        what: `Answer ${party?.name ?? "a pitch"}`,
        note: `${quoted(title)} expires after ${ANSWER_DAYS} days`,
        href: pitch,
      };
    case "expiry":
      return {
        what: `${party ? `${name}’s` : "Its"} ${ANSWER_DAYS} days end`,
        note: `${quoted(title)} then expires, and both of you are told`,
        href: pitch,
      };
    case "request":
      return { what: title, note: "Your request closes", href: `/requests/${id}` };
    case "release":
      return { what: title, note: "Your release goes public", href: `/releases/${id}` };
    case "embargo":
      return { what: title, note: "Its embargo ends", href: `/releases/${id}` };
    case "loan":
      return { what: `${title} due back`, note: `Loan to ${name}`, href: "/assets" };
    case "return":
      return { what: `Send ${title} back`, note: `Lent by ${name}`, href: "/assets" };
  }
}

/** Days are the reader's own once the page is alive, and UTC's before. */
export function Deadlines({ deadlines }: { deadlines: DeadlineView[] }) {
  const alive = useHydrated();
  return (
    <ul>
      {deadlines.map((deadline) => {
        const { id, kind, at } = deadline;
        const { when, urgency } = alive ? dueIn(new Date(at), new Date(), localTimeZone()) : deadline;
        const { what, note, href } = tell(deadline);
        return (
          <li key={`${kind} ${id}`} className="border-rule border-t first:border-t-0">
            <Link
              href={href}
              prefetch={false}
              className="group grid grid-cols-[104px_minmax(0,1fr)] gap-x-4 py-3.5"
            >
              <span>
                <span
                  className={cn(
                    "flex items-center gap-1.5 font-serif text-lg leading-5 [&_svg]:size-4",
                    urgency === "urgent" ? "text-warn" : urgency === "low" && "text-ink-2",
                  )}
                >
                  {urgency === "urgent" && <ClockAlert aria-hidden />}
                  {when}
                </span>
                <When iso={at} as={localBrief} className="meta num block" />
              </span>
              <span className="min-w-0">
                <span className="block font-[600] text-pretty text-sm [overflow-wrap:anywhere] group-hover:underline">
                  {what}
                </span>
                <span className="meta block [overflow-wrap:anywhere]">{note}</span>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
