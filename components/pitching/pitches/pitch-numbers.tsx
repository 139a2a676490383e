import type { ReactNode } from "react";
import type { DraftView } from "@/lib/domain/pitching/pitch-drafts/schema";
import { utcDayOfYear } from "@/lib/utils/dates";

/** Each of Matches, Sent and Accepted says what it counts. */
export function PitchNumbers({ draft, now }: { draft: DraftView; now: Date }) {
  const { sentCount, acceptedCount, successRate, lastSentAt } = draft;
  return (
    <dl>
      <NumberRow name="Matches" first>
        {draft.matchCount}
      </NumberRow>
      <NumberRow name="Sent" note={lastSentAt ? `last on ${utcDayOfYear(lastSentAt, now)}` : "not sent yet"}>
        {sentCount}
      </NumberRow>
      <NumberRow
        name="Accepted"
        note={sentCount > 0 ? `${acceptedCount} of ${sentCount} sent` : "nothing to count yet"}
      >
        {successRate === null ? (
          <>
            <span aria-hidden>–</span>
            <span className="sr-only">no figure yet</span>
          </>
        ) : (
          `${Math.round(successRate * 100)}%`
        )}
      </NumberRow>
    </dl>
  );
}

function NumberRow({
  name,
  note,
  first = false,
  children,
}: {
  name: string;
  note?: string;
  first?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      className={`flex items-baseline justify-between gap-3 py-[9px] ${first ? "border-ink border-t-2" : "border-rule border-t"}`}
    >
      <dt className="font-[540] text-sm">
        {name} {note && <span className="meta ml-0.5 font-normal">{note}</span>}
      </dt>
      <dd className="num font-[520] font-serif text-xl leading-6">{children}</dd>
    </div>
  );
}
