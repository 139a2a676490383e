import { StatCards } from "@/components/insights/figures/stat-cards";
import { type FigureName, figures } from "@/lib/domain/insights/figures/rules";
import type { AnalyticsView } from "@/lib/domain/insights/figures/schema";
import { timeIn, utcDay } from "@/lib/utils/dates";
import { ChangeText } from "./change-text";

/**
 * Four totals of the period, each with its change from the period before and with how it is counted. Of several
 * newsrooms each total says what is whose.
 */
export function FigureCards({
  names,
  analytics,
  newsrooms,
  open,
  query,
}: {
  names: readonly FigureName[];
  analytics: AnalyticsView;
  newsrooms?: readonly (Record<FigureName, number> & { name: string })[];
  open?: string;
  query: string;
}) {
  const { firstDay, lastDay, zone } = analytics.period;
  const span = `${utcDay(`${firstDay}T12:00:00Z`)} to ${utcDay(`${lastDay}T12:00:00Z`)}, days of ${zone}. Counted ${timeIn(analytics.countedAt, zone)}`;
  const days = new URLSearchParams({ from: firstDay, to: lastDay, zone });
  return (
    <StatCards
      label="Figures of the period"
      className=""
      open={open}
      query={query}
      cards={names.map((name) => ({
        ...{ name, label: figures[name].label, counted: figures[name].counted },
        ...{ unit: "count", value: analytics[name], begin: null },
        href: newsrooms ? null : `/analytics/counted/${name}?${days}`,
        opens: opensOf(analytics[name]),
        days: span,
        parts: [
          ...(newsrooms ?? []).map((newsroom) => ({ label: newsroom.name, count: newsroom[name] })),
          { label: "In these days", count: analytics[name] },
          { label: "In as many days before", count: analytics.before[name] },
        ],
        detail: <ChangeText name={name} analytics={analytics} />,
      }))}
    />
  );
}

const opensOf = (count: number) => (count > 1 ? `Open all ${count.toLocaleString("en")}` : "Open the list");
