import { FigureCards } from "@/components/insights/analytics/figure-cards";
import { FigureChart } from "@/components/insights/analytics/figure-chart";
import { analyticsTabs } from "@/components/insights/analytics/tabs";
import { LinkButton } from "@/components/ui/link-button";
import type { AnalyticsView } from "@/lib/domain/insights/figures/schema";

/** The dashboard's Analytics tab: the last 30 days, and the way to every other figure and period. */
export function MonthFigures({ analytics }: { analytics: AnalyticsView }) {
  const [overview] = analyticsTabs;
  const received = analyticsTabs
    .flatMap(({ charts }) => charts)
    .find(({ of }) => of[0] === "pitchesReceived");
  const { zone, note } = analytics.period;
  return (
    <>
      <p className="meta">
        The last 30 days, in days of {zone}
        {note && `. ${note}`}
      </p>
      {overview && <FigureCards names={overview.cards} analytics={analytics} query="tab=analytics" />}
      {received && <FigureChart spec={received} analytics={analytics} />}
      <LinkButton href="/analytics" variant="line" className="mt-8">
        View Analytics
      </LinkButton>
    </>
  );
}
