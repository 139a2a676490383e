import type { ReactNode } from "react";
import { HowCounted } from "@/components/ui/how-counted";
import { LinkButton } from "@/components/ui/link-button";
import { pitchFigures } from "@/lib/domain/insights/dashboard/rules";
import type { DashboardView } from "@/lib/domain/insights/dashboard/schema";
import { cn } from "@/lib/utils/cn";

/** True counts, and each leads to its list. */
export function PitchesTab({ counts }: Pick<DashboardView, "counts">) {
  const { pendingPitches, receivedPitches, activeCollaborations, completedCollaborations } = counts;
  return (
    <>
      <div className="grid border-rule border-b md:grid-cols-3">
        <Count
          title="Sent Pitches"
          count={pendingPitches}
          detail="Waiting for an answer"
          action={
            <LinkButton href="/matching?tab=inbox&box=sent" size="sm">
              View Sent
            </LinkButton>
          }
        />
        <Count
          title="Received Pitches"
          count={receivedPitches}
          detail="Waiting for yours"
          action={
            <LinkButton href="/inbox" size="sm" variant={receivedPitches > 0 ? "tint" : "line"}>
              Review Pitches
            </LinkButton>
          }
        />
        <Count
          title="Total Connections"
          count={activeCollaborations + completedCollaborations}
          detail={`${activeCollaborations.toLocaleString("en")} active, ${completedCollaborations.toLocaleString("en")} completed`}
          action={
            <LinkButton href="/matching" size="sm">
              Find Matches
            </LinkButton>
          }
        />
      </div>
      <HowCounted label="How these are counted" terms={pitchFigures} />
    </>
  );
}

function Count({
  title,
  count,
  detail,
  action,
}: {
  title: string;
  count: number;
  detail: string;
  action: ReactNode;
}) {
  return (
    <div
      className={cn(
        "grid grid-cols-[minmax(0,1fr)_auto] items-center border-rule py-3 not-first:border-t",
        "md:block md:border-t-0! md:px-6 md:pb-6 md:first:pl-0 md:not-first:border-l",
      )}
    >
      <div>
        <h3 className="label">{title}</h3>
        <p className="figure-serif num mt-1 font-[480] text-4xl">{count.toLocaleString("en")}</p>
        <p className="meta mt-0.5">{detail}</p>
      </div>
      <div className="md:mt-3.5">{action}</div>
    </div>
  );
}
